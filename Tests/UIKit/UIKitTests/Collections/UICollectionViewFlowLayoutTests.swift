import CoreGraphics
import Foundation
import Testing
import UIKit

/// Flow layouts: Apple's documentation (Collection View Programming Guide, "Using the Flow Layout") and arithmetic.
@MainActor @Suite struct UICollectionViewFlowLayoutTests {
  private let boxes = Boxes()
  private let layout = UICollectionViewFlowLayout()

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func defaults() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.estimatedItemSize == .zero && layout.sectionInset == .zero)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func itemsOfARowAreSpreadFromEdgeToEdge() {
    // 5 × 50 and 4 gaps of at least 10 are 290 of 330: the rest goes into the gaps.
    let collection = boxes.collection(layout, width: 330)
    #expect(collection.cellFrames.map(\.minX) == [0, 70, 140, 210, 280, 0])
    #expect(collection.cellFrames.map(\.minY) == [0, 0, 0, 0, 0, 60])
    #expect(collection.contentSize == CGSize(width: 330, height: 110))
  }

  @Test func theLastRowKeepsTheColumns() {
    boxes.counts = [7]
    let collection = boxes.collection(layout, width: 330)
    #expect(collection.cellFrames.suffix(2).map(\.minX) == [0, 70])
  }

  @Test func aRowOfOneItemIsCentred() {
    layout.itemSize = CGSize(width: 200, height: 40)
    boxes.counts = [2]
    #expect(boxes.collection(layout).cellFrames.map(\.minX) == [60, 60])
  }

  @Test func insetsAndSpacings() {
    layout.sectionInset = UIEdgeInsets(top: 8, left: 10, bottom: 12, right: 10)
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 0
    layout.itemSize = CGSize(width: 100, height: 30)
    let collection = boxes.collection(layout)
    #expect(collection.cellFrames.map(\.origin) == [10, 110, 210, 10, 110, 210].enumerated().map { CGPoint(x: $1, y: $0 < 3 ? 8 : 42) })
    #expect(collection.contentSize.height == 84)
  }

  @Test func itemsOfDifferentHeightAreCentredInTheirRow() {
    boxes.counts = [2]
    boxes.sizes = [path(0): CGSize(width: 160, height: 100), path(1): CGSize(width: 150, height: 40)]
    let collection = boxes.collection(layout)
    #expect(collection.cellFrames == [CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 170, y: 30, width: 150, height: 40)])
    #expect(collection.contentSize.height == 100)
  }

  @Test func columnsWhereItScrollsSideways() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 200)
    let collection = boxes.collection(layout)
    // Two of 200 points and a gap fit into 480: the gap takes the rest.
    #expect(collection.cellFrames.map(\.origin.y) == [0, 280, 0, 280, 0, 280])
    #expect(collection.cellFrames.map(\.origin.x) == [0, 0, 110, 110, 220, 220])
    #expect(collection.contentSize == CGSize(width: 320, height: 480))
  }

  @Test func headersAndFootersAroundTheInset() {
    boxes.counts = [1, 1]
    layout.headerReferenceSize = CGSize(width: 5, height: 30)
    layout.footerReferenceSize = CGSize(width: 5, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
    let collection = boxes.collection(layout)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.supplementaryView(forElementKind: kind, at: path(0))?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(collection.cellFrames.map(\.minY) == [34, 144])
    #expect(
      collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path(0))?.frame
        == CGRect(x: 0, y: 90, width: 320, height: 20))
    #expect(collection.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 110)
    #expect(collection.contentSize.height == 220)
  }

  @Test func pinnedHeadersStayUntilTheirSectionEnds() throws {
    boxes.counts = [60, 60]
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = boxes.collection(layout)
    let kind = UICollectionView.elementKindSectionHeader
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    let header = try #require(collection.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(header.frame.minY == 100)
    // Twelve rows of 50 and 11 gaps end at 740: the header leaves with them.
    collection.contentOffset.y = 725
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 710)
  }

  @Test func cellsDecideTheirSizes() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    boxes.counts = [3]
    boxes.configure = { fill($0, width: CGFloat(100 + 20 * $1.item), height: CGFloat(30 + 10 * $1.item)) }
    let collection = boxes.collection(layout)
    #expect(
      collection.cellFrames.map(\.size) == [CGSize(width: 100, height: 30), CGSize(width: 120, height: 40), CGSize(width: 140, height: 50)])
    // 100 + 10 + 120 leaves no room for 140: the rest goes between the two.
    #expect(collection.cellFrames.map(\.minX) == [0, 200, 0])
    #expect(collection.contentSize.height == 100)
  }

  @Test func theDelegatesSizesCount() {
    boxes.headerHeight = 40
    boxes.sizes = [path(0): CGSize(width: 320, height: 70)]
    let collection = boxes.collection(layout)
    #expect(collection.cellFrames[0] == CGRect(x: 0, y: 40, width: 320, height: 70))
    #expect(collection.cellFrames[1].size == CGSize(width: 50, height: 50))
  }

  @Test func aNewWidthMakesNewRows() {
    let collection = boxes.collection(layout)
    collection.frame.size.width = 110
    collection.layoutIfNeeded()
    #expect(collection.cellFrames.map(\.minX) == [0, 60, 0, 60, 0, 60])
  }

  @Test func theContentsSizeIsKnownBeforeTheNextPass() {
    let collection = boxes.collection(layout)
    collection.frame.size.width = 110
    #expect(layout.collectionViewContentSize == CGSize(width: 110, height: 170))
  }

  @Test func contentInsetsNarrowTheRows() {
    let collection = boxes.collection(layout)
    collection.contentInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    collection.layoutIfNeeded()
    #expect(collection.contentSize.width == 290)
    #expect(collection.cellFrames[1].minX == 60)
  }

  @Test func aSubclassMayFlipIt() {
    final class Flipped: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    boxes.counts = [2]
    let collection = boxes.collection(Flipped(), width: 330)
    collection.semanticContentAttribute = .forceRightToLeft
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(collection.cellFrames.map(\.minX) == [280, 210])
  }

  @Test func onlyVisibleItemsHaveCells() {
    boxes.counts = [100_000]
    let collection = boxes.collection(layout)
    #expect(boxes.cellsAskedFor == 40)
    #expect(collection.contentSize.height == 1_199_990)
    collection.contentOffset.y = 600_000
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.first == path(50_000))
    #expect(boxes.cellsAskedFor == 80)
  }
}
