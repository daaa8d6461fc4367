import CoreGraphics
public import Foundation

/// Says where the elements of a collection view stand.
///
/// Subclasses answer `collectionViewContentSize` and `layoutAttributesForElements(in:)` from what `prepare()` found out.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  package final weak var owner: UICollectionView?
  final var decorationMakers: [String: UICollectionView.ViewMaker] = [:]

  @preconcurrency @MainActor public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { owner }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: What subclasses answer

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  { layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath) }

  // MARK: Invalidation

  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { owner?.layoutDidInvalidate(context) }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.preferred = preferredAttributes
    return context
  }
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    CollectionFactory.makeContext(of: type(of: self).invalidationContextClass)
  }

  // MARK: Scrolling

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
    -> CGPoint
  { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
    previousIndexPath
  }

  // MARK: Directions

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection view mirrors what the layout answers where the interface runs the other way.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  /// No effect: a picture shows an update's end.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// No effect: a picture shows an update's end.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// No effect: a picture shows an update's end.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// No effect: a picture shows an update's end.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// No effect: a picture shows an update's end.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// No effect: a picture shows an update's end.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decorations

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = viewClass.map { .type($0) }
  }
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { .nib($0) }
  }

  // MARK: For the collection view

  /// Whether cells are asked for their preferred sizes.
  package var fitsElements: Bool { true }
  /// What a list draws behind its sections.
  package var defaultBackgroundColor: UIColor? { nil }
  /// Text sizes or the margins changed: nothing that was measured holds.
  package func forgetMeasuredSizes() {}
}
