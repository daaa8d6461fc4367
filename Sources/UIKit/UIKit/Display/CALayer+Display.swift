import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

extension CALayer {
  /// From the layer's coordinates (its bounds) to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let origin = CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height)
    let own = isTransformIdentity ? origin : origin.concatenating(affineTransform())
    return own.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Sublayers back to front: by depth, then in their order.
  var sublayersInDrawingOrder: [CALayer] {
    guard let sublayers else { return [] }
    guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
    return sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// The bounds with rounded corners; a radius is at most half of the short side.
  var outline: DisplayList.Shape {
    guard cornerRadius > 0, !maskedCorners.isEmpty else { return .rect(bounds) }
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    guard radius > 0 else { return .rect(bounds) }
    func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
    return .roundedRect(
      bounds,
      DisplayList.CornerRadii(
        topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
        bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner), isContinuous: cornerCurve == .continuous))
  }

  /// The shadow with what casts it: the path that code gave, the filled outline, or else whatever the layer draws.
  func displayShadow(_ outline: DisplayList.Shape) -> DisplayList.Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let shadowColor, shadowColor.alpha > 0 else { return nil }
    let color = CGColor(
      red: shadowColor.red, green: shadowColor.green, blue: shadowColor.blue,
      alpha: shadowColor.alpha * CGFloat(min(shadowOpacity, 1)))
    var shape: DisplayList.Shape?
    if let shadowPath {
      shape = .path(shadowPath)
    } else if let backgroundColor, backgroundColor.alpha == 1 {
      shape = outline
    }
    return DisplayList.Shadow(color: color, offset: shadowOffset, radius: shadowRadius, shape: shape)
  }

  /// What the layer shows by its class and `contents`, without its background.
  func emitOwnContent(into items: inout [DisplayList.Item]) {
    switch self {
    case let gradient as CAGradientLayer: gradient.emitGradient(into: &items)
    case let shape as CAShapeLayer: shape.emitShape(into: &items)
    case let text as CATextLayer: text.emitText(into: &items)
    default: break
    }
    if let image = contents.flatMap({ $0 as? CGImage }) { emitContents(image, into: &items) }
  }

  private func emitContents(_ image: CGImage, into items: inout [DisplayList.Item]) {
    let size = CGSize(width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    items.append(
      .image(DisplayList.Image(image: image, rect: contentsGravity.rect(for: size, in: bounds), scale: contentsScale)))
  }
}

extension CALayerContentsGravity {
  /// Where contents of a size stand in the bounds.
  ///
  /// Apple names top and bottom for coordinates that grow upwards.
  fileprivate func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    func fitted(_ scale: CGFloat) -> CGRect {
      let (width, height) = (size.width * scale, size.height * scale)
      return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
    guard size.width > 0, size.height > 0 else { return bounds }
    let (left, right) = (bounds.minX, bounds.maxX - size.width)
    let (top, bottom) = (bounds.minY, bounds.maxY - size.height)
    let (middleX, middleY) = (bounds.midX - size.width / 2, bounds.midY - size.height / 2)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y), size: size) }
    switch self {
    case .resizeAspect: return fitted(min(bounds.width / size.width, bounds.height / size.height))
    case .resizeAspectFill: return fitted(max(bounds.width / size.width, bounds.height / size.height))
    case .center: return at(middleX, middleY)
    case .top: return at(middleX, bottom)
    case .bottom: return at(middleX, top)
    case .left: return at(left, middleY)
    case .right: return at(right, middleY)
    case .topLeft: return at(left, bottom)
    case .topRight: return at(right, bottom)
    case .bottomLeft: return at(left, top)
    case .bottomRight: return at(right, top)
    default: return bounds
    }
  }
}
