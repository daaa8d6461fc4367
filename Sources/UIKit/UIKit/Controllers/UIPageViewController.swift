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
      if let container = storedView as? PageView {
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
    view = PageView(frame: UIScreen.main.bounds)
    pageControl.isHidden = true
    view.addSubview(pageControl)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let page = viewControllers?.first, let container = storedView as? PageView, container.content == nil else { return }
    container.content = page.view
    page.beginAppearance()
  }

  /// Dots stand in the lowest 37 points where the data source counts its pages.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let container = storedView as? PageView else { return }
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
