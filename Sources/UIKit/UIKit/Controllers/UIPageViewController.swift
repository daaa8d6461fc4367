public import Foundation

/// Shows one page of several; a picture shows the first that code sets.
///
/// Approximation: the first controller fills the page also where a book shows two.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// No effect: no page is turned.
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  open private(set) var viewControllers: [UIViewController]? = []
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { storedView?.setNeedsLayout() } }
  private let pageControl = UIPageControl()

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers?.first, viewControllers?.first)
    self.viewControllers = viewControllers
    if old !== new {
      if let new {
        addChild(new)
        new.didMove(toParent: self)
      }
      if let container = storedView as? ContentView {
        if appearance == .disappeared {
          container.content = new?.view
        } else {
          transition(from: old, to: new) { container.content = new?.storedView }
        }
      }
      old?.willMove(toParent: nil)
      old?.removeFromParent()
    }
    completion?(true)
  }

  open override func loadView() {
    view = ContentView(frame: UIScreen.main.bounds)
    pageControl.isHidden = true
    view.addSubview(pageControl)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let page = viewControllers?.first, let container = storedView as? ContentView, container.content == nil else { return }
    container.content = page.view
    page.beginAppearance()
  }

  /// Dots stand in the lowest 37 points where the data source counts its pages.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let container = storedView as? ContentView else { return }
    let count = transitionStyle == .scroll && navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageControl.isHidden = count <= 0
    guard count > 0 else { return container.lowerInset = 0 }
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    let bottom = container.safeAreaInsets.bottom
    container.lowerInset = 37 + bottom
    pageControl.frame = CGRect(x: 0, y: container.bounds.height - bottom - 37, width: container.bounds.width, height: 37)
  }

  open override var childForStatusBarStyle: UIViewController? { viewControllers?.first }
}

/// No effect: no page is turned.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

// In Objective-C every member is optional.
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// In Objective-C these two are optional.
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A container's view that shows one content, down to a strip at its lower edge.
@MainActor
final class ContentView: UIView {
  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content {
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(content, at: 0)
      }
      setNeedsLayout()
    }
  }
  var lowerInset: CGFloat = 0 { didSet { if lowerInset != oldValue { setNeedsLayout() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - lowerInset))
  }
}
