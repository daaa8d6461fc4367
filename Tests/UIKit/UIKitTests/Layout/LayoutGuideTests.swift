import CoreGraphics
import Foundation
import Testing
import UIKit

/// Guides that UIKit places, and margins that follow the safe area, as Apple's documentation describes them.
@MainActor @Suite struct LayoutGuideTests {
  /// A controller's view of an iPhone 15's size, with its safe area, in a window.
  private func screen(
    width: CGFloat = 393, height: CGFloat = 852, insets: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    _ controller: UIViewController = UIViewController()
  ) -> UIViewController {
    Environment.installFonts()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.deviceInsets = insets
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    windows.append(window)
    return controller
  }
  /// A controller does not keep its window.
  private final class Windows { var all: [UIWindow] = [] }
  private let kept = Windows()
  private var windows: [UIWindow] {
    get { kept.all }
    nonmutating set { kept.all = newValue }
  }

  private func box(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  // MARK: Top and bottom

  @Test func layoutSupportsAreAsHighAsTheBarsAreCovering() {
    let controller = screen()
    #expect(controller.topLayoutGuide.length == 59)
    #expect(controller.bottomLayoutGuide.length == 34)
    let view = box(in: controller.view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -20),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 69, width: 59, height: 852 - 69 - 34 - 20))
  }

  @Test func layoutSupportsAreItemsOfConstraints() {
    let controller = screen()
    let view = box(in: controller.view)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1,
        constant: 8),
    ])
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 67)
    #expect(isNear(view.frame.maxY, 852 - 42))
  }

  @Test func additionalInsetsGrowTheSafeArea() {
    let controller = screen()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 49, right: 0)
    controller.view.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 5, bottom: 83, right: 0))
    #expect(controller.topLayoutGuide.length == 103)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 5, y: 103, width: 388, height: 852 - 186))
  }

  // MARK: Keyboard

  @Test func withoutAKeyboardItsGuideRestsOnTheSafeArea() {
    let controller = screen()
    let guide: UIKeyboardLayoutGuide = controller.view.keyboardLayoutGuide
    let view = box(in: controller.view)
    view.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    controller.view.layoutIfNeeded()
    #expect(view.frame.maxY == 818)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    guide.usesBottomSafeArea = false
    controller.view.layoutIfNeeded()
    #expect(view.frame.maxY == 852)
    #expect(!guide.followsUndockedKeyboard)
  }

  @Test func trackedConstraintsHoldNearTheBottom() {
    let controller = screen()
    let guide = controller.view.keyboardLayoutGuide
    let view = box(in: controller.view)
    let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -12)
    let away = view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive)
    #expect(!away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive)
  }

  // MARK: Margins

  @Test func rootMarginsAreThoseOfTheWidthAndFollowTheSafeArea() {
    let phone = screen()
    #expect(phone.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    #expect(phone.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    #expect(phone.view.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 59, width: 361, height: 759))
    let wide = screen(width: 430, height: 932)
    #expect(wide.view.directionalLayoutMargins.leading == 20)
    // 44 of the safe area and 20: measured on an iPhone 11 in landscape.
    let landscape = screen(width: 896, height: 414, insets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(landscape.view.layoutMargins.left == 64)
  }

  @Test func smallerMarginsThanTheSystemsNeedThePermission() {
    let controller = screen()
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 40)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 62, left: 16, bottom: 39, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 62, left: 4, bottom: 39, right: 40))
    controller.view.insetsLayoutMarginsFromSafeArea = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 40))
  }

  @Test func marginsOfARootViewChangeWithItsWidth() {
    let controller = screen()
    let view = box(in: controller.view)
    view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor).isActive = true
    controller.view.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    controller.view.frame.size.width = 430
    controller.view.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  @Test func changesAreTold() {
    final class Told: UIViewController {
      var events: [String] = []
      override func viewSafeAreaInsetsDidChange() { events.append("safe area") }
      override func viewLayoutMarginsDidChange() { events.append("margins") }
      override func viewWillLayoutSubviews() { events.append("will layout") }
      override func viewDidLayoutSubviews() { events.append("did layout") }
    }
    let controller = Told()
    _ = screen(controller)
    #expect(Set(controller.events) == ["safe area", "margins", "will layout", "did layout"])
    controller.events = []
    controller.view.layoutMargins.left = 30
    #expect(controller.events == ["margins"])
    controller.view.layoutIfNeeded()
    #expect(controller.events == ["margins", "will layout", "did layout"])
    controller.events = []
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.events == ["safe area", "margins"])
  }

  @Test func viewsAreToldOfTheirOwn() {
    final class Told: UIView {
      var events: [String] = []
      override func safeAreaInsetsDidChange() { events.append("safe area") }
      override func layoutMarginsDidChange() { events.append("margins") }
    }
    let controller = screen()
    let view = Told(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    controller.view.addSubview(view)
    controller.view.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 8, right: 8))
    #expect(Set(view.events) == ["safe area", "margins"])
  }

  // MARK: Readable content

  @Test func readableContentIs672PointsWideOnAnIPad() {
    // Measured on an iPad of 1024 points: 672 wide, 176 from the edges.
    let controller = screen(width: 1024, height: 768, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let view = box(in: controller.view)
    view.leadingAnchor.constraint(equalTo: controller.view.readableContentGuide.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: controller.view.readableContentGuide.trailingAnchor).isActive = true
    controller.view.layoutIfNeeded()
    #expect(controller.view.readableContentGuide.layoutFrame.width == 672)
    #expect(view.frame.minX == 176)
    #expect(view.frame.width == 672)
  }

  /// Xcode 13, which draws the smallest text, stored margins of 119 points in a view of 798.
  @Test func readableContentIs560PointsWideAtTheSmallestText() {
    let controller = screen(width: 798, height: 48, insets: .zero)
    controller.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(controller.view.readableContentGuide.layoutFrame.minX == 119)
    #expect(controller.view.readableContentGuide.layoutFrame.width == 560)
  }

  @Test func marginsMayFollowTheReadableWidth() {
    let controller = screen(width: 1024, height: 768, insets: .zero)
    controller.view.followReadableWidth()
    #expect(controller.view.layoutMargins.left == 176 && controller.view.layoutMargins.right == 176)
    controller.view.frame.size.width = 500
    controller.view.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left < 30)
  }

  @Test func readableContentOnAPhoneIsTheMargins() {
    let controller = screen()
    #expect(controller.view.readableContentGuide.layoutFrame == controller.view.layoutMarginsGuide.layoutFrame)
  }

  @Test func readableContentFollowsTheTextSize() {
    let controller = screen(width: 1366, height: 1024, insets: .zero)
    let normal = controller.view.readableContentGuide.layoutFrame.width
    controller.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(controller.view.readableContentGuide.layoutFrame.width < normal)
    controller.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(controller.view.readableContentGuide.layoutFrame.width > normal)
  }

  // MARK: Guides of the user's own

  @Test func guidesKnowTheirViewAndFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let guide = UILayoutGuide()
    guide.identifier = "half"
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      width, guide.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.owningView === root)
    #expect(root.layoutGuides.contains(guide))
    #expect(guide.layoutFrame.width == 50)
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).contains(width))
    guide.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 50))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(!width.isActive)
  }
}
