import CoreGraphics
import Foundation

extension UINavigationController {
  /// Puts the top controller's view below the bars before it appears for the first time.
  func installTopView(animated: Bool) {
    guard let top = topViewController, let container = storedView as? NavigationView else { return }
    guard container.content !== top.storedView || top.storedView == nil else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    container.content = top.view
    top.beginAppearance()
  }

  /// The views of a stack that is changed while it is seen.
  func replace(_ old: UIViewController?, with new: UIViewController?, animated: Bool) {
    guard let container = storedView as? NavigationView else { return }
    container.setNeedsLayout()
    tabBarController?.storedView?.setNeedsLayout()
    guard old !== new, appearance != .disappeared else {
      if appearance == .disappeared, old !== new { container.content = nil }
      return
    }
    transition(from: old, to: new, willShow: { self.delegate?.navigationController(self, willShow: $0, animated: animated) }) {
      container.content = new?.storedView
    }
    if appearance == .appeared, let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }
}

extension UIViewController {
  /// The nearest navigation controller above.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest controller of a class above.
  func ancestor<Controller>() -> Controller? {
    var controller = storedParent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.storedParent
    }
    return nil
  }

  /// Whether a navigation controller stands above.
  var isInNavigationController: Bool { navigationController != nil }

  /// Tells one child that it goes and another that it comes, in UIKit's order, around the exchange of their views.
  func transition(
    from old: UIViewController?, to new: UIViewController?, willShow: (UIViewController) -> Void = { _ in }, exchange: () -> Void
  ) {
    let wasAppeared = appearance == .appeared
    new?.loadViewIfNeeded()
    old?.beginDisappearance()
    if let new {
      willShow(new)
      new.beginAppearance()
    }
    exchange()
    new?.tellIsAppearing()
    storedView?.layoutIfNeeded()
    old?.endDisappearance()
    if wasAppeared { new?.endAppearance() }
  }
}
