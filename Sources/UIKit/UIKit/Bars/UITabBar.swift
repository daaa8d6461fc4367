import CoreGraphics
public import Foundation

/// A bar of which one item is selected.
///
/// Approximation: what lies behind is not blurred, and from iOS 26 on the bar has the earlier look.
@preconcurrency @MainActor
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  let background = BarBackground()
  var buttons: [TabBarButton] = []
  /// The background of the content of a container.
  package final var backdrop: UIColor? { didSet { if backdrop != oldValue { setNeedsLayout() } } }
  /// Set by a tab bar controller: nothing of the content stands behind the bar.
  package final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }
  /// Called for a tap, before the delegate.
  final var onSelect: ((UITabBarItem) -> Bool)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.hasHairlineBelow = false
    addSubview(background)
    attach(standardAppearance)
  }

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { standardAppearance.backgroundColor = barTintColor } }
  open var backgroundImage: UIImage? {
    didSet {
      standardAppearance.hasMaterial = backgroundImage == nil
      standardAppearance.backgroundImage = backgroundImage
    }
  }
  open var shadowImage: UIImage? { didSet { standardAppearance.shadowImage = shadowImage } }
  /// No effect: nothing is drawn behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { standardAppearance.selectionIndicatorImage = selectionIndicatorImage } }
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isCustomizing: Bool { false }
  /// No effect: nobody rearranges the tabs of a picture.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// No effect: nobody rearranges the tabs of a picture.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  private var storedStandard = UITabBarAppearance()
  private var storedScrollEdge: UITabBarAppearance?
  open var standardAppearance: UITabBarAppearance {
    get { storedStandard }
    set { storedStandard = attach(newValue.duplicate()) }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { storedScrollEdge }
    set { storedScrollEdge = newValue.map { attach($0.duplicate()) } }
  }

  @discardableResult
  private func attach(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    appearance.onChange = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
    return appearance
  }

  func select(_ item: UITabBarItem) {
    guard onSelect?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.rowHeight(traitCollection) + safeAreaInsets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBar.rowHeight(traitCollection) + safeAreaInsets.bottom)
  }
  package override func inheritedInsetsDidChange() { invalidateIntrinsicContentSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }
}
