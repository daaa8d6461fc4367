import Foundation

/// A rectangle of whole pixels; the right and bottom edges are exclusive.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The smallest one that holds a rectangle; coordinates beyond a million pixels are cut off.
  init(covering rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty || rect.width > 0 || rect.height > 0 else {
      self.init(left: 0, top: 0, right: 0, bottom: 0)
      return
    }
    self.init(
      left: Int(pixel: rect.minX.rounded(.down)), top: Int(pixel: rect.minY.rounded(.down)),
      right: Int(pixel: rect.maxX.rounded(.up)), bottom: Int(pixel: rect.maxY.rounded(.up)))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  func grown(by margin: Int) -> PixelRect {
    PixelRect(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }
}

extension Int {
  /// A position in pixels; what lies beyond a million is moved there, and what is no number to zero.
  init(pixel value: CGFloat) { self = value.isNaN ? 0 : Int(Swift.min(1e6, Swift.max(-1e6, value))) }
}

extension CGRect {
  /// Whether all four edges are numbers.
  var isFinite: Bool { (minX + minY + width + height).isFinite }

  /// The intersection; null where an edge is no number, on which Foundation's own stops the process.
  func overlap(_ other: CGRect) -> CGRect { isFinite && other.isFinite ? intersection(other) : .null }
}
