public import Foundation

/// Shows one of several controllers above a bar to choose from.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var controllers: [UIViewController] = []
  private weak var selected: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UITabBarControllerDelegate)?

  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.delegate = self
    bar.onSelect = { [weak self] item in self?.canSelect(item) ?? true }
    return bar
  }()

  open var isTabBarHidden = false { didSet { storedView?.setNeedsLayout() } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// No effect: nobody rearranges the tabs of a picture.
  open var customizableViewControllers: [UIViewController]?

  /// Lists the controllers that find no place in a phone's bar.
  open private(set) lazy var moreNavigationController: UINavigationController = {
    let controller = UINavigationController(rootViewController: MoreListController())
    controller.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return controller
  }()

  // MARK: Controllers

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (controllers, viewControllers ?? [])
    let shown = selected
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === shown { show(nil) }
      controller.removeFromParent()
    }
    controllers = new
    for controller in new where controller.storedParent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    updateItems()
    if selected == nil || !new.contains(where: { $0 === selected }) { show(new.first) }
  }

  /// The most items of a bar in a compact width.
  private static let compactLimit = 5

  private var hasMore: Bool {
    controllers.count > UITabBarController.compactLimit && traitCollection.horizontalSizeClass != .regular
  }

  /// Those that have an item of their own; the others stand in the list behind "More".
  var directControllers: [UIViewController] { hasMore ? Array(controllers.prefix(UITabBarController.compactLimit - 1)) : controllers }

  func updateItems() {
    var shown = directControllers
    if hasMore {
      shown.append(moreNavigationController)
      (moreNavigationController.viewControllers.first as? MoreListController)?.listed = Array(controllers.dropFirst(shown.count - 1))
      if moreNavigationController.storedParent !== self {
        addChild(moreNavigationController)
        moreNavigationController.didMove(toParent: self)
      }
    }
    let items = shown.map(\.shownTabBarItem)
    if !(tabBar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { tabBar.items = items }
    let item = selected.map { controller in
      shown.contains { $0 === controller } ? controller.shownTabBarItem : moreNavigationController.shownTabBarItem
    }
    if tabBar.selectedItem !== item { tabBar.selectedItem = item }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard controllers.contains(where: { $0 === newValue }) || newValue === moreNavigationController else {
        UIKitException.raise(
          "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
        )
      }
      show(newValue)
    }
  }

  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { show(controllers[newValue]) } }
  }

  private func show(_ controller: UIViewController?) {
    let old = selected
    guard old !== controller else { return }
    selected = controller
    updateItems()
    guard isViewLoaded, let container = storedView as? TabView else { return }
    guard appearance != .disappeared else {
      container.content = nil
      return
    }
    transition(from: old, to: controller) { container.content = controller?.storedView }
  }

  private func canSelect(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return true }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    show(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    (directControllers + (hasMore ? [moreNavigationController] : [])).first { $0.shownTabBarItem === item }
  }

  // MARK: View

  open override func loadView() {
    let container = TabView(frame: UIScreen.main.bounds)
    container.controller = self
    view = container
    container.addSubview(tabBar)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateItems()
    guard let selected, let container = storedView as? TabView, container.content == nil else { return }
    container.content = selected.view
    selected.beginAppearance()
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

extension UIViewController {
  /// The nearest tab bar controller above.
  public var tabBarController: UITabBarController? { ancestor() }

  /// The item of the controller's tab; made with the controller's title when first asked for.
  public var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.updateItems()
    }
  }

  /// The controller's own item, or the one of the controller that a navigation controller starts with.
  var shownTabBarItem: UITabBarItem {
    if storedTabBarItem == nil, title == nil, let root = (self as? UINavigationController)?.viewControllers.first {
      return root.shownTabBarItem
    }
    return tabBarItem
  }
}
