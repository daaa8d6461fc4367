import CoreGraphics
import Foundation

extension UIScrollView {
  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != scrolling.contentInset else { return }
    scrolling.contentInset = inset
    updateAdjustedInset()
  }

  /// Adds up the inset; content that rests at its upper or left edge stays there.
  func updateAdjustedInset() {
    let (old, new) = (scrolling.adjustedInset, scrolling.contentInset.adding(adjustment))
    guard new != old else { return }
    scrolling.adjustedInset = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if offset != contentOffset { contentOffset = offset }
    markNeedsLayout()
    for subview in storedSubviews { subview.updateInheritedInsets() }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// What of the safe area is added (source: Apple's documentation of `ContentInsetAdjustmentBehavior`).
  private var adjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    var (horizontal, vertical): (Bool, Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes: (horizontal, vertical) = scrollableAxes
    case .automatic:
      (horizontal, vertical) = scrollableAxes
      if isContentInNavigationController { vertical = true }
    }
    return UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
      right: horizontal ? safe.right : 0)
  }

  private var scrollableAxes: (Bool, Bool) {
    (contentSize.width > bounds.width || alwaysBounceHorizontal, contentSize.height > bounds.height || alwaysBounceVertical)
  }

  /// Whether the view is what a controller in a navigation controller shows: its view, or a subview of that.
  private var isContentInNavigationController: Bool {
    guard let controller = viewController ?? storedSuperview?.viewController, controller.automaticallyAdjustsScrollViewInsets else {
      return false
    }
    return controller.isInNavigationController
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}
