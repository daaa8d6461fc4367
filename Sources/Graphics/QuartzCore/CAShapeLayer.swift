public import CoreGraphics
public import Foundation

/// A layer that fills and strokes a path, in its own coordinates.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { changedAppearance() } }
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changedAppearance() } }
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { changedAppearance() } }
  open var strokeColor: CGColor? { didSet { changedAppearance() } }
  /// The part of the path that is stroked, in fractions of its length.
  open var strokeStart: CGFloat = 0 { didSet { changedAppearance() } }
  open var strokeEnd: CGFloat = 1 { didSet { changedAppearance() } }
  open var lineWidth: CGFloat = 1 { didSet { changedAppearance() } }
  open var miterLimit: CGFloat = 10 { didSet { changedAppearance() } }
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { changedAppearance() } }
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { changedAppearance() } }
  open var lineDashPhase: CGFloat = 0 { didSet { changedAppearance() } }
  open var lineDashPattern: [NSNumber]? { didSet { changedAppearance() } }

  package override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (strokeStart, strokeEnd, lineWidth, miterLimit) = (other.strokeStart, other.strokeEnd, other.lineWidth, other.miterLimit)
    (lineCap, lineJoin, lineDashPhase) = (other.lineCap, other.lineJoin, other.lineDashPhase)
    lineDashPattern = other.lineDashPattern
  }

  package override func declaredValue(forKey key: String) -> Any? {
    switch key {
    case "path": path
    case "fillColor": fillColor
    case "fillRule": fillRule.rawValue
    case "strokeColor": strokeColor
    case "strokeStart": strokeStart
    case "strokeEnd": strokeEnd
    case "lineWidth": lineWidth
    case "miterLimit": miterLimit
    case "lineCap": lineCap.rawValue
    case "lineJoin": lineJoin.rawValue
    case "lineDashPhase": lineDashPhase
    case "lineDashPattern": lineDashPattern
    default: super.declaredValue(forKey: key)
    }
  }

  package override func setDeclaredValue(_ value: Any?, forKey key: String) -> Bool {
    let number = KeyedValue.cgFloat(value)
    switch key {
    case "path": path = value as? CGPath
    case "fillColor": fillColor = value as? CGColor
    case "fillRule": fillRule = value as? CAShapeLayerFillRule ?? CAShapeLayerFillRule(rawValue: value as? String ?? "non-zero")
    case "strokeColor": strokeColor = value as? CGColor
    case "strokeStart": strokeStart = number ?? strokeStart
    case "strokeEnd": strokeEnd = number ?? strokeEnd
    case "lineWidth": lineWidth = number ?? lineWidth
    case "miterLimit": miterLimit = number ?? miterLimit
    case "lineCap": lineCap = value as? CAShapeLayerLineCap ?? CAShapeLayerLineCap(rawValue: value as? String ?? "butt")
    case "lineJoin": lineJoin = value as? CAShapeLayerLineJoin ?? CAShapeLayerLineJoin(rawValue: value as? String ?? "miter")
    case "lineDashPhase": lineDashPhase = number ?? lineDashPhase
    case "lineDashPattern":
      lineDashPattern = (value as? [Any])?.compactMap { KeyedValue.number($0).map { NSNumber(value: $0) } }
    default: return super.setDeclaredValue(value, forKey: key)
    }
    return true
  }
}
