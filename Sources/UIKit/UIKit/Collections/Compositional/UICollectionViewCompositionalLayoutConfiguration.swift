import CoreGraphics
public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  @preconcurrency @MainActor public override init() { super.init() }
}
