import CoreGraphics
import Foundation

/// The view of a page view controller: the page, above the strip of the dots.
@MainActor
final class PageView: ContentView {
  var lowerInset: CGFloat = 0 { didSet { if lowerInset != oldValue { setNeedsLayout() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - lowerInset))
  }
}
