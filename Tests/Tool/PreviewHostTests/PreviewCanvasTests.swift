import CoreGraphics
import DisplayList
import Foundation
import HostProtocol
import PreviewRegistration
import Testing
import UIKit

@testable import PreviewHost

/// A view with a content size of its own.
private final class Content: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

/// Notes the order in which UIKit calls a controller.
private final class Recorder: UIViewController {
  var calls: [String] = []
  override func loadView() {
    calls.append("loadView")
    view = UIView()
  }
  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
}

private final class Presenter: UIViewController {
  let sheet = UIViewController()
  override func viewDidAppear(_ animated: Bool) { present(sheet, animated: true) }
}

private final class FullScreen: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

@MainActor @Suite(.serialized) struct PreviewCanvasTests {
  private func preview(
    _ traits: [PreviewTrait<Preview.ViewTraits>] = [], _ make: @escaping @MainActor () -> UIView
  ) -> PreviewRegistry.Preview {
    PreviewRegistry.Preview(name: "Test", file: "Test.swift", line: 1, traits: traits, isAutomatic: false, make: .view(make))
  }

  private func preview(controller: UIViewController) -> PreviewRegistry.Preview {
    PreviewRegistry.Preview(
      name: "Test", file: "Test.swift", line: 1, traits: [], isAutomatic: false, make: .controller { controller })
  }

  @Test func aControllerIsCalledInUIKitsOrder() throws {
    let recorder = Recorder()
    let canvas = try PreviewCanvas(preview(controller: recorder), variant: Variant())
    #expect(
      recorder.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
    // An iPhone 15 is 393 × 852 points.
    #expect(canvas.window.bounds.size == CGSize(width: 393, height: 852))
    #expect(recorder.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func aViewIsDrawnAtTheSizeOfItsContent() throws {
    let canvas = try PreviewCanvas(preview { Content() }, variant: Variant())
    #expect(canvas.window.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test func aViewWithAFrameKeepsItsSize() throws {
    let canvas = try PreviewCanvas(
      preview { UIView(frame: CGRect(x: 5, y: 5, width: 120, height: 60)) }, variant: Variant())
    #expect(canvas.window.bounds.size == CGSize(width: 120, height: 60))
    #expect(canvas.content.frame.origin == .zero)
  }

  @Test func aViewWhoseHeightIsOpenTakesTheDevicesScreen() throws {
    let canvas = try PreviewCanvas(preview { UIView() }, variant: Variant())
    #expect(canvas.window.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func aTraitFixesTheCanvasAndLeavesNoSafeArea() throws {
    let canvas = try PreviewCanvas(preview([.fixedLayout(width: 188.667, height: 30)]) { UIView() }, variant: Variant())
    #expect(canvas.window.bounds.size == CGSize(width: 188.667, height: 30))
    #expect(canvas.content.safeAreaInsets == .zero)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(10), "leaves nothing to draw"), (-5, 10, "leaves nothing to draw"), (.nan, 10, "not finite"),
    (.infinity, 10, "not finite"), (1_000_000, 10, "beyond 32,767 pixels"),
  ])
  func sizesThatCannotBeDrawnAreRefusedWithTheReason(width: CGFloat, height: CGFloat, reason: String) {
    let failure = #expect(throws: HostFailure.self) {
      try PreviewCanvas(preview([.fixedLayout(width: width, height: height)]) { UIView() }, variant: Variant())
    }
    #expect(failure?.message.contains(reason) == true)
  }

  @Test func aVariantDecidesTheTraits() throws {
    let before = UIScreen.main.configuration
    defer { UIScreen.main.configuration = before }
    var variant = Variant()
    variant.device = "ipad-pro-11"
    variant.appearance = .dark
    variant.textSize = .AX5
    variant.locale = "ar"
    variant.scale = 1
    let canvas = try PreviewCanvas(preview(controller: UIViewController()), variant: variant)
    let traits = canvas.window.traitCollection
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.displayScale == 1)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
  }

  @Test func anEventGoesToTheControlOfTheName() throws {
    var received = 0
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    button.accessibilityIdentifier = "go"
    button.addAction(UIAction { _ in received += 1 }, for: .touchUpInside)
    let canvas = try PreviewCanvas(preview { button }, variant: Variant())
    try canvas.send("go:touchUpInside")
    #expect(received == 1)
    let failure = #expect(throws: HostFailure.self) { try canvas.send("stop:touchUpInside") }
    #expect(failure?.message == "no control is named stop; the controls are go")
    #expect(throws: HostFailure.self) { try canvas.send("go:pinch") }
  }

  @Test func theTreeNamesViewsFramesAndConstraints() throws {
    let root = UIView()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), box.widthAnchor.constraint(equalToConstant: 50),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let canvas = try PreviewCanvas(preview([.fixedLayout(width: 100, height: 100)]) { root }, variant: Variant())
    let node = ViewInspector(canvas).node
    let child = try #require(node.children.first)
    #expect(child.id == "box")
    #expect(child.frame[0...2] == [10, 0, 50])
    #expect(child.ambiguous == ["vertical"])
    #expect(child.constraints.map(\.description).contains("box.leading == UIView.leading + 10"))
    #expect(child.constraints.allSatisfy { $0.file?.hasSuffix("PreviewCanvasTests.swift") == true && $0.line != nil })
  }

  @Test func chromeIsDrawnOverAWholeScreenOnly() throws {
    let screen = try PreviewCanvas(preview(controller: FullScreen()), variant: Variant())
    #expect(groups(screen.displayList(named: true).root).isEmpty)
    // The status bar is hidden by the controller; the indicator ends 8 points above the edge of 852.
    let drawn = screen.displayList(named: true, chrome: true).root
    #expect(groups(drawn).map(\.name) == ["UIView", "home-indicator"])
    guard case .fill(.roundedRect(let bar, _), _, _)? = groups(drawn).last?.items.first else {
      Issue.record("the indicator is no rounded bar")
      return
    }
    #expect(bar.maxY == CGFloat(852 - 8))
    #expect(bar.midX == CGFloat(393) / 2)
    let part = try PreviewCanvas(preview { Content() }, variant: Variant())
    #expect(part.displayList(named: true, chrome: true).root.kind == "Content")
  }

  @Test func aWindowIsShownWithItsRootController() throws {
    let canvas = try PreviewCanvas(
      preview {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Recorder()
        window.makeKeyAndVisible()
        return window
      }, variant: Variant())
    let recorder = try #require(canvas.window.rootViewController as? Recorder)
    #expect(recorder.calls.last == "viewDidAppear")
    #expect(canvas.content === recorder.view)
    #expect(canvas.window.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func whatIsPresentedIsDrawnOverTheScreen() throws {
    let root = Presenter()
    let canvas = try PreviewCanvas(preview(controller: root), variant: Variant())
    #expect(root.sheet.view.window === canvas.window)
    #expect(canvas.displayList(named: true).root.kind == "UIWindow")
  }

  private func groups(_ root: DisplayList.Group) -> [DisplayList.Group] {
    root.items.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }
}
