/// Columns of text with two spaces between them.
enum TextTable {
  /// `style` colours a row once it is padded.
  static func text(_ rows: [[String]], style: (_ row: Int, _ text: String) -> String = { _, text in text }) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      lines.append(style(index, line))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
