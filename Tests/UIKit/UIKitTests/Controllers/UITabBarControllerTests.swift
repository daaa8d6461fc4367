import CoreGraphics
import Foundation
import Testing
import UIKit

/// Heights from stored Interface Builder frames, rules from Apple's documentation.
@MainActor @Suite struct UITabBarControllerTests {
  private func tabs(_ count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "Tab \(index)"
      return controller
    }
    return tabs
  }

  @Test func barIs49PointsAboveTheHomeIndicator() {
    let tabs = tabs(3)
    _ = Screen(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(tabs.selectedViewController?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(tabs.selectedViewController?.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
  }

  @Test func barIs32PointsOnALowScreen() {
    let tabs = tabs(3)
    _ = Screen.landscape(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 393 - 53, width: 852, height: 53))
  }

  @Test func contentEndsAtAnOpaqueBar() {
    let tabs = tabs(2)
    tabs.tabBar.isTranslucent = false
    _ = Screen(tabs)
    #expect(tabs.selectedViewController?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 769))
  }

  @Test func itemsShareTheWidth() throws {
    let tabs = tabs(3)
    _ = Screen(tabs)
    for index in 0..<3 {
      let label = try #require(tabs.tabBar.label("Tab \(index)"))
      #expect(isNear(label.screenFrame.midX, 393 / 6 * CGFloat(2 * index + 1), 0.5))
      #expect(label.font.pointSize == 10)
    }
  }

  @Test func onlyTheSelectedScreenIsLoaded() {
    let tabs = tabs(3)
    let screen = Screen(tabs)
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, false])
    tabs.selectedIndex = 2
    screen.layout()
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, true])
    #expect(tabs.viewControllers?[0].view.window == nil)
    #expect(tabs.selectedViewController?.view.window === screen.window)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[2].tabBarItem)
  }

  @Test func tapSelectsAndAsksTheDelegate() throws {
    final class Judge: NSObject, UITabBarControllerDelegate {
      var selected: [UIViewController] = []
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        viewController.title != "Tab 1"
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        selected.append(viewController)
      }
    }
    let (tabs, judge) = (tabs(3), Judge())
    tabs.delegate = judge
    let screen = Screen(tabs)
    for index in [1, 2] {
      try #require(tabs.tabBar.label("Tab \(index)")?.superview as? UIControl).sendActions(for: .touchUpInside)
    }
    screen.layout()
    #expect(tabs.selectedIndex == 2)
    #expect(judge.selected.map(\.title) == ["Tab 2"])
  }

  @Test func moreThanFiveStandBehindMoreOnAPhone() {
    let tabs = tabs(7)
    let screen = Screen(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    tabs.selectedViewController = tabs.moreNavigationController
    screen.layout()
    #expect(screen.window.label("Tab 6")?.screenFrame.minX == 16)
    let wide = self.tabs(7)
    _ = Screen.pad(wide)
    #expect(wide.tabBar.items?.count == 7)
  }

  @Test func navigationControllersShowTheirFirstScreensItem() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    _ = Screen(tabs)
    #expect(tabs.tabBar.items?.first?.title == "Search")
    #expect(root.tabBarController === tabs)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
  }

  @Test func pushedScreenMayHideTheBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let screen = Screen(tabs)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: false)
    screen.layout()
    #expect(tabs.tabBar.isHidden)
    #expect(next.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    screen.layout()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func badgeIsARedCapsule() throws {
    let tabs = tabs(2)
    tabs.viewControllers?[1].tabBarItem.badgeValue = "12"
    _ = Screen(tabs)
    let label = try #require(tabs.tabBar.label("12"))
    let badge = try #require(label.superview)
    #expect(badge.backgroundColor == .systemRed)
    #expect(badge.bounds.height == 18)
    #expect(badge.layer.cornerRadius == 9)
  }

  @Test func emptyBarIsDrawnWithoutItems() {
    let tabs = UITabBarController()
    _ = Screen(tabs)
    #expect(tabs.tabBar.frame.height == 83)
    #expect(tabs.selectedIndex == NSNotFound)
  }
}
