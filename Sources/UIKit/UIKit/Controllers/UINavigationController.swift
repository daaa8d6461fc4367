public import Foundation

/// Shows the topmost of a stack of controllers below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private let barClass: AnyClass?
  private let toolbarClass: AnyClass?
  private var stack: [UIViewController] = []
  /// Whether the toolbar has been asked for: until then none is made.
  final var toolbarIsShown = false

  public enum Operation: Int, Sendable { case none, push, pop }

  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (barClass, toolbarClass) = (nil, nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    (barClass, toolbarClass) = (nil, nil)
    super.init(coder: coder)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    (barClass, self.toolbarClass) = (navigationBarClass, toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    (barClass, toolbarClass) = (nil, nil)
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    var shown = presentedViewController ?? stack.last
    while let next = shown?.presentedViewController { shown = next }
    return shown
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      check(controller)
      if viewControllers[..<index].contains(where: { $0 === controller }) {
        UIKitException.raise(
          "NSInvalidArgumentException",
          "All view controllers in a navigation controller must be distinct (\(type(of: controller)) is there twice)")
      }
    }
    show(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    check(viewController)
    if stack.contains(where: { $0 === viewController }) {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (<\(type(of: viewController))>)")
    }
    show(stack + [viewController], animated: animated)
  }

  private func check(_ controller: UIViewController) {
    if controller is UINavigationController {
      UIKitException.raise("NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }
    if controller is UITabBarController, storedParent is UITabBarController {
      UIKitException.raise("NSInvalidArgumentException", "Pushing a tab bar controller into a tab of another one is not supported")
    }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    show(Array(stack.dropLast()), animated: animated)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    show(Array(stack.prefix(1)), animated: animated)
    return popped
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitException.raise("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    show(Array(stack[...index]), animated: animated)
    return popped
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func show(_ controllers: [UIViewController], animated: Bool) {
    let (old, new) = (stack.last, controllers.last)
    let leaving = stack.filter { controller in !controllers.contains { $0 === controller } }
    let isNew = new?.storedParent !== self
    stack = controllers
    for controller in controllers where controller.storedParent !== self {
      addChild(controller)
      if controller !== new { controller.didMove(toParent: self) }
    }
    for controller in leaving { controller.willMove(toParent: nil) }
    if isViewLoaded { replace(old, with: new, animated: animated) }
    for controller in leaving { controller.removeFromParent() }
    if isNew { new?.didMove(toParent: self) }
  }

  // MARK: Bars

  open private(set) lazy var navigationBar: UINavigationBar = {
    // Of the initialisers only this one is required, hence known of a class that is not.
    (barClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero)
  }()
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open private(set) lazy var toolbar: UIToolbar! = {
    (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar(frame: .zero)
  }()
  open var isToolbarHidden = true { didSet { barsDidChange() } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// No effect: no picture shows a keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// No effect: no finger touches a picture.
  open var hidesBarsOnSwipe = false
  open var hidesBarsWhenVerticallyCompact = false { didSet { barsDidChange() } }
  /// No effect: no finger touches a picture.
  open var hidesBarsOnTap = false
  /// No effect: no finger touches a picture.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// No effect: no finger touches a picture.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer(target: nil, action: nil)
  /// No effect: no finger touches a picture.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer(target: nil, action: nil)
  /// No effect: no finger touches a picture.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer(
    target: nil, action: nil)

  private func barsDidChange() { storedView?.setNeedsLayout() }

  // MARK: View

  open override func loadView() {
    let container = NavigationView(frame: UIScreen.main.bounds)
    container.controller = self
    view = container
    container.addSubview(navigationBar)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    installTopView(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }
}
