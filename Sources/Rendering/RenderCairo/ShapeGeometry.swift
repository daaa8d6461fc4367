import CoreGraphics
import DisplayList
import Foundation

/// Paths of shapes.
enum ShapeGeometry {
  static func bounds(of shape: DisplayList.Shape) -> CGRect {
    if case .path(let path) = shape { return path.boundingBox }
    return shape.boundingBox
  }

  static func elements(of shape: DisplayList.Shape) -> [CGPath.Element] { shape.path.elements }

  /// A corner's radius, at most half of the shorter edge.
  static func clamp(_ radius: CGFloat, in r: CGRect) -> CGFloat { max(0, min(radius, min(r.width, r.height) / 2)) }

  /// The inner edge of a border; nil where the border leaves nothing open.
  static func inset(_ shape: DisplayList.Shape, by width: CGFloat) -> DisplayList.Shape? {
    switch shape {
    case .rect(let r):
      return r.width > 2 * width && r.height > 2 * width ? .rect(r.insetBy(dx: width, dy: width)) : nil
    case .ellipse(let r):
      return r.width > 2 * width && r.height > 2 * width ? .ellipse(r.insetBy(dx: width, dy: width)) : nil
    case .roundedRect(let r, let radii):
      guard r.width > 2 * width, r.height > 2 * width else { return nil }
      func less(_ radius: CGFloat) -> CGFloat { max(0, clamp(radius, in: r) - width) }
      return .roundedRect(
        r.insetBy(dx: width, dy: width),
        DisplayList.CornerRadii(
          topLeft: less(radii.topLeft), topRight: less(radii.topRight), bottomRight: less(radii.bottomRight),
          bottomLeft: less(radii.bottomLeft), isContinuous: radii.isContinuous))
    case .path: return nil
    }
  }

  /// How far the corners reach into a rectangle, in points: the greatest radius, or the longer reach of continuous corners.
  static func cornerReach(_ radii: DisplayList.CornerRadii, in r: CGRect) -> CGFloat {
    let greatest = clamp(max(max(radii.topLeft, radii.topRight), max(radii.bottomRight, radii.bottomLeft)), in: r)
    return radii.isContinuous ? min(greatest * ContinuousCorners.reach, max(r.width, r.height) / 2) : greatest
  }
}
