import CoreGraphics
import Foundation

/// A container's view that shows one child's view below everything else.
@MainActor
class ContentView: UIView {
  final var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content {
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(content, at: 0)
      }
      setNeedsLayout()
    }
  }
}
