import Foundation
import UIKit

/// A table's source with as many rows as one likes, which counts what it is asked for.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [3]
  var titles: [String?] = []
  var footers: [String?] = []
  var height = UITableView.automaticDimension
  var make: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    let cell = table.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = "\(path.row)"
    return cell
  }
  private var shown: UITableView?
  private(set) var cellsAskedFor = 0
  private(set) var rowsAskedFor = 0

  override init() {
    Environment.installFonts()
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowsAskedFor += 1
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAskedFor += 1
    return make(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  /// A table of these rows, laid out.
  func table(_ style: UITableView.Style = .plain, width: CGFloat = 375, height: CGFloat = 400) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    shown = table
    return table
  }
}
