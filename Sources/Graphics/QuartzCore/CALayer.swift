public import CoreGraphics
public import Foundation

/// A rectangle of content with its geometry, decoration and sublayers, kept as data.
///
/// What can be overridden stands here; everything else in extensions. Not tied to an actor, as Apple's class.
open class CALayer: NSObject, CAMediaTiming {
  // MARK: Geometry

  open var bounds: CGRect = .zero {
    didSet {
      guard bounds != oldValue else { return }
      checkGeometry()
      owner?.layer(self, didChange: .bounds(old: oldValue))
      if bounds.size != oldValue.size {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
    }
  }
  open var position: CGPoint = .zero {
    didSet {
      guard position != oldValue else { return }
      checkGeometry()
      owner?.layer(self, didChange: .position(old: oldValue))
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { owner?.layer(self, didChange: .anchorPoint) } } }
  open var zPosition: CGFloat = 0 { didSet { changedAppearance() } }
  open var anchorPointZ: CGFloat = 0
  open var transform = CATransform3DIdentity {
    didSet {
      isTransformIdentity = CATransform3DIsIdentity(transform)
      owner?.layer(self, didChange: .transform)
    }
  }
  open var sublayerTransform = CATransform3DIdentity { didSet { changedAppearance() } }
  /// The smallest rectangle around the transformed bounds in the superlayer's coordinates.
  open var frame: CGRect {
    get { derivedFrame }
    set { setDerivedFrame(newValue) }
  }

  // MARK: Picture

  open var contents: Any? { didSet { changedAppearance() } }
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changedAppearance() } }
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changedAppearance() } }
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { changedAppearance() } }
  open var contentsScale: CGFloat = 1 { didSet { changedAppearance() } }
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  open var minificationFilter: CALayerContentsFilter = .linear
  open var magnificationFilter: CALayerContentsFilter = .linear { didSet { changedAppearance() } }
  open var minificationFilterBias: Float = 0
  open var isOpaque = false
  open var isHidden = false { didSet { changedAppearance() } }
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var opacity: Float = 1 { didSet { changedAppearance() } }
  open var masksToBounds = false { didSet { changedAppearance() } }
  /// Its alpha multiplies the layer's; it has no superlayer.
  open var mask: CALayer? { didSet { changedAppearance() } }
  open var backgroundColor: CGColor? { didSet { changedAppearance() } }
  open var cornerRadius: CGFloat = 0 { didSet { changedAppearance() } }
  open var maskedCorners: CACornerMask = .all { didSet { changedAppearance() } }
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { changedAppearance() } }
  open var borderWidth: CGFloat = 0 { didSet { changedAppearance() } }
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changedAppearance() } }
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changedAppearance() } }
  open var shadowOpacity: Float = 0 { didSet { changedAppearance() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changedAppearance() } }
  open var shadowRadius: CGFloat = 3 { didSet { changedAppearance() } }
  open var shadowPath: CGPath? { didSet { changedAppearance() } }
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true { didSet { changedAppearance() } }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
  open var needsDisplayOnBoundsChange = false

  // MARK: Others

  open var name: String?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open weak var delegate: (any CALayerDelegate)?

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  // MARK: State that only this module and UIKit see

  /// The view behind the layer.
  package weak var owner: (any CALayerOwner)?
  /// Kept so that the common case of no transform costs one test.
  package private(set) var isTransformIdentity = true
  package internal(set) var layoutIsNeeded = false
  package internal(set) var displayIsNeeded = false
  internal var sublayerList: [CALayer] = []
  internal weak var superlayerReference: CALayer?
  internal var animationsByKey: [(key: String, animation: CAAnimation)] = []
  internal var undeclaredValues: [String: Any] = [:]

  // MARK: Making layers

  public override init() { super.init() }

  /// Copies a layer's own properties, not its sublayers: presentation layers are made this way.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: Tree

  open var superlayer: CALayer? { superlayerReference }

  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: 0, relativeTo: sibling, offset: 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: .max, relativeTo: sibling, offset: 1)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = sublayerList.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayerReference else { return }
    parent.sublayerList.removeAll { $0 === self }
    superlayerReference = nil
    parent.owner?.layer(parent, didChange: .sublayers)
  }

  // MARK: Display and layout

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKeyPath: key) }
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }

  open func setNeedsDisplay() {
    displayIsNeeded = true
    owner?.layer(self, didChange: .display)
  }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { displayIsNeeded }

  open func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  /// Asks the delegate to fill `contents`.
  open func display() { delegateDisplay() }

  /// Draws the layer's own content; the delegate does unless a subclass overrides this.
  open func draw(in ctx: CGContext) { delegateDraw(in: ctx) }

  open func setNeedsLayout() {
    guard !layoutIsNeeded else { return }
    layoutIsNeeded = true
    owner?.layer(self, didChange: .layout)
  }

  open func needsLayout() -> Bool { layoutIsNeeded }

  open func layoutIfNeeded() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
    for sublayer in sublayerList { sublayer.layoutIfNeeded() }
  }

  open func layoutSublayers() { delegateLayoutSublayers() }

  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Hit testing

  /// The farthest layer under a point of the superlayer's coordinates, front to back.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let local = convertFromSuperlayer(p)
    if masksToBounds, !contains(local) { return nil }
    for sublayer in sublayersFrontToBack {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Actions and animations

  open func action(forKey event: String) -> (any CAAction)? { delegateAction(forKey: event) }
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { animationsByKey.removeAll { $0.key == key } }
  open func removeAllAnimations() { animationsByKey = [] }
  open func animation(forKey key: String) -> CAAnimation? { animationsByKey.first { $0.key == key }?.animation }
  open func animationKeys() -> [String]? { animationsByKey.isEmpty ? nil : animationsByKey.map(\.key) }

  // MARK: Values by key

  open func value(forKey key: String) -> Any? { declaredValue(forKey: key) ?? undeclaredValues[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    if !setDeclaredValue(value, forKey: key) { undeclaredValues[key] = value }
  }

  open func value(forKeyPath keyPath: String) -> Any? { nestedValue(forKeyPath: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNestedValue(value, forKeyPath: keyPath) }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// The value of a property that the class declares; subclasses add theirs.
  package func declaredValue(forKey key: String) -> Any? { ownValue(forKey: key) }

  /// False where the class declares no property of the name.
  package func setDeclaredValue(_ value: Any?, forKey key: String) -> Bool { setOwnValue(value, forKey: key) }

  /// What `init(layer:)` takes over; subclasses add theirs.
  package func copyProperties(of other: CALayer) { copyOwnProperties(of: other) }

  internal func changedAppearance() { owner?.layer(self, didChange: .appearance) }
}
