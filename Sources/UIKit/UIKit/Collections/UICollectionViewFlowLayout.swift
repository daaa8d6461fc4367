import CoreGraphics
public import Foundation

/// Puts items into rows, or into columns where it scrolls sideways, each section with a header and a footer.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What a section's inset is measured from.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// Stands for an estimate that the system makes.
  public class var automaticSize: CGSize { CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308) }

  private final var solved: FlowSolution?
  private final var solvedRoom: CGSize?
  final var measured: [IndexPath: CGSize] = [:]
  final var measuredAcross: CGFloat?

  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// Where it is not zero, the cells decide their sizes.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Answers

  final var isVertical: Bool { scrollDirection == .vertical }
  final var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The places of everything, found when they are asked for first.
  final var solution: FlowSolution {
    // Code may ask for the content's size where the view has new bounds and no layout has passed yet.
    let room = owner.map { $0.bounds.inset(by: $0.adjustedContentInset).size }
    if let solved, room == solvedRoom { return solved }
    let new = solve()
    solved = new
    solvedRoom = room
    return new
  }

  open override func prepare() {
    super.prepare()
    _ = solution
  }

  open override var collectionViewContentSize: CGSize { owner == nil ? .zero : solution.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    solution.frame(ofItem: indexPath, isVertical: isVertical).map { itemAttributes(indexPath, $0) }
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard solution.sections.indices.contains(indexPath.section) else { return nil }
    return elementKind == UICollectionView.elementKindSectionHeader
      ? headerAttributes(indexPath.section)
      : elementKind == UICollectionView.elementKindSectionFooter ? footerAttributes(indexPath.section) : nil
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { measured[preferred.indexPath] = preferred.size }
    solved = nil
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = owner?.items.bounds else { return true }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = newBounds.size != owner?.bounds.size
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.representedElementCategory == .cell
      && !preferredAttributes.size.isNear(originalAttributes.size)
  }

  package override var fitsElements: Bool { isSelfSizing }

  package override func forgetMeasuredSizes() {
    measured = [:]
    solved = nil
  }
}
