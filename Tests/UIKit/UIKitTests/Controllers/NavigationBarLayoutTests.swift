import CoreGraphics
import Foundation
import Testing
import UIKit

/// Heights and places that stored Interface Builder frames, Apple's documentation and pictures of iOS show.
@MainActor @Suite struct NavigationBarLayoutTests {
  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func navigation(_ titles: String...) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller(titles[0]))
    for title in titles.dropFirst() { navigation.pushViewController(controller(title), animated: false) }
    return navigation
  }

  @Test func barIs44PointsBelowTheStatusBar() {
    let navigation = navigation("Title")
    let screen = Screen(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(navigation.topViewController?.view.frame == screen.window.bounds)
    #expect(navigation.topViewController?.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(navigation.topViewController?.topLayoutGuide.length == 103)
    #expect(navigation.topViewController?.bottomLayoutGuide.length == 34)
  }

  @Test func barIs32PointsOnALowScreen() {
    let navigation = navigation("Title")
    navigation.navigationBar.prefersLargeTitles = true
    _ = Screen.landscape(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(navigation.topViewController?.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
  }

  @Test func barIs50PointsOnAPad() {
    let navigation = navigation("Title")
    _ = Screen.pad(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 834, height: 50))
  }

  @Test func barIs54PointsSinceIOS26() {
    Environment.with(generation: 26) {
      let navigation = navigation("Title")
      _ = Screen(navigation)
      #expect(navigation.navigationBar.frame.height == 54)
    }
  }

  @Test func largeTitleMakesIt96() {
    let navigation = navigation("Title")
    navigation.navigationBar.prefersLargeTitles = true
    _ = Screen(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 155)
    let label = navigation.navigationBar.label("Title")
    #expect(label?.font.pointSize == 34)
    #expect(label?.screenFrame.minX == 16)
  }

  @Test func largeTitlesFollowTheItems() {
    let navigation = navigation("One", "Two")
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers[1].navigationItem.largeTitleDisplayMode = .never
    let screen = Screen(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: false)
    screen.layout()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func promptAdds30() {
    let navigation = navigation("Title")
    navigation.topViewController?.navigationItem.prompt = "Choose one"
    _ = Screen(navigation)
    #expect(navigation.navigationBar.frame.height == 74)
  }

  @Test func hiddenBarCoversNothing() {
    let navigation = navigation("Title")
    navigation.isNavigationBarHidden = true
    _ = Screen(navigation)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 59)
  }

  @Test func contentEndsAtAnOpaqueBar() {
    let navigation = navigation("Title")
    navigation.navigationBar.isTranslucent = false
    let screen = Screen(navigation)
    #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 0)
    navigation.topViewController?.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    screen.layout()
    #expect(navigation.topViewController?.view.frame.minY == 0)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 103)
  }

  @Test func edgesForExtendedLayoutKeepContentBelowTheBar() {
    let navigation = navigation("Title")
    navigation.topViewController?.edgesForExtendedLayout = []
    _ = Screen(navigation)
    #expect(navigation.topViewController?.view.frame.minY == 103)
  }

  @Test func titleStandsInTheMiddle() {
    let navigation = navigation("Title")
    _ = Screen(navigation)
    let frame = navigation.navigationBar.label("Title")?.screenFrame ?? .zero
    #expect(isNear(frame.midX, 196.5, 0.34))
    #expect(isNear(frame.midY, 59 + 22, 0.34))
  }

  /// Pictures of iOS 13 have the plus 18 to 35.67 points from the left edge and 13 to 31 from the bar's top.
  @Test func buttonsStandAtTheMargin() throws {
    let navigation = navigation("Title")
    navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: nil, action: nil)
    _ = Screen(navigation)
    let done = try #require(navigation.navigationBar.label("Done"))
    #expect(isNear(done.screenFrame.maxX, 393 - 16))
    #expect(done.font.pointSize == 17)
    let plus = try #require(navigation.navigationBar.firstDescendant { ($0 as? UIImageView)?.image != nil && !$0.isHidden })
    #expect(isNear(plus.screenFrame.minX, 16))
    #expect(isNear(plus.screenFrame.midY, 59 + 22))
  }

  @Test func backButtonNamesTheScreenBelow() throws {
    let navigation = navigation("Settings", "Account")
    _ = Screen(navigation)
    let title = try #require(navigation.navigationBar.label("Settings"))
    #expect(isNear(title.screenFrame.minX, 8 + 13 + 6))
    navigation.viewControllers[0].navigationItem.backButtonTitle = "Away"
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.label("Away") != nil)
    navigation.topViewController?.navigationItem.hidesBackButton = true
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.label("Away")?.superview?.isHidden == true)
  }

  @Test func longBackTitleIsShortenedToBack() {
    let navigation = navigation("A title of very many words", "Another title of many words")
    _ = Screen(navigation)
    #expect(navigation.navigationBar.label("A title of very many words") == nil)
    let title = navigation.navigationBar.label("Another title of many words")?.screenFrame ?? .zero
    #expect(title.maxX <= 393)
  }

  @Test func longTitleIsCutBetweenTheButtons() throws {
    let long = String(repeating: "long ", count: 30)
    let navigation = navigation(long)
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: nil, action: nil)
    _ = Screen(navigation)
    let next = try #require(navigation.navigationBar.label("Next"))
    let title = try #require(navigation.navigationBar.label(long))
    #expect(title.screenFrame.minX == 16)
    #expect(title.screenFrame.maxX <= next.screenFrame.minX)
  }

  @Test func hundredButtonsStayInTheBar() throws {
    let navigation = navigation("Title")
    navigation.topViewController?.navigationItem.rightBarButtonItems = (0..<100).map {
      UIBarButtonItem(title: "Item \($0)", style: .plain, target: nil, action: nil)
    }
    _ = Screen(navigation)
    #expect(isNear(try #require(navigation.navigationBar.label("Item 0")).screenFrame.maxX, 377))
    #expect(navigation.navigationBar.label("Item 99")?.superview?.isHidden == true)
  }

  @Test func rightToLeftTurnsTheBarAround() throws {
    let navigation = navigation("Settings", "Account")
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    _ = Screen(navigation, direction: .rightToLeft)
    #expect(isNear(try #require(navigation.navigationBar.label("Settings")).screenFrame.maxX, 393 - 27))
    #expect(isNear(try #require(navigation.navigationBar.label("Edit")).screenFrame.minX, 16))
  }

  @Test func toolbarStandsAboveTheHomeIndicator() throws {
    let navigation = navigation("Title")
    navigation.topViewController?.toolbarItems = [
      UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
    ]
    navigation.isToolbarHidden = false
    _ = Screen(navigation)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49))
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    #expect(isNear(try #require(navigation.toolbar.label("One")).screenFrame.minX, 16))
    #expect(isNear(try #require(navigation.toolbar.label("Two")).screenFrame.maxX, 377))
  }

  @Test func scrolledContentStartsBelowTheBarAndTakesTheLargeTitleAlong() {
    let content = UIViewController()
    let scrollView = UIScrollView()
    content.title = "Title"
    content.view = scrollView
    scrollView.contentSize = CGSize(width: 393, height: 100)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = Screen(navigation)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 155, left: 0, bottom: 34, right: 0))
    #expect(scrollView.contentOffset.y == -155)
    scrollView.contentSize.height = 3000
    scrollView.contentOffset.y = -135
    screen.layout()
    #expect(navigation.navigationBar.frame.height == 76)
    scrollView.contentOffset.y = 500
    screen.layout()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(scrollView.adjustedContentInset.top == 103)
  }
}
