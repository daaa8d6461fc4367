import CoreGraphics
public import Foundation

/// An element of a collection view: a cell, a header, a badge.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  final weak var collection: UICollectionView?
  /// What the view shows of its layout already.
  final var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The size at which the view was asked for the one it prefers, and which was settled then.
  final var settledSize: CGSize?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

  open func prepareForReuse() {}

  /// Cells that Interface Builder files hold come from no pool.
  package final func setReuseIdentifier(_ identifier: String) { reuseIdentifier = identifier }
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes with the size that the content asks for, on the axes where the layout leaves it open.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let fitting = layoutAttributes.fitting
    guard !fitting.isEmpty else { return layoutAttributes }
    let size = preferredSize(layoutAttributes.size, fitting)
    if fitting.contains(.width) { layoutAttributes.size.width = size.width }
    if fitting.contains(.height) { layoutAttributes.size.height = size.height }
    return layoutAttributes
  }

  /// The size of content that constraints arrange, else what `sizeThatFits(_:)` answers.
  func preferredSize(_ size: CGSize, _ fitting: ElementFitting) -> CGSize {
    guard hasConstrainedContent else { return sizeThatFits(size) }
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: fitting.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: fitting.contains(.height) ? .fittingSizeLevel : .required)
  }

  /// Whether constraints say how large the content is.
  package var hasConstrainedContent: Bool { storedSubviews.contains { !$0.layoutState.translatesAutoresizingMask } }

  package override func contentEnvironmentDidChange(from previous: UITraitCollection?) {
    super.contentEnvironmentDidChange(from: previous)
    settledSize = nil
  }

  /// Takes over what the layout says, once for each change of it.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    if let applied = appliedAttributes, applied.isEqual(attributes) {
      place(at: attributes.untransformedFrame)
      return
    }
    appliedAttributes = attributes.duplicate()
    place(at: attributes.untransformedFrame)
    if layer.transform != attributes.transform3D { layer.transform = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
    listPlaceDidChange(attributes.listPlace)
    apply(attributes)
  }

  /// Subclasses of ours that stand in lists show where.
  func listPlaceDidChange(_ place: ListPlace?) {}
}
