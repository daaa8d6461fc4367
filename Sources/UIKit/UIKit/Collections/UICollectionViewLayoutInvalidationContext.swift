import CoreGraphics
public import Foundation

/// What of a layout has to be made anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var interactiveMovementTarget: CGPoint { .zero }

  /// An element whose content asks for another size.
  final var preferred: UICollectionViewLayoutAttributes?

  @preconcurrency @MainActor public override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
