import CoreGraphics
public import Foundation

/// Manages a view and its place in an app.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  package final var storedView: UIView?
  private final var isLoadingView = false
  package final var childControllers: [UIViewController] = []
  package final weak var storedParent: UIViewController?
  package final var appearance = Appearance.disappeared
  package final var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  package final var topGuide: LayoutSupportGuide?
  package final var bottomGuide: LayoutSupportGuide?

  package enum Appearance { case disappeared, appearing, appeared, disappearing }
  package final var wasToldIsAppearing = false
  final var storedEditButton: UIBarButtonItem?
  private final var storedIsEditing = false
  final var storedTabBarItem: UITabBarItem?
  final var storedPresentation: UIPresentationController?
  final var contentScrollViews: [UInt: UIScrollView] = [:]
  /// What bars of a container cover of the view, beyond the safe area that it inherits.
  package final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { storedView?.updateInheritedInsets() } }
  }

  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  @preconcurrency @MainActor public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard storedView != nil else {
      UIKitException.raise(
        "UIViewControllerHierarchyInconsistency",
        "loadView of \(type(of: self)) set no view: assign `view`, and don't call super.loadView() before it is there")
    }
    viewDidLoad()
  }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { storedView?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}

  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  // MARK: Layout

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateInheritedInsets() } }
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsDidChange() } }
  }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  // MARK: Containers

  open var children: [UIViewController] { childControllers }
  open var parent: UIViewController? { storedParent }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    override(collection, of: childViewController)
  }

  // MARK: Presentation

  open var title: String? {
    didSet {
      if navigationItem.title == nil || navigationItem.title == oldValue { navigationItem.title = title }
      storedTabBarItem?.title = title
    }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// No effect: a picture shows the end of a presentation.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// No effect: controllers are presented over the whole window.
  open var definesPresentationContext = false
  /// No effect: a picture shows the end of a presentation.
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  /// No effect: a picture shows the end of a presentation.
  open var providesPresentationContextTransitionStyle = false
  /// No effect: presentations are the system's own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var hidesBottomBarWhenPushed = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  /// No effect: the home indicator is drawn as the host asks.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// No effect: the host decides how the device is held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// No effect: the host decides how the device is held.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// No effect: the host decides how the device is held.
  open var shouldAutorotate: Bool { true }
  open var isBeingPresented: Bool { presentingViewController != nil && appearance == .appearing }
  open var isBeingDismissed: Bool { presentingViewController != nil && appearance == .disappearing }
  open var isMovingToParent: Bool { appearance == .appearing }
  open var isMovingFromParent: Bool { false }
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.storedView?.setNeedsLayout() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge.rawValue] = scrollView
    navigationController?.storedView?.setNeedsLayout()
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.first { NSDirectionalRectEdge(rawValue: $0.key).contains(edge) }?.value
  }
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButton?.changeSystemItem(to: editing ? .done : .edit)
  }
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// No effect: the home indicator is drawn as the host asks.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Shows a controller over this one's screen; out of a window it is kept and not shown.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    outermost.showPresented(viewControllerToPresent)
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if outermost.presentedViewController != nil {
      outermost.hidePresented()
    } else {
      outermost.presentingViewController?.hidePresented()
    }
    completion?()
  }

  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { storedView?.environmentDidChange() } }
  }
  final var traitRegistrations = TraitRegistrations()
  var storedTraitOverrides = TraitValues() {
    didSet { if storedTraitOverrides != oldValue { storedView?.environmentDidChange() } }
  }
  public var traitOverrides: any UITraitOverrides {
    get { storedTraitOverrides }
    set { storedTraitOverrides = newValue as? TraitValues ?? TraitValues() }
  }
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? traitsWithoutView
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
