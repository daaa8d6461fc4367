import CoreGraphics
import Foundation
import UIKit

/// Hands a table the rows that a document holds.
@MainActor
final class InterfaceRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [Row] = []
  }

  struct Row {
    var cell: UITableViewCell
    /// Nil leaves it to the table.
    var height: CGFloat?
  }

  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].cells.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row].cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].cells[indexPath.row].height ?? tableView.rowHeight
  }
}

/// The rows that Interface Builder's canvas shows in wheels, whose own rows come from code.
@MainActor
final class InterfacePickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let titles = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { InterfacePickerRows.titles.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    InterfacePickerRows.titles.indices.contains(row) ? InterfacePickerRows.titles[row] : nil
  }
}
