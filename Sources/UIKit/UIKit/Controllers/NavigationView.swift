import CoreGraphics
import Foundation

/// The view of a navigation controller: the content, and bars over it.
@MainActor
final class NavigationView: ContentView {
  weak var controller: UINavigationController?
  private weak var watched: UIScrollView?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    layoutBars(of: controller)
  }

  private func layoutBars(of controller: UINavigationController) {
    let (bar, top) = (controller.navigationBar, controller.topViewController)
    let (safe, isLow) = (safeAreaInsets, traitCollection.verticalSizeClass == .compact)
    let hidesAll = controller.hidesBarsWhenVerticallyCompact && isLow
    let items = controller.viewControllers.map(\.navigationItem)
    if !(bar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { bar.setItems(items, animated: false) }

    bar.isHidden = controller.isNavigationBarHidden || hidesAll
    let scrollView = top?.barScrollView
    watch(scrollView)
    var control = UINavigationBar.Control(isControlled: true, topInset: safe.top)
    control.backdrop = content?.barBackdrop
    control.cardHeight = controller.isInCard ? 12 : 0
    bar.control.cardHeight = control.cardHeight
    control.largeTitleHeight = largeTitleHeight(bar, scrollView, safe.top)
    let height = bar.rowHeight + bar.promptHeight + control.largeTitleHeight
    control.isAtScrollEdge = scrollView.map { isAtEdge($0, barBottom: safe.top + height) } ?? true
    if bar.control != control {
      bar.control = control
      bar.setNeedsLayout()
    }
    bar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: height)

    let toolbarHeight = layoutToolbar(of: controller, isHidden: controller.isToolbarHidden || hidesAll)
    guard let top, let content, top.storedView === content else { return }
    layout(content, of: top, barHeight: bar.isHidden ? 0 : height, isBarOpaque: !bar.isTranslucent, toolbarHeight, controller)
  }

  private func layoutToolbar(of controller: UINavigationController, isHidden: Bool) -> CGFloat {
    guard !isHidden, let toolbar = controller.toolbar else {
      if controller.toolbarIsShown { controller.toolbar.isHidden = true }
      return 0
    }
    if toolbar.superview !== self { addSubview(toolbar) }
    controller.toolbarIsShown = true
    toolbar.isHidden = false
    let bottom = safeAreaInsets.bottom
    let height = UIToolbar.height(aboveInset: bottom, traitCollection)
    toolbar.frame = CGRect(x: 0, y: bounds.height - bottom - height, width: bounds.width, height: height)
    toolbar.bottomInset = bottom
    toolbar.backdrop = content?.barBackdrop
    let items = controller.topViewController?.toolbarItems
    if !(toolbar.items ?? []).elementsEqual(items ?? [], by: { $0 === $1 }) { toolbar.items = items }
    toolbar.isAtScrollEdge = controller.topViewController?.barScrollView == nil
    return height
  }

  /// Content reaches below translucent bars and tells its safe area of them; it ends at opaque ones, unless it asks otherwise.
  private func layout(
    _ content: UIView, of top: UIViewController, barHeight: CGFloat, isBarOpaque: Bool, _ toolbarHeight: CGFloat,
    _ controller: UINavigationController
  ) {
    let safe = safeAreaInsets
    let includesOpaque = top.extendedLayoutIncludesOpaqueBars
    let reachesUp = barHeight == 0 || top.edgesForExtendedLayout.contains(.top) && (!isBarOpaque || includesOpaque)
    let isToolbarOpaque = toolbarHeight > 0 && !controller.toolbar.isTranslucent
    let reachesDown = toolbarHeight == 0 || top.edgesForExtendedLayout.contains(.bottom) && (!isToolbarOpaque || includesOpaque)
    let upper = reachesUp ? 0 : safe.top + barHeight
    let lower = reachesDown ? 0 : safe.bottom + toolbarHeight
    content.frame = CGRect(x: 0, y: upper, width: bounds.width, height: max(0, bounds.height - upper - lower))
    top.barInsets = UIEdgeInsets(top: reachesUp ? barHeight : 0, left: 0, bottom: reachesDown ? toolbarHeight : 0, right: 0)
  }

  // MARK: Scrolled content

  /// A large title goes up with the content that is scrolled away below it.
  private func largeTitleHeight(_ bar: UINavigationBar, _ scrollView: UIScrollView?, _ top: CGFloat) -> CGFloat {
    let full = bar.fullLargeTitleHeight
    guard full > 0, let scrollView else { return full }
    let rest = -(scrollView.contentInset.top + top + bar.rowHeight + bar.promptHeight + full)
    guard scrollView.contentOffset.y != -scrollView.adjustedContentInset.top else { return full }
    return min(full, max(0, full - (scrollView.contentOffset.y - rest)))
  }

  /// Whether nothing of the content stands behind the bar.
  private func isAtEdge(_ scrollView: UIScrollView, barBottom: CGFloat) -> Bool {
    if scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top { return true }
    return scrollView.convert(CGPoint.zero, to: self).y >= barBottom
  }

  private func watch(_ scrollView: UIScrollView?) {
    guard watched !== scrollView else { return }
    if watched?.barHolder === self { watched?.barHolder = nil }
    watched = scrollView
    scrollView?.barHolder = self
  }
}

extension UIView {
  /// The colour that stands behind bars over the view: its own, or that of the first view below that covers it.
  package var barBackdrop: UIColor? {
    var view: UIView = self
    while true {
      if let color = view.backgroundColor, color.cgColor(with: traitCollection).alpha == 1 { return color }
      guard let cover = view.storedSubviews.first(where: { $0.bounds.size == view.bounds.size }) else { return .systemBackground }
      view = cover
    }
  }
}

extension UIViewController {
  /// The scroll view that bars look at: the view itself, or the first of its subviews that is one.
  package var barScrollView: UIScrollView? {
    if let contentScrollView = contentScrollView(for: .top) { return contentScrollView }
    if let shown = childForBars { return shown.barScrollView }
    guard let view = storedView else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The child whose content stands below the bars in place of the controller's own.
  private var childForBars: UIViewController? { (self as? UITabBarController)?.selectedViewController }
}
