import CoreGraphics
public import Foundation
import TextLayout

/// A bar of buttons, most often at the bottom of a screen.
///
/// Approximation: what lies behind is not blurred, and from iOS 26 on the bar has the earlier look.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private let background = BarBackground()
  private var buttons: [BarButton] = []
  /// The background of the content of a container.
  package final var backdrop: UIColor? { didSet { if backdrop != oldValue { setNeedsLayout() } } }
  /// Set by a navigation controller: how far the background reaches below the bar, and whether content ends above it.
  package final var bottomInset: CGFloat = 0 { didSet { if bottomInset != oldValue { setNeedsLayout() } } }
  package final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    attach(standardAppearance)
  }

  open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { standardAppearance.backgroundColor = barTintColor } }

  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
    standardAppearance.hasMaterial = backgroundImage == nil
    standardAppearance.backgroundImage = backgroundImage
  }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    standardAppearance.backgroundImage
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    standardAppearance.shadowImage = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { standardAppearance.shadowImage }

  private var storedStandard = UIToolbarAppearance()
  open var standardAppearance: UIToolbarAppearance {
    get { storedStandard }
    set { storedStandard = attach(newValue.duplicate()) }
  }
  open var compactAppearance: UIToolbarAppearance? { didSet { compactAppearance.map { _ = attach($0) } } }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { scrollEdgeAppearance.map { _ = attach($0) } } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { compactScrollEdgeAppearance.map { _ = attach($0) } } }

  @discardableResult
  private func attach(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    appearance.onChange = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
    return appearance
  }

  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  /// 44 points, 49 where the bar stands on a home indicator (108 of 113 stored frames of Interface Builder), 32 where the screen is low,
  /// 50 on an iPad (44 on Xcode's canvas up to version 10: four of four stored frames).
  package static func height(aboveInset inset: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return SanFrancisco.isCanvas && SystemGeneration.current < 13 ? 44 : 50 }
    if traits.verticalSizeClass == .compact { return 32 }
    return inset > 0 && SystemGeneration.current < 26 ? 49 : 44
  }

  /// The height that the content's size last had.
  private var shownHeight: CGFloat?
  private var naturalHeight: CGFloat {
    var inset: CGFloat = 0
    if let superview, superview.safeAreaInsets.bottom > 0,
      abs(frame.maxY - superview.bounds.maxY + superview.safeAreaInsets.bottom) < 0.5
    {
      inset = superview.safeAreaInsets.bottom
    }
    return UIToolbar.height(aboveInset: inset, traitCollection)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad }

  private var shownAppearance: UIToolbarAppearance {
    let normal = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
    guard isAtScrollEdge, SystemGeneration.current >= 15 else { return normal }
    if isCompact, let compactScrollEdgeAppearance { return compactScrollEdgeAppearance }
    if let scrollEdgeAppearance { return scrollEdgeAppearance }
    let transparent = normal.duplicate()
    transparent.configureWithTransparentBackground()
    return transparent
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if naturalHeight != shownHeight {
      shownHeight = naturalHeight
      invalidateIntrinsicContentSize()
    }
    let appearance = shownAppearance
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomInset)
    background.hasHairlineBelow = barPosition == .top || barPosition == .topAttached
    var look = BarBackground.Look(
      appearance, material: barStyle == .black ? BarColors.darkMaterial : BarColors.toolMaterial,
      backdrop: backdrop ?? superview?.backgroundColor)
    if !isTranslucent, appearance.hasMaterial { look.color = (appearance.backgroundColor ?? .systemBackground).withAlphaComponent(1) }
    background.show(look)
    updateButtons(appearance)
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    let safe = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, trailing) = isMirrored ? (safe.right + side, safe.left + side) : (safe.left + side, safe.right + side)
    let length = max(0, bounds.width - leading - trailing)
    var row = BarRow(buttons: buttons)
    row.drop(beyond: length)
    row.place(from: leading, length: length, height: bounds.height, in: isMirrored ? bounds.width : nil)
  }

  private func updateButtons(_ appearance: UIToolbarAppearance) {
    let shown = (items ?? []).filter { !$0.isHidden }
    let old = buttons
    buttons = shown.map { item in old.first { $0.barItem === item } ?? BarButton(item) }
    for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for button in buttons {
      if button.superview !== self { addSubview(button) }
      button.barItem.bar = self
      let look = button.barItem.style == .plain ? appearance.buttonAppearance : appearance.doneButtonAppearance
      button.update(BarButton.Style(attributes: look.normal.titleTextAttributes, isCompact: isCompact))
    }
  }
}
