import CoreGraphics
import Foundation

/// A rectangle with shaped corners, cut into the pixels that a corner can touch and what lies between them.
struct CornerWindows {
  private let box: CGRect
  /// The first whole column and row right of and below the upper left corners, and the first ones of the lower right corners.
  private let left: Int
  private let right: Int
  private let top: Int
  private let bottom: Int

  /// - Parameters:
  ///   - box: in pixels
  ///   - reach: of a corner along the edges, before the transform
  /// Nil where the corners leave nothing between them.
  init?(_ box: CGRect, reach: CGFloat, transform: CGAffineTransform) {
    self.box = box
    left = Int(pixel: (box.minX + reach * transform.a).rounded(.up))
    right = Int(pixel: (box.maxX - reach * transform.a).rounded(.down))
    top = Int(pixel: (box.minY + reach * transform.d).rounded(.up))
    bottom = Int(pixel: (box.maxY - reach * transform.d).rounded(.down))
    guard left < right, top < bottom else { return nil }
  }

  /// The four corners.
  func windows(within bounds: PixelRect) -> [PixelRect] {
    [
      PixelRect(left: bounds.left, top: bounds.top, right: left, bottom: top),
      PixelRect(left: right, top: bounds.top, right: bounds.right, bottom: top),
      PixelRect(left: bounds.left, top: bottom, right: left, bottom: bounds.bottom),
      PixelRect(left: right, top: bottom, right: bounds.right, bottom: bounds.bottom),
    ].map { $0.intersection(bounds) }
  }

  /// What lies between the corners: above, the middle over the whole width, below.
  var rectangles: [CGRect] {
    let (x, width) = (CGFloat(left), CGFloat(right - left))
    return [
      CGRect(x: x, y: box.minY, width: width, height: CGFloat(top) - box.minY),
      CGRect(x: box.minX, y: CGFloat(top), width: box.width, height: CGFloat(bottom - top)),
      CGRect(x: x, y: CGFloat(bottom), width: width, height: box.maxY - CGFloat(bottom)),
    ]
  }

  /// The pixels of a frame's edges between the corners.
  func edges(thickness: CGFloat, transform: CGAffineTransform) -> [PixelRect] {
    let whole = PixelRect(covering: box)
    let inner = box.insetBy(dx: thickness * transform.a, dy: thickness * transform.d)
    let (innerLeft, innerRight) = (Int(pixel: inner.minX.rounded(.up)), Int(pixel: inner.maxX.rounded(.down)))
    let (innerTop, innerBottom) = (Int(pixel: inner.minY.rounded(.up)), Int(pixel: inner.maxY.rounded(.down)))
    return [
      PixelRect(left: left, top: whole.top, right: right, bottom: min(innerTop, bottom)),
      PixelRect(left: left, top: max(innerBottom, top), right: right, bottom: whole.bottom),
      PixelRect(left: whole.left, top: top, right: min(innerLeft, right), bottom: bottom),
      PixelRect(left: max(innerRight, left), top: top, right: whole.right, bottom: bottom),
    ]
  }
}
