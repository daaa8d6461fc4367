import ImageDiff

/// Tells what a comparison found, to people and as JSON.
struct DiffReport {
  private let context: Context
  private var style: Console.Style { context.console.output }

  init(_ context: Context) { self.context = context }

  /// A pair, in a few lines.
  func explain(_ result: FileComparer.Result) {
    switch result.outcome {
    case .picture(let comparison):
      var lines = [shown(comparison.verdict, summary(comparison))]
      if comparison.sizesDiffer { lines.append("  sizes: \(comparison.firstSize) and \(comparison.secondSize)") }
      for region in comparison.regions.prefix(20) {
        let box = region.box
        lines.append(
          "  \(region.verdict.rawValue): \(box.width)×\(box.height) at (\(box.left), \(box.top)), \(grouped(region.changedPixels)) px")
      }
      let further = max(0, comparison.regions.count - 20) + comparison.furtherRegions
      if further > 0 { lines.append("  and \(grouped(further)) more regions") }
      context.console.result(lines.joined(separator: "\n") + "\n")
    case .drawing(let comparison):
      guard !comparison.changes.isEmpty else {
        context.console.result(style.green("same") + ": no element differs\n")
        return
      }
      let count = comparison.changes.count
      var lines = [style.red("changed") + ": \(grouped(count)) \(count == 1 ? "change" : "changes") of elements"]
      lines += comparison.changes.prefix(100).map(line)
      if count > 100 { lines.append("  and \(grouped(count - 100)) more") }
      context.console.result(lines.joined(separator: "\n") + "\n")
    case .broken: break
    }
  }

  private func line(_ change: DrawingComparison.Change) -> String {
    let what = [change.before, change.after].compactMap { $0.map { Console.printable(DiffReport.short($0)) } }.joined(separator: " → ")
    return "  \(change.kind.rawValue) \(Console.printable(change.element)): \(what)"
  }

  /// Long values, as paths, are cut.
  private static func short(_ text: String) -> String { text.count > 120 ? text.prefix(117) + "…" : text }

  /// A folder, one row a file that is not the same.
  func table(_ entries: [FolderDiff.Entry]) {
    var rows: [[String]] = []
    for entry in entries where entry.status != .same || !context.console.isQuiet {
      rows.append([entry.status.rawValue, Console.printable(entry.path), entry.result.map(note) ?? ""])
    }
    let counts = FolderDiff.Status.allCases.compactMap { status -> String? in
      let count = entries.count { $0.status == status }
      return count == 0 ? nil : "\(grouped(count)) \(status.rawValue)"
    }
    let statuses = entries.filter { $0.status != .same || !context.console.isQuiet }.map(\.status)
    context.console.result(
      (rows.isEmpty
        ? ""
        : TextTable.text(rows) { row, text in
          switch statuses[row] {
          case .same: text
          case .broken: style.red(text)
          case .changed, .onlyInFirst, .onlyInSecond: style.yellow(text)
          }
        }) + counts.joined(separator: ", ") + "\n")
  }

  private func note(_ result: FileComparer.Result) -> String {
    switch result.outcome {
    case .picture(let comparison): "\(comparison.verdict.rawValue): \(summary(comparison))"
    case .drawing(let comparison):
      comparison.changes.isEmpty ? "" : "\(grouped(comparison.changes.count)) changes of elements"
    case .broken(_, let reason): reason
    }
  }

  private func shown(_ verdict: PictureComparison.Verdict, _ text: String) -> String {
    (verdict == .real ? style.red(verdict.rawValue) : style.green(verdict.rawValue)) + ": \(text)"
  }

  private func summary(_ comparison: PictureComparison) -> String {
    let all = max(comparison.firstSize.width, comparison.secondSize.width) * max(comparison.firstSize.height, comparison.secondSize.height)
    let share = Double(comparison.changedPixels) * 100 / Double(all)
    let counted = "\(grouped(comparison.changedPixels)) of \(grouped(all)) pixels differ (\(DiffReport.decimals(share)) %)"
    let greatest = "ΔE \(DiffReport.decimals(comparison.greatestColorDifference))"
    switch comparison.verdict {
    case .identical: return "the same file"
    case .equal: return "the same pixels in other bytes"
    case .color: return "\(counted), none by more than \(greatest)"
    case .shift: return "\(counted), only at edges that moved by less than a pixel or are anti-aliased otherwise"
    case .real: return comparison.greatestColorDifference > 0 ? "\(counted), by up to \(greatest)" : counted
    }
  }

  /// A number with two decimals, and never rounded to none.
  private static func decimals(_ value: Double) -> String {
    if value > 0, value < 0.005 { return "<0.01" }
    let hundredths = Int((value * 100).rounded())
    let rest = String(hundredths % 100)
    return "\(hundredths / 100).\(rest.count == 1 ? "0" : "")\(rest)"
  }

  /// Thousands apart, as 148,590.
  private func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var at = digits.count - 3
    while at > 0 {
      digits.insert(",", at: at)
      at -= 3
    }
    return String(digits)
  }
}
