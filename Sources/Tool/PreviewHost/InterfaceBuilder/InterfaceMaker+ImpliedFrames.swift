import CoreGraphics
import InterfaceBuilder
import UIKit

/// Frames that the document leaves out: files of Xcode 6 and 7 note none for rows and what is in them.
extension InterfaceMaker {
  /// Rows are as wide as their table and as high as it says, their contents above the line and beside the accessory.
  ///
  /// So in 61 stored frames of 22 files.
  func impliedFrame(of view: UIView, _ object: InterfaceObject) -> CGRect {
    if object.kind == "tableViewCell", let rowSize {
      unplacedRows.insert(ObjectIdentifier(view))
      return CGRect(x: 0, y: 0, width: rowSize.width, height: InterfaceMaker.rowHeight(object) ?? rowSize.height)
    }
    if object.kind == "tableViewCellContentView", let cell = view.superview as? UITableViewCell {
      // The row's height, whatever the cell's own frame says (eight frames of three files).
      var size = CGSize(width: cell.bounds.width, height: rowHeight ?? cell.bounds.height)
      size.width = max(0, size.width - accessoryWidth(of: cell))
      size.height = max(0, size.height - (rowSeparator ?? 1 / UIScreen.main.scale))
      return CGRect(origin: .zero, size: size)
    }
    if object.kind == "collectionViewCell", let itemSize {
      let own = InterfaceMaker.size(object.value("customSize"))
      return CGRect(origin: .zero, size: own.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? itemSize)
    }
    if object.kind == "collectionViewCellContentView", let cell = view.superview as? UICollectionViewCell { return cell.bounds }
    return CGRect(x: 0, y: 0, width: 100, height: 100)
  }

  /// What an accessory took of the row up to Xcode 7 : 33 points for a disclosure indicator (40 stored contents).
  ///
  /// Approximation: the other three are what later systems leave.
  private func accessoryWidth(of cell: UITableViewCell) -> CGFloat {
    switch cell.accessoryType {
    case .none: 0
    case .checkmark: 39
    case .detailDisclosureButton: 67
    case .detailButton: 47
    default: 33
    }
  }

  /// Notes what rows of a table have that say nothing of their size, while they are made.
  func withRows<Result>(of table: UITableView, _ object: InterfaceObject, _ make: () -> Result) -> Result {
    let outer = (rowSize, rowSeparator, tableRowHeight)
    defer { (rowSize, rowSeparator, tableRowHeight) = outer }
    tableRowHeight = InterfaceMaker.rowHeight(object)
    rowSize = CGSize(width: table.bounds.width, height: tableRowHeight ?? 44)
    // Without `default` there is no line.
    rowSeparator = ["none", nil].contains(object["separatorStyle"]) ? 0 : 1 / UIScreen.main.scale
    return make()
  }

  static func rowHeight(_ object: InterfaceObject) -> CGFloat? {
    object.number("rowHeight").flatMap { (0...10_000).contains($0) ? CGFloat($0) : nil }
  }
}
