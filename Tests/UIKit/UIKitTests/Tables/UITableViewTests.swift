import CoreGraphics
import Foundation
import Testing
import UIKit

/// Rows of tables: frames that Interface Builder stores, Apple's documentation and arithmetic.
@MainActor @Suite struct UITableViewTests {
  private let rows = Rows()

  @Test func rowsOfOneLineAre44PointsHigh() {
    let table = rows.table()
    #expect(table.visibleCells.map(\.frame) == [0, 44, 88].map { CGRect(x: 0, y: $0, width: 375, height: 44) })
    #expect(table.contentSize == CGSize(width: 375, height: 132))
  }

  @Test func onlyVisibleRowsHaveCells() {
    rows.counts = [10_000]
    let table = rows.table()
    #expect(table.visibleCells.count == 10)
    #expect(rows.cellsAskedFor == 10)
    #expect(rows.rowsAskedFor == 1)
    #expect(table.contentSize.height == 440_000)
    table.contentOffset.y = 44 * 5000
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 5000, section: 0))
    #expect(rows.cellsAskedFor == 20)
  }

  @Test func cellsThatLeaveAreUsedAgain() {
    rows.counts = [100]
    let table = rows.table()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.contentOffset.y = 4000
    table.layoutIfNeeded()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === first })
  }

  @Test func fixedHeights() {
    let table = rows.table()
    table.rowHeight = 80
    rows.height = 60
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 120, width: 375, height: 60))
  }

  @Test func theRowHeightCountsWhereTheDelegateSaysNone() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let (source, table) = (Source(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    table.rowHeight = 80
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 160)
  }

  @Test func rowsFitTheirConstraints() throws {
    rows.make = { _, path in
      let (cell, box) = (UITableViewCell(), UIView())
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: CGFloat(50 * (path.row + 1))),
      ])
      return cell
    }
    let table = rows.table()
    let pixel = 1 / UIScreen.main.scale
    #expect(table.visibleCells.map(\.frame.height) == [70 + pixel, 120 + pixel, 170 + pixel])
    let box = try #require(table.visibleCells[1].contentView.subviews.first)
    #expect(box.frame == CGRect(x: 16, y: 10, width: 343, height: 100))
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [70, 120, 170])
  }

  @Test func classesAreMadeByTheirOwnInitializer() {
    final class Cell: UITableViewCell {
      let mark: String
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        mark = "made"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = rows.table()
    table.register(Cell.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0)) as? Cell
    #expect(cell?.mark == "made")
    #expect(cell?.reuseIdentifier == "own")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  @Test func headerAndFooterOfTheTableKeepTheirHeightOnly() {
    let table = rows.table()
    let (header, footer) = (
      UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 50)), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 20))
    )
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
    #expect(table.visibleCells[0].frame.minY == 50)
    #expect(footer.frame == CGRect(x: 0, y: 182, width: 375, height: 20))
    #expect(table.contentSize.height == 202)
  }

  @Test func selection() {
    let table = rows.table()
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(table.cellForRow(at: path)?.isSelected == false)
    table.reloadData()
    #expect(table.cellForRow(at: path)?.isSelected == false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func changesShowTheirEnd() {
    let table = rows.table()
    rows.counts = [5]
    table.performBatchUpdates { table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic) }
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    #expect(table.numberOfRows(inSection: 0) == 5)
  }

  @Test func scrollingToARow() {
    rows.counts = [100]
    let table = rows.table()
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 2200)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4000)
  }

  @Test func placesOfPoints() {
    let table = rows.table()
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 44)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 132)) == nil)
    #expect(table.indexPath(for: table.visibleCells[2]) == IndexPath(row: 2, section: 0))
  }
}
