import CoreGraphics
import Foundation

extension UIView {
  /// Has the margins leave no more than the readable width, in the middle: what Interface Builder's “Follow Readable Width” does.
  package func followReadableWidth() {
    margins.followsReadableWidth = true
    if updateReadableSide() { marginsDidChange() }
  }

  /// Whether it changed with the view's width.
  func updateReadableSide() -> Bool {
    guard margins.followsReadableWidth else { return false }
    let side = max(0, (bounds.width - ReadableWidth.width(for: traitCollection.preferredContentSizeCategory)) / 2)
    guard side != margins.readableSide else { return false }
    margins.readableSide = side
    return true
  }
}

/// The widest that text should run, by text size.
enum ReadableWidth {
  /// 672 at the default size on a 1024-point iPad (source: useyourloaf.com, readable content guides), 560 at the smallest (two frames
  /// that Xcode 13, whose canvas has that size, stored).
  ///
  /// The other sizes are an approximation: they lie between, or scale with the body style, as the guide is meant to hold about as many
  /// characters a line.
  static func width(for category: UIContentSizeCategory) -> CGFloat {
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
    return (body < 17 ? 560 + (body - 14) * (672 - 560) / 3 : 672 * body / 17).rounded()
  }
}
