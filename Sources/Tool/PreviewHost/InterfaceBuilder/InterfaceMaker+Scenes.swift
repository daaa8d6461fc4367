import CoreGraphics
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  /// The controller of the scene, with its view.
  func makeController(_ root: InterfaceObject) -> UIViewController {
    let controller: UIViewController
    switch root.kind {
    case "navigationController": controller = makeNavigation(root)
    case "tabBarController": controller = makeTabs(root)
    case "splitViewController": controller = makeSplit(root)
    default:
      controller = UIViewController(nibName: nil, bundle: nil)
      rootController = controller
      controller.view = stage.rootView.map(makeView) ?? emptyView(root)
      if root.flag("automaticallyAdjustsScrollViewInsets") == false {
        controller.barScrollView?.contentInsetAdjustmentBehavior = .never
      }
    }
    rootController = controller
    describe(controller, root)
    return controller
  }

  /// What bars show of a controller.
  private func describe(_ controller: UIViewController, _ root: InterfaceObject) {
    controller.title = root["title"]
    if let item = root.part("navigationItem") { fill(controller.navigationItem, item) }
    if let item = root.part("tabBarItem") { controller.tabBarItem = tabBarItem(item) }
    if let items = root.lists["toolbarItems"] { controller.toolbarItems = items.map(barButtonItem) }
    controller.hidesBottomBarWhenPushed = root.flag("hidesBottomBarWhenPushed") ?? false
  }

  private func makeNavigation(_ root: InterfaceObject) -> UIViewController {
    let controller = UINavigationController(nibName: nil, bundle: nil)
    if let bar = root.part("navigationBar") {
      configure(controller.navigationBar, bar)
      register(bar, controller.navigationBar)
    }
    controller.isNavigationBarHidden = root.flag("navigationBarHidden") ?? false
    controller.isToolbarHidden = root.flag("toolbarHidden") ?? true
    let child = related(root, "rootViewController").first.map { embedded($0, stage.size) } ?? empty(root)
    controller.viewControllers = [child is UINavigationController ? empty(root) : child]
    return controller
  }

  private func makeTabs(_ root: InterfaceObject) -> UIViewController {
    let controller = UITabBarController(nibName: nil, bundle: nil)
    if let bar = root.part("tabBar") {
      configureContent(controller.tabBar, bar)
      if let color = colors.color(bar.value("tintColor")) { controller.tabBar.tintColor = color }
      register(bar, controller.tabBar)
    }
    // Only the first tab is seen; of the others the item is.
    let tabs = related(root, "viewControllers").prefix(32).enumerated().map { index, id in
      guard index > 0 else { return embedded(id, stage.size) }
      let tab = UIViewController(nibName: nil, bundle: nil)
      if let item = tabItem(of: id, depth: 0) { tab.tabBarItem = item }
      return tab
    }
    controller.viewControllers = tabs.isEmpty ? [empty(root)] : tabs
    return controller
  }

  private func makeSplit(_ root: InterfaceObject) -> UIViewController {
    let controller = UISplitViewController(nibName: nil, bundle: nil)
    var sides = (related(root, "masterViewController").prefix(1) + related(root, "detailViewController").prefix(1)).map {
      embedded($0, stage.size)
    }
    if sides.isEmpty { sides = [empty(root)] }
    controller.viewControllers = widthClass == "regular" ? sides : Array(sides.prefix(1))
    return controller
  }

  /// The controllers that a relationship of a storyboard leads to, in order.
  func related(_ root: InterfaceObject, _ relationship: String) -> [String] {
    root.connections.filter { $0.kind == "segue" && $0.attributes["relationship"] == relationship }.map(\.destination)
  }

  private func controllerObject(_ id: String) -> InterfaceObject? {
    stage.document.scenes.first { $0.root.id == id && $0.root.isController }?.root
  }

  /// The item of a tab: its own, or that of the controller it starts with.
  func tabItem(of id: String, depth: Int) -> UITabBarItem? {
    guard depth < 8, let root = controllerObject(id) else { return nil }
    if let item = root.part("tabBarItem") { return tabBarItem(item) }
    if let inner = related(root, "rootViewController").first, let item = tabItem(of: inner, depth: depth + 1) { return item }
    return root["title"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
  }

  // MARK: Scenes in scenes

  /// A scene inside of another one, at the size that there is.
  ///
  /// A scene that holds itself, over whatever way, is drawn once.
  func embedded(_ id: String, _ size: CGSize) -> UIViewController {
    guard let scene = stage.document.scenes.first(where: { $0.root.id == id && $0.root.isController }) else {
      return emptyController("Storyboard Reference")
    }
    guard !path.contains(id), path.count < InterfaceMaker.depthLimit, budget.take() else {
      note(
        "unsupported", "the scene “\(scene.name)” holds itself, or too many scenes: it is left empty", line: scene.root.line, items: [id])
      return emptyController(scene.name)
    }
    let inner = InterfaceStage(document: stage.document, scene: scene, isCanvas: stage.isCanvas, deviceSize: size, isEmbedded: true)
    let maker = InterfaceMaker(
      stage: inner, widthClass: widthClass, heightClass: heightClass, path: path + [id], budget: budget, missingImages: missingImages)
    _ = maker.make()
    inners.append(maker)
    take(from: maker)
    return maker.rootController ?? emptyController(scene.name)
  }

  /// Draws the scene that a container view embeds.
  func embed(in container: UIView, _ object: InterfaceObject) {
    guard let segue = object.connections.first(where: { $0.kind == "segue" && $0.attributes["kind"] == "embed" }) else { return }
    let child = embedded(segue.destination, container.bounds.size)
    rootController?.addChild(child)
    guard let view = child.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    if let rootController { child.didMove(toParent: rootController) }
  }

  static let depthLimit = 8

  private func empty(_ root: InterfaceObject) -> UIViewController { emptyController(InterfaceMaker.title(root)) }

  private func emptyController(_ title: String) -> UIViewController {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = InterfaceMaker.emptyView(title)
    return controller
  }

  private func emptyView(_ root: InterfaceObject) -> UIView { InterfaceMaker.emptyView(InterfaceMaker.title(root)) }

  /// `navigationController` → `Navigation Controller`, as the canvas writes it.
  private static func title(_ root: InterfaceObject) -> String {
    if let name = root.customClass { return name }
    let words = root.kind.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : String($1) }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func emptyView(_ title: String) -> UIView {
    let view = InterfacePlaceholderView(frame: .zero)
    view.title = title
    view.backgroundColor = .systemBackground
    return view
  }
}

/// How many scenes may stand in others in one picture: containers that hold containers multiply.
@MainActor
final class InterfaceBudget {
  private var left = 64

  func take() -> Bool {
    left -= 1
    return left >= 0
  }
}
