package import CoreGraphics
public import Foundation

/// A layer that fills its bounds with a gradient.
open class CAGradientLayer: CALayer {
  /// `CGColor` objects.
  open var colors: [Any]? { didSet { changedAppearance() } }
  /// From 0 to 1, one a colour; nil spreads the colours evenly.
  open var locations: [NSNumber]? { didSet { changedAppearance() } }
  /// In fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changedAppearance() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changedAppearance() } }
  open var type: CAGradientLayerType = .axial { didSet { changedAppearance() } }

  package override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  package override func declaredValue(forKey key: String) -> Any? {
    switch key {
    case "colors": colors
    case "locations": locations
    case "startPoint": startPoint
    case "endPoint": endPoint
    case "type": type.rawValue
    default: super.declaredValue(forKey: key)
    }
  }

  package override func setDeclaredValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "colors": colors = value as? [Any]
    case "locations": locations = (value as? [Any])?.compactMap { KeyedValue.number($0).map { NSNumber(value: $0) } }
    case "startPoint": startPoint = KeyedValue.point(value) ?? startPoint
    case "endPoint": endPoint = KeyedValue.point(value) ?? endPoint
    case "type": type = value as? CAGradientLayerType ?? CAGradientLayerType(rawValue: value as? String ?? "axial")
    default: return super.setDeclaredValue(value, forKey: key)
    }
    return true
  }

  /// The colours with their places, ascending from 0 to 1; empty where nothing is to be drawn.
  package var stops: [(location: CGFloat, color: CGColor)] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1 else { return colors.map { (0, $0) } }
    var floor: CGFloat = 0
    return colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      floor = max(floor, min(1, given ?? (locations == nil ? even : 1)))
      return (floor, color)
    }
  }
}
