import CoreGraphics
import Foundation
import Testing
import UIKit

/// Lists of collection views look as tables do: heights and insets of rows in stored interfaces, as the tests of tables say.
@MainActor @Suite struct ListLayoutTests {
  private let source = Texts()
  private let pixel = 1 / UIScreen.main.scale

  /// Rows with texts.
  @MainActor
  final class Texts: NSObject, UICollectionViewDataSource {
    var counts = [3]
    var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      self?.configure(cell, path)
    }
    private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }

    override init() {
      Environment.installFonts()
      super.init()
      _ = row
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat = 375,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func lines(of cell: UICollectionViewCell) -> [CGRect] {
    cell.subviews.filter { $0.frame.height == pixel }.map(\.frame)
  }

  @Test func rowsOfOneLineAre44PointsHigh() {
    let collection = list(.plain)
    #expect(collection.cellFrames == [0, 44, 88].map { CGRect(x: 0, y: $0, width: 375, height: 44) })
    #expect(collection.backgroundColor == .systemBackground)
    #expect(lines(of: collection.visibleCells[0]) == [CGRect(x: 16, y: 44 - pixel, width: 359, height: pixel)])
  }

  @Test func groupsThatAreInsetKeepTheMargins() {
    source.counts = [2, 1]
    let gap = (17.6 * UIScreen.main.scale).rounded() / UIScreen.main.scale
    let collection = list(.insetGrouped)
    #expect(collection.cellFrames.map(\.minX) == [16, 16, 16])
    #expect(collection.cellFrames.map(\.width) == [343, 343, 343])
    #expect(abs(collection.cellFrames[0].minY - 2 * gap) < 0.01)
    #expect(abs(collection.cellFrames[2].minY - 4 * gap - 88) < 0.01)
    #expect(collection.backgroundColor == .systemGroupedBackground)
    let cells = collection.visibleCells
    #expect(cells.map(\.layer.cornerRadius) == [10, 10, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(lines(of: cells[0]).count == 1 && lines(of: cells[1]).isEmpty)
    #expect(list(.insetGrouped, width: 414).cellFrames[0].width == 374)
  }

  @Test func groupedListsHaveLinesFromEdgeToEdgeAround() {
    let collection = list(.grouped)
    #expect(lines(of: collection.visibleCells[0]).map(\.minX).sorted() == [0, 16])
    #expect(lines(of: collection.visibleCells[2]).map(\.width) == [375])
  }

  @Test func tablesAndListsAgree() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .insetGrouped)
    let rows = Rows()
    table.dataSource = rows
    table.layoutIfNeeded()
    for (row, cell) in zip(list(.insetGrouped).cellFrames, table.visibleCells) {
      #expect(row.minX == cell.frame.minX && row.size == cell.frame.size)
      #expect(abs(row.minY - cell.frame.minY) < 0.001)
    }
  }

  @Test func anArrowTakesTheRoomOfATablesArrow() {
    source.configure = { cell, _ in cell.accessories = [.disclosureIndicator()] }
    let cell = list(.plain).visibleCells[0]
    // 9.5 points and the margin, as the content views of cells with arrows in stored interfaces.
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375 - 16 - 9.5, height: 44 - pixel))
  }

  @Test func accessoriesForEditingShowWhileEditing() {
    source.configure = { cell, _ in cell.accessories = [.delete(), .reorder(), .checkmark(displayed: .whenNotEditing)] }
    let collection = list(.plain)
    #expect(collection.visibleCells[0].subviews.compactMap { $0 as? UIImageView }.count == 1)
    collection.isEditing = true
    collection.layoutIfNeeded()
    #expect(collection.visibleCells[0].subviews.compactMap { $0 as? UIImageView }.count == 2)
    #expect(collection.visibleCells[0].contentView.frame.minX > 16)
  }

  @Test func separatorsMayBeHidden() {
    let none = list(.plain) { $0.showsSeparators = false }
    #expect(none.visibleCells.allSatisfy { lines(of: $0).isEmpty })
    #expect(none.cellFrames[1].minY == 44)
    let own = list(.plain) {
      $0.itemSeparatorHandler = { path, configuration in
        var configuration = configuration
        if path.item == 1 { configuration.bottomSeparatorVisibility = .hidden }
        configuration.bottomSeparatorInsets.leading = 30
        return configuration
      }
    }
    #expect(own.visibleCells.map { lines(of: $0).count } == [1, 0, 1])
    #expect(lines(of: own.visibleCells[0]).map(\.minX) == [30])
  }

  @Test func headersOfPlainListsStayInSight() throws {
    source.counts = [30, 30]
    let collection = list(.plain) { $0.headerMode = .supplementary }
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.minY == 22)
    #expect(abs(collection.cellFrames[0].minY - header.frame.maxY) < 0.001)
    collection.contentOffset.y = 300
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY == 300)
  }

  @Test func theFirstItemMayBeTheHeader() {
    let collection = list(.insetGrouped) { $0.headerMode = .firstItemInSection }
    let cells = collection.visibleCells
    #expect(cells[0].layer.cornerRadius == 0)
    #expect(cells[1].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(lines(of: cells[0]).isEmpty)
  }

  @Test func largeTextMakesHighRows() {
    let collection = list(.plain)
    collection.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    collection.layoutIfNeeded()
    // A line of 53 points and 11 above and below.
    let line = (1.193359375 * 53 * UIScreen.main.scale).rounded(.up) / UIScreen.main.scale
    #expect(abs(collection.cellFrames[0].height - (line + 22 + pixel)) < 0.5)
    #expect(abs(collection.cellFrames[1].minY - collection.cellFrames[0].maxY) < 0.001)
  }

  @Test func outlinesIndentTheirRows() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Boskoop"], to: "Apple")
    #expect(outline.items == ["Fruit", "Apple", "Boskoop", "Pear", "Bread"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    outline.expand(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(outline.level(of: "Boskoop") == 2 && outline.parent(of: "Pear") == "Fruit")
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let collection = list(.plain)
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    data.apply(outline, to: 0)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.indentationLevel } == [0, 1, 1, 0])
    #expect(collection.visibleCells.map { $0.contentView.frame.minX } == [0, 10, 10, 0])
    #expect(collection.visibleCells[0].configurationState.isExpanded)
    outline.delete(["Fruit"])
    #expect(outline.items == ["Bread"])
  }

  @Test func theSelectionStaysWithItsItem() {
    let collection = list(.plain)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    data.apply(snapshot)
    collection.layoutIfNeeded()
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    snapshot.insertItems(["c"], beforeItem: "a")
    data.apply(snapshot)
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(collection.visibleCells.map(\.isSelected) == [false, false, true])
  }
}
