import CoreGraphics
import Foundation
import Testing
import UIKit

/// The stack, and the order of callbacks as UIKit's documentation gives it.
@MainActor @Suite struct UINavigationControllerTests {
  /// Writes down what it is told.
  private final class Speaker: UIViewController {
    private let name: String
    private let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("\(name) didLoad")
    }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.add("\(name) isAppearing") }
    override func viewWillLayoutSubviews() { log.add("\(name) willLayout") }
    override func viewDidLayoutSubviews() { log.add("\(name) didLayout") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
    override func willMove(toParent parent: UIViewController?) { log.add("\(name) willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { log.add("\(name) didMove \(parent == nil ? "out" : "in")") }
  }

  private final class Log {
    var entries: [String] = []
    /// Repeated layout says nothing.
    func add(_ entry: String) { if !entries.suffix(2).contains(entry) { entries.append(entry) } }
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  @Test func callbacksOfTheFirstScreenComeInOrder() {
    let log = Log()
    let navigation = UINavigationController(rootViewController: Speaker("A", log))
    #expect(log.take() == ["A willMove in", "A didMove in"])
    let screen = Screen(navigation)
    #expect(log.take() == ["A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout", "A didAppear"])
    withExtendedLifetime(screen) {}
  }

  @Test func pushingTellsBothScreens() {
    let log = Log()
    let navigation = UINavigationController(rootViewController: Speaker("A", log))
    let screen = Screen(navigation)
    _ = log.take()
    navigation.pushViewController(Speaker("B", log), animated: false)
    screen.layout()
    #expect(
      log.take() == [
        "B willMove in", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B willLayout", "B didLayout",
        "A didDisappear", "B didAppear", "B didMove in",
      ])
    navigation.popViewController(animated: true)
    #expect(
      log.take().filter { !$0.hasSuffix("Layout") } == [
        "B willMove out", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear", "B didMove out",
      ])
  }

  @Test func onlyTheTopScreenIsLoaded() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let screen = Screen(navigation)
    #expect(!first.isViewLoaded)
    #expect(second.view.window === screen.window)
    #expect(second.navigationController === navigation)
    #expect(navigation.children.count == 2)
  }

  @Test func stackCanBeTakenApart() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    #expect(navigation.popToViewController(controllers[2], animated: false) == [controllers[3]])
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1], controllers[2]])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [controllers[0]])
    #expect(controllers[3].parent == nil)
  }

  @Test func tapOnTheChevronGoesBack() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Below"
    navigation.pushViewController(UIViewController(), animated: false)
    let screen = Screen(navigation)
    let back = try #require(navigation.navigationBar.label("Below")?.superview as? UIControl)
    back.sendActions(for: .touchUpInside)
    screen.layout()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test func buttonsSendTheirActions() throws {
    final class Target: NSObject {
      var senders: [Any] = []
      func tapped(_ sender: Any) { senders.append(sender) }
    }
    let target = Target()
    var taps = 0
    let controller = UIViewController()
    let selector = Selector("tapped:", { (object: Target, sender: Any) in object.tapped(sender) })
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "One", style: .plain, target: target, action: selector)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Two") { _ in taps += 1 })
    let navigation = UINavigationController(rootViewController: controller)
    _ = Screen(navigation)
    for word in ["One", "Two"] {
      try #require(navigation.navigationBar.label(word)?.superview as? UIControl).sendActions(for: .touchUpInside)
    }
    #expect(target.senders.first as? UIBarButtonItem === controller.navigationItem.leftBarButtonItem)
    #expect(taps == 1)
  }

  // MARK: Looks

  private func backgroundColor(_ navigation: UINavigationController) -> UIColor? {
    navigation.navigationBar.subviews.first?.backgroundColor
  }

  /// Since iOS 15 (Apple's documentation of `scrollEdgeAppearance`); before, the standard look was always shown.
  @Test(arguments: [(13, false), (14, false), (15, true), (18, true)])
  func barWithoutScrolledContentIsTransparentSinceIOS15(_ generation: Int, _ isTransparent: Bool) {
    Environment.with(generation: generation) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = Screen(navigation)
      #expect((backgroundColor(navigation) == nil) == isTransparent)
    }
  }

  @Test func appearancesAreCopiedAndFollowScrolling() {
    let content = UIViewController()
    let scrollView = UIScrollView()
    content.view = scrollView
    scrollView.contentSize = CGSize(width: 10, height: 3000)
    let navigation = UINavigationController(rootViewController: content)
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = .red
    edge.configureWithTransparentBackground()
    edge.backgroundColor = .green
    navigation.navigationBar.standardAppearance = standard
    navigation.navigationBar.scrollEdgeAppearance = edge
    standard.backgroundColor = .black
    let screen = Screen(navigation)
    #expect(backgroundColor(navigation) == .green)
    scrollView.contentOffset.y = 200
    screen.layout()
    #expect(backgroundColor(navigation) == .red)
    content.navigationItem.standardAppearance = UINavigationBarAppearance()
    content.navigationItem.standardAppearance?.configureWithOpaqueBackground()
    content.navigationItem.standardAppearance?.backgroundColor = .blue
    screen.layout()
    #expect(backgroundColor(navigation) == .blue)
  }
}
