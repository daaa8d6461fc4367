import CoreGraphics
import Foundation
import Testing
import UIKit

/// Sections of tables: row positions that Interface Builder stores, and arithmetic.
@MainActor @Suite struct TableSectionTests {
  private let rows = Rows()
  private var pixel: CGFloat { 1 / UIScreen.main.scale }

  @Test func plainHeadersAre28PointsHigh22BelowTheRowsAbove() {
    rows.counts = [1, 1]
    rows.titles = ["A", "B"]
    let table = rows.table()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 144)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 100)
  }

  @Test func plainHeadersStayAtTheUpperEdge() {
    rows.counts = [20, 20]
    rows.titles = ["A", "B"]
    let table = rows.table()
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    #expect(table.headerView(forSection: 1)?.isHidden == true)
  }

  /// First rows of grouped tables start 55.5 points down below a title at 2x, 35 without one.
  @Test func groupsStartBelowTheirTitle() {
    rows.counts = [1, 1]
    rows.titles = ["Options"]
    let titled = rows.table(.grouped)
    #expect(abs(titled.rectForRow(at: IndexPath(row: 0, section: 0)).minY - 55.5) < 0.5)
    let distance = titled.rectForRow(at: IndexPath(row: 0, section: 1)).minY - titled.rectForRow(at: IndexPath(row: 0, section: 0)).maxY
    #expect(abs(distance - 35) < 0.5)
    rows.titles = []
    #expect(abs(rows.table(.grouped).rectForRow(at: IndexPath(row: 0, section: 0)).minY - 35) < 0.5)
  }

  /// Measured at 414 points: groups from 20 to 394, round at their ends, the separators 20 points inside.
  @Test func insetGroups() throws {
    let table = rows.table(.insetGrouped, width: 414)
    let cells = table.visibleCells
    #expect(cells.map(\.frame.minX) == [20, 20, 20])
    #expect(cells.map(\.frame.maxX) == [394, 394, 394])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[0].layer.cornerRadius == 10)
    #expect(cells[1].layer.cornerRadius == 0)
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    let line = try #require(cells[0].subviews.last)
    #expect(line.frame == CGRect(x: 20, y: 44 - pixel, width: 354, height: pixel))
    #expect(cells[2].subviews.count == 1)
    #expect(cells[0].backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func viewsAndHeightsOfTheDelegate() {
    final class Headers: NSObject, UITableViewDelegate {
      let view = UIView()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 70 }
    }
    let (headers, table) = (Headers(), rows.table(.grouped))
    table.delegate = headers
    table.layoutIfNeeded()
    #expect(headers.view.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
    #expect(table.visibleCells[0].frame.minY == 70)
  }
}
