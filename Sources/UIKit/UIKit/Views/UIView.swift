package import DisplayList
public import Foundation
public import QuartzCore

/// A rectangle that shows content and arranges its subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Holds the view's geometry and appearance; its sublayers are the subviews' layers and those that code adds.
  public let layer: CALayer

  package final var storedSubviews: [UIView] = []
  /// Not counted: a view lets go of its subviews before it ends.
  ///
  /// A counted reference costs deep trees dearly.
  nonisolated(unsafe) package final unowned(unsafe) var storedSuperview: UIView?
  /// The window above, kept for the whole tree below it.
  package final weak var storedWindow: UIWindow?
  /// The controller whose `view` this is.
  package final weak var viewController: UIViewController?
  package final var layoutState = LayoutState()
  package final var margins = MarginState()
  package final var appearance = AppearanceState()

  public init(frame: CGRect) {
    layer = LayerFactory.makeLayer(of: type(of: self).layerClass)
    super.init()
    connectLayer()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    layer = LayerFactory.makeLayer(of: type(of: self).layerClass)
    super.init()
    connectLayer()
  }

  @preconcurrency @MainActor public override convenience init() { self.init(frame: .zero) }

  deinit {
    for subview in storedSubviews { subview.storedSuperview = nil }
  }

  private func connectLayer() {
    layer.delegate = self
    layer.owner = self
  }

  /// Called when a view was made from an Interface Builder file.
  open func awakeFromNib() {}
  /// No effect: never called, for previews are made as an app makes its screens.
  open func prepareForInterfaceBuilder() {}

  open override var next: UIResponder? { viewController ?? superview }

  open override nonisolated var description: String { MainActor.assumeIsolated { briefDescription } }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates; the origin is where its content is scrolled to.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The position of the layer's anchor point, by default the middle, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// Moves only the drawing, never the layout.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Hierarchy

  open var superview: UIView? { storedSuperview }
  open var subviews: [UIView] { storedSubviews }
  /// The window at the top of the tree, nil outside of one.
  open var window: UIWindow? { storedWindow }

  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, offset: 0, without: view))
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling, offset: 1, without: view))
  }
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
  open func removeFromSuperview() { unlinkFromSuperview() }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }
  open var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }
  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { performLayout() }
  /// Places the subviews; the base class gives those that constraints place their solved frames.
  open func layoutSubviews() { applySolvedFrames() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { performUpdateConstraints() }
  open func updateConstraints() {}
  /// The size of the view's own content in points; `noIntrinsicMetric` on an axis where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { markIntrinsicContentSizeChanged() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.hugging[axis] }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.compression[axis]
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.compression[axis] = priority
    invalidateIntrinsicContentSize()
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.inset(by: alignmentRectInsets.negated) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Distance from the frame's top to the first baseline, nil where the view has no text of its own.
  package var firstBaselineFromTop: CGFloat? { nil }
  /// Distance from the frame's bottom up to the last baseline.
  package var lastBaselineFromBottom: CGFloat? { nil }
  /// Whether the baselines move with a title that stands in the middle of a view of another height, as those of buttons and fields do.
  ///
  /// A label's keep their distance from its edges: first baselines from the top, last ones from the bottom (stored frames of labels beside
  /// higher or compressed ones in Interface Builder files).
  package var centersText: Bool { false }
  /// Whether the height of the content depends on the width that the layout gives (labels of several lines).
  package var hasWidthDependentHeight: Bool { false }
  /// The axes along which constraints leave the size of scrolled content open.
  package var ambiguousContentAxes: [NSLayoutConstraint.Axis] { [] }

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalLayoutMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setInsetsLayoutMarginsFromSafeArea(newValue) }
  }
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  open func safeAreaInsetsDidChange() {}
  /// What of the safe area reaches into subviews: all of it, but for the edges that a scroll view keeps its content away from.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  open func layoutMarginsDidChange() {}
  /// The margins of a view that code gives none, where the system's are not 8 points.
  package var systemMargins: UIEdgeInsets? { nil }
  /// As the two above, where overriding code can't keep it away.
  package func inheritedInsetsDidChange() {}

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentMode: ContentMode {
    get { appearance.contentMode }
    set {
      appearance.contentMode = newValue
      setNeedsDisplay()
    }
  }
  /// No effect: every drawing begins anew.
  open var clearsContextBeforeDrawing = true
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open var mask: UIView? {
    get { appearance.mask }
    set {
      appearance.mask = newValue
      layer.mask = newValue?.layer
    }
  }
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }
  /// No effect: a dimmed tint keeps its colour.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { appearance.tintAdjustmentMode }
    set { appearance.tintAdjustmentMode = newValue }
  }
  open func tintColorDidChange() {}
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { appearance.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearance.overrideStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }
  public var traitOverrides: any UITraitOverrides {
    get { appearance.traitOverrides }
    set { setTraitOverrides(newValue as? TraitValues ?? TraitValues()) }
  }
  open var traitCollection: UITraitCollection { resolvedTraitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Fonts that follow the text size and colours that the view keeps resolved are taken anew; `previous` is nil at first sight.
  package func contentEnvironmentDidChange(from previous: UITraitCollection?) {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// The view's own content below its subviews, in its bounds; the layer's background, border and sublayers are not part of it.
  package func emitContent(into items: inout [DisplayList.Item]) {
    var drawn: [DisplayList.Item] = []
    withCurrentTraits { drawn = DisplayList.items(from: DrawingContext.record(size: bounds.size) { _ in draw(bounds) }) }
    // What an opaque view without a background leaves out is black, as in the corners of drawn figures on the iOS simulator.
    if isOpaque, !drawn.isEmpty, appearance.backgroundColor == nil {
      items.append(.fill(.rect(bounds), .color(CGColor(gray: 0, alpha: 1)), .winding))
    }
    items += drawn
  }

  // MARK: Events and accessibility

  open var tag = 0
  open var isUserInteractionEnabled = true
  /// No effect: no finger touches a picture.
  open var isMultipleTouchEnabled = false
  /// No effect: no finger touches a picture.
  open var isExclusiveTouch = false
  /// No effect: a picture has no state to restore.
  open var restorationIdentifier: String?
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  /// No effect: the device is at rest.
  open var motionEffects: [UIMotionEffect] = []
  open var accessibilityIdentifier: String?
  /// No effect: no assistive technology reads a picture.
  open var accessibilityLabel: String?
  /// No effect: no assistive technology reads a picture.
  open var accessibilityValue: String?
  /// No effect: no assistive technology reads a picture.
  open var accessibilityHint: String?
  /// No effect: no assistive technology reads a picture.
  open var isAccessibilityElement = false
  /// No effect: no assistive technology reads a picture.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// No effect: no assistive technology reads a picture.
  open var accessibilityElementsHidden = false
  /// No effect: no assistive technology reads a picture.
  open var accessibilityViewIsModal = false
  /// No effect: no assistive technology reads a picture.
  open var accessibilityElements: [Any]?
  /// No effect: no assistive technology reads a picture.
  open var shouldGroupAccessibilityChildren = false

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attach(to: self)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }
}
