import CoreGraphics
public import Foundation

/// Lays out its arranged subviews in a row or column, with constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Distances that stand for the system's own.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  open private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and gap guides of the present arrangement.
  private var arrangement = Arrangement()
  private var isArrangementStale = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    let isThere = view.superview === self && arrangedSubviews.contains { $0 === view }
    insertArrangedSubview(view, at: arrangedSubviews.count - (isThere ? 1 : 0))
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
      UIKitException.raise(
        "NSInternalInconsistencyException",
        "index \(stackIndex) of an arranged subview lies outside of 0...\(arrangedSubviews.count) in \(displayName)")
    }
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The distance after an arranged view in points.
  func resolvedSpacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
    return spacing == UIStackView.spacingUseSystem ? SystemSpacing.sibling : spacing
  }

  /// The distance after an arranged view as code gave it; 0 for the system's.
  func plainSpacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
    return spacing == UIStackView.spacingUseSystem ? 0 : spacing
  }

  func arrangedVisibilityDidChange(of view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  func arrangementDidChange() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if isArrangementStale {
      isArrangementStale = false
      arrangement.remove(from: self)
      arrangement = Arrangement(of: self)
    }
    super.updateConstraints()
  }

  /// Proportions follow the contents' sizes.
  func contentSizeDidChange(of view: UIView) {
    if distribution == .fillProportionally, arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? arrangedSubviews.last { !$0.isHidden } : arrangedSubviews.first { !$0.isHidden })?.forLastBaselineLayout ?? self
  }
}
