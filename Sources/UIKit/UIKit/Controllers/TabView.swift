import CoreGraphics
import Foundation

/// The view of a tab bar controller: the content, and the bar over it.
@MainActor
final class TabView: ContentView {
  weak var controller: UITabBarController?
  private weak var watched: UIScrollView?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    controller.updateItems()
    let bar = controller.tabBar
    let shown = controller.selectedViewController
    bar.isHidden = controller.isTabBarHidden || shown?.hidesTabBar == true
    let height = UITabBar.rowHeight(traitCollection)
    let bottom = safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - height - bottom, width: bounds.width, height: height + bottom)
    let scrollView = shown?.shownScrollView
    watch(scrollView)
    bar.backdrop = content?.barBackdrop
    bar.isAtScrollEdge = scrollView.map(isAtEdge) ?? true
    guard let shown, let content, shown.storedView === content else { return }
    let covered = bar.isHidden ? 0 : height
    let top = shown.shownForBars
    let reachesDown =
      covered == 0 || top.edgesForExtendedLayout.contains(.bottom) && (bar.isTranslucent || top.extendedLayoutIncludesOpaqueBars)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - (reachesDown ? 0 : covered + bottom))
    shown.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: reachesDown ? covered : 0, right: 0)
  }

  /// Whether nothing of the content stands behind the bar.
  private func isAtEdge(_ scrollView: UIScrollView) -> Bool {
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
    return scrollView.contentOffset.y >= end
  }

  private func watch(_ scrollView: UIScrollView?) {
    guard watched !== scrollView else { return }
    if watched?.tabHolder === self { watched?.tabHolder = nil }
    watched = scrollView
    scrollView?.tabHolder = self
  }
}

extension UIViewController {
  /// Whether a pushed controller hides the bar of tabs below.
  fileprivate var hidesTabBar: Bool {
    guard let navigation = self as? UINavigationController else { return hidesBottomBarWhenPushed }
    return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
  }

  /// The controller whose content stands between the bars.
  fileprivate var shownForBars: UIViewController { (self as? UINavigationController)?.topViewController ?? self }

  fileprivate var shownScrollView: UIScrollView? {
    let shown = shownForBars
    return shown.contentScrollView(for: .bottom) ?? shown.barScrollView
  }
}
