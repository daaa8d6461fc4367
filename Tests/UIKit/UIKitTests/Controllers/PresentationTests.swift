import CoreGraphics
import Foundation
import Testing
import UIKit

/// What Apple's documentation says of presenting, and sizes known from stored frames and from the field.
@MainActor @Suite struct PresentationTests {
  private final class Listener: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  @Test func fullScreenTakesTheScreenBelowAway() {
    let (below, above) = (Listener(), Listener())
    let screen = Screen(below)
    below.calls = []
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true)
    #expect(above.view.screenFrame == screen.window.bounds)
    #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(below.calls == ["willDisappear", "didDisappear"])
    #expect(above.calls == ["willAppear", "didAppear"])
    #expect(above.presentingViewController === below)
    above.dismiss(animated: true)
    #expect(below.calls == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
    #expect(above.calls.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(below.presentedViewController == nil)
    #expect(above.view.window == nil)
  }

  @Test func sheetLeavesTheScreenBelowThere() {
    let (below, above) = (Listener(), Listener())
    let screen = Screen(below)
    below.calls = []
    below.present(above, animated: true)
    #expect(below.calls == [])
    #expect(above.view.screenFrame.minY > 59)
    #expect(above.view.screenFrame.maxY == 852)
    #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(below.view.transform.a < 1)
    #expect(below.shownStatusBarStyle == .lightContent)
    above.dismiss(animated: true)
    screen.layout()
    #expect(below.view.transform == .identity)
  }

  /// Interface Builder stores bars of 56 points in sheets.
  @Test func barsInSheetsAre56PointsHigh() {
    let below = UIViewController()
    _ = Screen(below)
    let navigation = UINavigationController(rootViewController: UIViewController())
    below.present(navigation, animated: true)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
  }

  @Test func mediumDetentIsHalfTheScreen() {
    let (below, above) = (UIViewController(), UIViewController())
    _ = Screen(below)
    above.sheetPresentationController?.detents = [.medium(), .large()]
    below.present(above, animated: true)
    #expect(above.view.screenFrame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(below.view.transform == .identity)
  }

  @Test func formOnAPadIs540By620() {
    let (below, above) = (UIViewController(), UIViewController())
    _ = Screen.pad(below)
    above.modalPresentationStyle = .formSheet
    below.present(above, animated: true)
    #expect(above.view.screenFrame == CGRect(x: 147, y: 287, width: 540, height: 620))
  }

  /// Only phones with a home button have a safe area of the status bar alone: 20 points.
  @Test func hiddenStatusBarLeavesNoSafeAreaOnPhonesWithAHomeButton() {
    final class Bare: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let (old, new) = (UINavigationController(rootViewController: Bare()), Bare())
    _ = Screen(old, size: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(old.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    _ = Screen(new)
    #expect(new.view.safeAreaInsets.top == 59)
  }

  @Test func containersPresentForTheirChildren() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    _ = Screen(navigation)
    let above = UIViewController()
    child.present(above, animated: true)
    #expect(above.presentingViewController === navigation)
    #expect(navigation.visibleViewController === above)
  }

  @Test func secondPresentationIsLeftOut() {
    let below = UIViewController()
    _ = Screen(below)
    let (first, second) = (UIViewController(), UIViewController())
    below.present(first, animated: true)
    _ = UIKitDiagnostics.shared.take()
    below.present(second, animated: true)
    #expect(below.presentedViewController === first)
    #expect(UIKitDiagnostics.shared.take().contains { $0.kind == "presentation" })
    first.present(second, animated: true)
    #expect(second.presentingViewController === first)
    #expect(second.view.window != nil)
  }

  @Test func alertIs270PointsWideWithTwoButtonsSideBySide() throws {
    let below = UIViewController()
    let screen = Screen(below)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    below.present(alert, animated: true)
    screen.layout()
    #expect(alert.view.screenFrame.width == 270)
    let delete = try #require(alert.view.label("Delete"))
    let cancel = try #require(alert.view.label("Cancel"))
    #expect(cancel.screenFrame.maxX < delete.screenFrame.minX)
    #expect(delete.textColor == .systemRed)
    try #require(delete.superview as? UIControl).sendActions(for: .touchUpInside)
    #expect(chosen == ["Delete"])
    #expect(below.presentedViewController == nil)
  }

  @Test func alertWithNothingToShowIsAnException() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewController().present(UIAlertController(title: nil, message: "", preferredStyle: .alert), animated: false)
      }
    }
  }

  @Test func actionSheetStandsAtTheBottomWithCancelApart() throws {
    let below = UIViewController()
    _ = Screen(below)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Copy", style: .default))
    below.present(alert, animated: true)
    // Two rows of 57 points, 8 between them, above the home indicator.
    #expect(alert.view.screenFrame == CGRect(x: 8, y: 852 - 34 - 122, width: 377, height: 122))
  }

  @Test func pagesAndColumnsShowTheirControllers() {
    let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let first = Listener()
    page.setViewControllers([first], direction: .forward, animated: false)
    let screen = Screen(page)
    #expect(first.view.screenFrame == screen.window.bounds)
    #expect(first.calls == ["willAppear", "didAppear"])

    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    _ = Screen.pad(split)
    #expect(list.view.screenFrame.width == 320)
    #expect(detail.view.screenFrame.minX == 320)
    #expect(detail.splitViewController === split)
  }
}
