import CoreGraphics
public import Foundation

/// Shows controllers side by side where there is room, else one of them.
///
/// Approximation: no column lies over another one; the primary one is 320 points wide unless code sets its width.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic { didSet { storedView?.setNeedsLayout() } }
  /// No effect: columns stand side by side.
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryEdge = PrimaryEdge.leading { didSet { storedView?.setNeedsLayout() } }
  /// No effect: no finger touches a picture.
  open var presentsWithGesture = true
  /// No effect: the button is not drawn.
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { storedView?.setNeedsLayout() } }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { storedView?.setNeedsLayout() } }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { storedView?.setNeedsLayout() } }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// No effect: the supplementary column is as wide as the primary one.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { storedView?.setNeedsLayout() } }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }

  /// A controller that stands in no navigation controller is given one where the style has columns.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]
    guard old !== vc else { return }
    old?.willMove(toParent: nil)
    old?.storedView?.removeFromSuperview()
    old?.removeFromParent()
    var shown = vc
    if style != .unspecified, let plain = vc, !(plain is UINavigationController), !(plain is UITabBarController) {
      shown = UINavigationController(rootViewController: plain)
    }
    columns[column] = shown
    if let shown {
      addChild(shown)
      shown.didMove(toParent: self)
    }
    storedView?.setNeedsLayout()
    if appearance != .disappeared { install() }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// No effect: the columns seen follow from the display mode.
  open func show(_ column: Column) { storedView?.setNeedsLayout() }
  /// No effect: the columns seen follow from the display mode.
  open func hide(_ column: Column) { storedView?.setNeedsLayout() }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { setViewController(vc, for: .secondary) }

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }
  /// No effect: it has its symbol, and does nothing.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : primaryWidth(of: storedView?.bounds.width ?? 0) }

  // MARK: View

  open override func loadView() {
    let container = SplitView(frame: UIScreen.main.bounds)
    container.controller = self
    view = container
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    install()
  }

  /// The controllers seen, from the leading edge on.
  var shownColumns: [UIViewController] {
    if isCollapsed {
      if let compact = columns[.compact] { return [compact] }
      guard let secondary = columns[.secondary] else { return viewControllers.prefix(1).map { $0 } }
      guard let primary = columns[.primary] else { return [secondary] }
      let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
      let staysOnPrimary = style == .unspecified && delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
      return [top == .primary || staysOnPrimary ? primary : columns[top] ?? secondary]
    }
    switch displayMode {
    case .secondaryOnly: return columns[.secondary].map { [$0] } ?? viewControllers
    default: return viewControllers
    }
  }

  /// Puts in what is seen at the present width and takes out what is not.
  func install() {
    guard let container = storedView, appearance != .disappeared else { return }
    let shown = shownColumns
    for controller in columns.values where !shown.contains(where: { $0 === controller }) { controller.storedView?.removeFromSuperview() }
    for controller in shown where controller.view.superview !== container {
      controller.view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(controller.view)
      controller.beginAppearance()
      if wasToldIsAppearing { controller.tellIsAppearing() }
      if appearance == .appeared { controller.endAppearance() }
      container.setNeedsLayout()
    }
  }

  /// 320 points, as UIKit takes on an iPad; a fraction or width of the user's within the bounds set.
  func primaryWidth(of width: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var result: CGFloat = 320
    if preferredPrimaryColumnWidth != automatic {
      result = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != automatic {
      result = width * preferredPrimaryColumnWidthFraction
    }
    if minimumPrimaryColumnWidth != automatic { result = max(result, minimumPrimaryColumnWidth) }
    if maximumPrimaryColumnWidth != automatic { result = min(result, maximumPrimaryColumnWidth) }
    return min(max(0, result), width)
  }
}

extension UIViewController {
  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? { ancestor() }
}
