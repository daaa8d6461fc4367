import CoreGraphics
import Foundation
import Testing
import UIKit

/// Compositional layouts: Apple's documentation ("Layouts", "Implementing Modern Collection Views") and arithmetic.
@MainActor @Suite struct UICollectionViewCompositionalLayoutTests {
  private let boxes = Boxes()

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  private func shown(_ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }) -> UICollectionView {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return boxes.collection(UICollectionViewCompositionalLayout(section: section))
  }

  @Test func aGridOfFifths() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
    let collection = shown(group)
    #expect(collection.cellFrames.map(\.size) == Array(repeating: CGSize(width: 64, height: 64), count: 6))
    #expect(collection.cellFrames.map(\.origin) == [0, 64, 128, 192, 256, 0].enumerated().map { CGPoint(x: $1, y: $0 < 5 ? 0 : 64) })
    #expect(collection.contentSize == CGSize(width: 320, height: 128))
  }

  @Test func itemInsetsLieInsideOfThePlace() {
    let item = item(.fractionalWidth(0.5), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    boxes.counts = [2]
    let collection = shown(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item]))
    #expect(collection.cellFrames == [CGRect(x: 6, y: 5, width: 146, height: 32), CGRect(x: 166, y: 5, width: 146, height: 32)])
  }

  @Test func aCountDividesTheGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let collection = shown(group) {
      $0.interGroupSpacing = 10
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    }
    // (320 − 20 − 10) / 2
    #expect(collection.cellFrames.map(\.width) == Array(repeating: 145, count: 6))
    #expect(collection.cellFrames.map(\.minX) == [10, 165, 10, 165, 10, 165])
    #expect(collection.cellFrames.map(\.minY) == [0, 0, 54, 54, 108, 108])
    #expect(collection.contentSize.height == 152)
  }

  @Test func nestedGroups() {
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
    boxes.counts = [4]
    let collection = shown(
      .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, trailing]))
    #expect(
      collection.cellFrames == [
        CGRect(x: 0, y: 0, width: 224, height: 192), CGRect(x: 224, y: 0, width: 96, height: 96),
        CGRect(x: 224, y: 96, width: 96, height: 96), CGRect(x: 0, y: 192, width: 224, height: 192),
      ])
  }

  @Test func flexibleSpacingTakesWhatIsLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(90), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(5)
    boxes.counts = [3]
    #expect(shown(group).cellFrames.map(\.minX) == [0, 115, 230])
  }

  @Test func edgeSpacing() {
    let item = item(.absolute(100), .absolute(40))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: .fixed(6), trailing: .flexible(0), bottom: nil)
    boxes.counts = [1]
    #expect(
      shown(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 1)).cellFrames
        == [CGRect(x: 110, y: 6, width: 100, height: 40)])
  }

  @Test func cellsDecideEstimatedHeights() {
    let row = size(.fractionalWidth(1), .estimated(100))
    boxes.counts = [3]
    boxes.configure = { fill($0, height: CGFloat(30 + 10 * $1.item)) }
    let collection = shown(.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])) { $0.interGroupSpacing = 5 }
    #expect(
      collection.cellFrames == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 35, width: 320, height: 40),
        CGRect(x: 0, y: 80, width: 320, height: 50),
      ])
    #expect(collection.contentSize.height == 130)
  }

  @Test func aRowIsAsHighAsItsHighestItem() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(60)), subitems: [item(.fractionalWidth(0.5), .estimated(60))])
    boxes.counts = [4]
    boxes.configure = { fill($0, height: CGFloat(20 * ($1.item + 1))) }
    let collection = shown(group)
    #expect(collection.cellFrames.map(\.height) == [20, 40, 60, 80])
    #expect(collection.cellFrames.map(\.minY) == [0, 0, 40, 40])
    #expect(collection.contentSize.height == 120)
  }

  @Test func uniformItemsTakeTheHighestOnesHeight() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(60)),
      subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 60))])
    boxes.counts = [2]
    boxes.configure = { fill($0, height: CGFloat(20 * ($1.item + 1))) }
    #expect(shown(group).cellFrames.map(\.height) == [40, 40])
  }

  @Test func estimatedWidthsBreakIntoRows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item(.estimated(60), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(8)
    boxes.counts = [4]
    boxes.configure = { fill($0, width: CGFloat(100 + 10 * $1.item), height: 30) }
    let collection = shown(group)
    // 100 + 8 + 110 = 218, and 8 + 120 more are too many; then 120 + 8 + 130.
    #expect(collection.cellFrames.map(\.minX) == [0, 108, 0, 128])
    #expect(collection.cellFrames.map(\.minY) == [0, 0, 30, 30])
  }

  @Test func headersStandBeforeTheInsetAndStretchTheSection() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    boxes.counts = [1, 1]
    let row = size(.fractionalWidth(1), .absolute(50))
    let collection = shown(.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])) {
      $0.boundarySupplementaryItems = [header, footer]
      $0.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 10)
    }
    let views = [0, 1].map {
      collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))?.frame
    }
    #expect(views == [CGRect(x: 10, y: 0, width: 300, height: 44), CGRect(x: 10, y: 124, width: 300, height: 44)])
    #expect(collection.cellFrames.map(\.minY) == [48, 172])
    #expect(
      collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 10, y: 104, width: 300, height: 20))
    #expect(collection.contentSize.height == 248)
  }

  @Test func badgesAreTiedToTheirItems() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .fractionalHeight(1)), supplementaryItems: [badge])
    boxes.counts = [1]
    let collection = shown(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])) {
      $0.contentInsets.top = 20
    }
    // The corner of the badge meets that of the item, then moves by three tenths of the badge.
    #expect(
      collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 66, y: 14, width: 20, height: 20))
    #expect(collection.visibleSupplementaryViews(ofKind: "badge").first?.layer.zPosition == 1)
  }

  @Test func orthogonalSectionsShowTheirStart() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(90)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    boxes.counts = [50, 1]
    let collection = shown(group) {
      $0.orthogonalScrollingBehavior = .continuous
      $0.interGroupSpacing = 10
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    #expect(collection.cellFrames.map(\.minX) == [16, 146, 276, 16])
    #expect(collection.cellFrames.map(\.minY) == [0, 0, 0, 90])
    #expect(collection.contentSize == CGSize(width: 320, height: 180))
  }

  @Test func pagesThatAreCentredStartInTheMiddle() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(90)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let collection = shown(group) { $0.orthogonalScrollingBehavior = .groupPagingCentered }
    #expect(collection.cellFrames.map(\.minX) == [32, 288])
  }

  @Test func sectionsAfterTheirIndexAndEnvironment() {
    boxes.counts = [2, 3]
    let layout = UICollectionViewCompositionalLayout { index, environment in
      #expect(environment.container.effectiveContentSize == CGSize(width: 320, height: 480))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: index + 2)
      return NSCollectionLayoutSection(group: group)
    }
    layout.configuration.interSectionSpacing = 12
    let collection = boxes.collection(layout)
    #expect(collection.cellFrames.map(\.minY) == [0, 0, 52, 52, 52])
    #expect(collection.cellFrames[0].width == 160)
    #expect(abs(collection.cellFrames[2].width - 320 / 3) < 0.5)
  }

  @Test func customGroups() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let half = environment.container.contentSize.width / 2
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 100)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: half, y: 50, width: half, height: 50), zIndex: 3),
      ]
    }
    boxes.counts = [3]
    let collection = shown(group)
    #expect(
      collection.cellFrames == [
        CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 50, width: 160, height: 50),
        CGRect(x: 0, y: 100, width: 160, height: 100),
      ])
    #expect(collection.visibleCells[1].layer.zPosition == 3)
  }

  @Test func decorationsLieBehindTheirSection() throws {
    final class Plate: UICollectionReusableView {}
    let row = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let plate = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    plate.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [plate]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    boxes.counts = [2]
    let collection = boxes.collection(layout)
    let view = try #require(collection.subviews.first as? Plate)
    #expect(view.frame == CGRect(x: 5, y: 5, width: 310, height: 90))
  }

  @Test func rightToLeftMirrorsTheLayout() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(100), .fractionalHeight(1))])
    boxes.counts = [2]
    let collection = shown(group)
    collection.semanticContentAttribute = .forceRightToLeft
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(collection.cellFrames.map(\.minX) == [220, 120])
  }

  @Test func onlyVisibleItemsHaveCells() {
    let row = size(.fractionalWidth(1), .estimated(40))
    boxes.counts = [100_000]
    boxes.configure = { cell, _ in fill(cell, height: 60) }
    let collection = shown(.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    #expect(collection.visibleCells.count == 8)
    #expect(boxes.cellsAskedFor <= 12)
    // Twelve estimates were seen and measured.
    #expect(collection.contentSize.height == CGFloat(100_000 * 40 + 12 * 20))
  }
}
