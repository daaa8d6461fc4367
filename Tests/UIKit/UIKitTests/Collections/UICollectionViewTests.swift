import CoreGraphics
import Foundation
import Testing
import UIKit

/// Collection views: Apple's documentation and arithmetic.
@MainActor @Suite struct UICollectionViewTests {
  private let boxes = Boxes()

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func cellsThatLeaveAreUsedAgain() {
    boxes.counts = [400]
    let collection = boxes.collection(UICollectionViewFlowLayout())
    let first = collection.cellForItem(at: path(0))
    collection.contentOffset.y = 1000
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0)) == nil)
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.contains { $0 === first })
  }

  @Test func cellsAreMadeWithTheirFrames() {
    final class Cell: UICollectionViewCell {
      var made = CGRect.zero
      override init(frame: CGRect) {
        super.init(frame: frame)
        made = frame
      }
      required init?(coder: NSCoder) { nil }
    }
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in cell.tag = item }
    let collection = boxes.collection(UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [7, 8])
    #expect(collection.visibleCells.compactMap { ($0 as? Cell)?.made } == collection.cellFrames)
    #expect(source.indexPath(for: 8) == path(1))
    #expect(source.itemIdentifier(for: path(0)) == 7)
  }

  @Test func theContentFillsTheCell() {
    let cell = boxes.collection(UICollectionViewFlowLayout()).visibleCells[0]
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func selectionFollowsTheRules() {
    let collection = boxes.collection(UICollectionViewFlowLayout())
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(2)])
    #expect(collection.visibleCells.map(\.isSelected) == [false, false, true, false, false, false])
    collection.allowsMultipleSelection = true
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [path(2), path(0)])
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test func batchesResolveToTheirEnd() {
    let collection = boxes.collection(UICollectionViewFlowLayout())
    collection.allowsMultipleSelection = true
    for item in [0, 3, 5] { collection.selectItem(at: path(item), animated: false, scrollPosition: []) }
    let (kept, moved) = (collection.cellForItem(at: path(3)), collection.cellForItem(at: path(5)))
    collection.performBatchUpdates {
      boxes.counts = [7]
      collection.deleteItems(at: [path(0)])
      collection.insertItems(at: [path(1), path(2)])
      collection.moveItem(at: path(5), to: path(0))
    }
    collection.layoutIfNeeded()
    // 0 1 2 3 4 5 → 5 n n 1 2 3 4
    #expect(collection.numberOfItems(inSection: 0) == 7)
    #expect(collection.indexPathsForSelectedItems == [path(5), path(0)])
    #expect(collection.cellForItem(at: path(5)) === kept)
    #expect(collection.cellForItem(at: path(0)) === moved)
    #expect(collection.visibleCells.count == 7)
  }

  @Test func sectionsComeAndGo() {
    boxes.counts = [1, 2]
    let collection = boxes.collection(UICollectionViewFlowLayout())
    let cell = collection.cellForItem(at: path(1, 1))
    collection.performBatchUpdates {
      boxes.counts = [4, 2]
      collection.deleteSections([0])
      collection.insertSections([0])
    }
    collection.layoutIfNeeded()
    #expect(collection.numberOfItems(inSection: 0) == 4)
    #expect(collection.cellForItem(at: path(1, 1)) === cell)
  }

  @Test func scrollingToAnItem() {
    boxes.counts = [500]
    let collection = boxes.collection(UICollectionViewFlowLayout())
    collection.scrollToItem(at: path(250), at: .top, animated: false)
    #expect(collection.contentOffset.y == 3000)
    collection.scrollToItem(at: path(250), at: .centeredVertically, animated: false)
    #expect(collection.contentOffset.y == 2785)
    collection.scrollToItem(at: path(499), at: .top, animated: false)
    #expect(collection.contentOffset.y == 5510)
  }

  @Test func placesOfPoints() {
    let collection = boxes.collection(UICollectionViewFlowLayout())
    #expect(collection.indexPathForItem(at: CGPoint(x: 70, y: 10)) == path(1))
    #expect(collection.indexPathForItem(at: CGPoint(x: 60, y: 10)) == nil)
    #expect(collection.indexPath(for: collection.visibleCells[4]) == path(4))
  }

  @Test func theBackgroundStaysInSight() {
    boxes.counts = [500]
    let collection = boxes.collection(UICollectionViewFlowLayout())
    let view = UIView()
    collection.backgroundView = view
    collection.contentOffset.y = 200
    collection.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 200, width: 320, height: 480))
    #expect(collection.subviews.first === view)
  }

  @Test func customLayouts() {
    /// Steps down to the right, the later ones behind the earlier.
    final class Steps: UICollectionViewLayout {
      var prepared = 0
      private var all: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        prepared += 1
        guard let collectionView else { return }
        all = (0..<collectionView.numberOfItems(inSection: 0)).map {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
          attributes.frame = CGRect(x: 20 * $0, y: 30 * $0, width: 40, height: 40)
          attributes.zIndex = -$0
          attributes.alpha = 0.5
          if $0 == 1 { attributes.transform = CGAffineTransform(scaleX: 2, y: 2) }
          return attributes
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 700) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { all[indexPath.item] }
    }
    let layout = Steps()
    boxes.counts = [30]
    let collection = boxes.collection(layout)
    #expect(layout.prepared == 1)
    #expect(collection.visibleCells.count == 16)
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 10, width: 80, height: 80))
    #expect(collection.cellForItem(at: path(1))?.bounds.size == CGSize(width: 40, height: 40))
    #expect(collection.cellForItem(at: path(2))?.layer.zPosition == -2)
    #expect(collection.cellForItem(at: path(2))?.alpha == 0.5)
    #expect(collection.contentSize == CGSize(width: 500, height: 700))
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(layout.prepared == 1)
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(layout.prepared == 2)
  }

  @Test func customLayoutsHearOfPreferredSizes() {
    /// One column; cells decide their heights.
    final class Column: UICollectionViewLayout {
      var heights: [Int: CGFloat] = [:]
      private var frames: [CGRect] = []
      override func prepare() {
        var y: CGFloat = 0
        frames = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
          defer { y += heights[item] ?? 100 }
          return CGRect(x: 0, y: y, width: 320, height: heights[item] ?? 100)
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: frames.last?.maxY ?? 0) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }.map {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
          attributes.frame = frames[$0]
          return attributes
        }
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
    }
    boxes.counts = [4]
    boxes.configure = { fill($0, width: 320, height: CGFloat(20 * ($1.item + 1))) }
    let collection = boxes.collection(Column())
    #expect(collection.cellFrames.map(\.minY) == [0, 20, 60, 120])
    #expect(collection.contentSize.height == 200)
  }

  @Test func attributesAreComparedAndCopied() throws {
    final class Tinted: UICollectionViewLayoutAttributes, @unchecked Sendable {
      var strength = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.strength = strength
        return copy
      }
    }
    let attributes = Tinted(forCellWith: path(3))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.strength = 7
    let copy = try #require(attributes.copy() as? Tinted)
    #expect(copy == attributes && copy !== attributes)
    #expect(copy.strength == 7 && copy.indexPath == path(3))
    copy.alpha = 0.2
    #expect(copy != attributes)
  }

  @Test func theControllersViewHoldsTheCollectionView() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
  }
}
