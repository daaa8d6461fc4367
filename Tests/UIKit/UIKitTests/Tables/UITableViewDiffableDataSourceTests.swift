import CoreGraphics
import Foundation
import Testing
import UIKit

/// Rows by snapshots: Apple's documentation.
@MainActor @Suite struct UITableViewDiffableDataSourceTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))

  @Test func snapshotsBecomeRows() {
    Environment.installFonts()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.insertItems([4], afterItem: 1)
    snapshot.deleteItems([2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "4", "3"])
    #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
  }

  @Test func aHeaderThatIsSetAgainTakesItsNewHeight() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    header.frame.size.height = 60
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 60)
  }
}
