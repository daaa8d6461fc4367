import CoreGraphics
public import Foundation

/// The bar of a navigation controller, or one that stands alone: a title between buttons.
///
/// Approximation: what lies behind is not blurred, and from iOS 26 on the bar has the earlier look in its new height.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let background = BarBackground()
  let row = NavigationBarRow()
  let largeTitle = LargeTitleView()
  let promptLabel = UILabel()
  private var storedItems: [UINavigationItem] = []
  /// Set by a navigation controller, which places the bar and knows how far its content is scrolled.
  package final var control = Control()

  /// What a navigation controller decides of its bar.
  package struct Control: Equatable {
    package var isControlled = false
    /// From the top of the screen to the bar: the background reaches over it.
    package var topInset: CGFloat = 0
    /// The content's upper edge stands at or below the bar's lower one.
    package var isAtScrollEdge = true
    /// How much of the large title is seen, 0 where there is none.
    package var largeTitleHeight: CGFloat = 0
    /// What a card adds to the row.
    var cardHeight: CGFloat = 0
    /// The background of the content.
    package var backdrop: UIColor?

    package init(isControlled: Bool = false, topInset: CGFloat = 0) {
      self.isControlled = isControlled
      self.topInset = topInset
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [background, largeTitle, promptLabel, row] { addSubview(view) }
    promptLabel.textAlignment = .center
    attach(standardAppearance)
    row.backButton.onTap = { [weak self] in self?.goBack() }
  }

  open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { storedItems.last }
  open var backItem: UINavigationItem? { storedItems.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in storedItems { item.navigationBar = nil }
    storedItems = items ?? []
    for item in storedItems { item.navigationBar = self }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(storedItems + [item], animated: animated) }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = storedItems.last else { return nil }
    setItems(Array(storedItems.dropLast()), animated: animated)
    return last
  }

  private func goBack() {
    if let action = topItem?.backAction { return action.perform(sender: self) }
    if let controller = (superview as? NavigationView)?.controller {
      controller.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  // MARK: Looks

  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { looksDidChange() } } }
  open var barStyle = UIBarStyle.default { didSet { looksDidChange() } }
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// Sets the background of the standard appearance.
  open var barTintColor: UIColor? { didSet { standardAppearance.backgroundColor = barTintColor } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }
  open var shadowImage: UIImage? { didSet { standardAppearance.shadowImage = shadowImage } }
  open var backIndicatorImage: UIImage? { didSet { standardAppearance.customBackIndicator = backIndicatorImage } }
  /// No effect: used by transitions only.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    guard barMetrics == .default else { return }
    standardAppearance.hasMaterial = backgroundImage == nil
    standardAppearance.backgroundImage = backgroundImage
  }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
    setNeedsLayout()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleAdjustments[barMetrics] ?? 0 }

  private var storedStandard = UINavigationBarAppearance()
  private var storedCompact: UINavigationBarAppearance?
  private var storedScrollEdge: UINavigationBarAppearance?
  private var storedCompactScrollEdge: UINavigationBarAppearance?

  open var standardAppearance: UINavigationBarAppearance {
    get { storedStandard }
    set { storedStandard = attach(newValue.duplicate()) }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { storedCompact }
    set { storedCompact = newValue.map { attach($0.duplicate()) } }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedScrollEdge }
    set { storedScrollEdge = newValue.map { attach($0.duplicate()) } }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedCompactScrollEdge }
    set { storedCompactScrollEdge = newValue.map { attach($0.duplicate()) } }
  }

  @discardableResult
  private func attach(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.onChange = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
    return appearance
  }

  private func looksDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open var barPosition: UIBarPosition {
    if control.isControlled { return .topAttached }
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }
}
