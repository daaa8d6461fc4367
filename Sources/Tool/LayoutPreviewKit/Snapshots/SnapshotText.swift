import HostProtocol

/// How a snapshot is told on a terminal.
struct SnapshotText {
  let style: Console.Style
  let shown: (String) -> String

  /// Lines of one result; nil for a passed one.
  func block(_ result: SnapshotResult, title: String, report: String) -> String? {
    let verdict = result.verdict
    guard verdict.status != .passed else { return nil }
    let place = result.file.isEmpty ? result.reference : "\(result.file):\(result.line)"
    let head = "\(label(verdict)) \(style.bold(Console.printable(title)))  \(style.dim(Console.printable(place)))"
    return ([head] + lines(result, report).map { "    " + Console.printable($0) }).joined(separator: "\n") + "\n"
  }

  private func label(_ verdict: SnapshotVerdict) -> String {
    let word = verdict.status.rawValue
    let padded = word + String(repeating: " ", count: max(0, 8 - word.count))
    return switch verdict.status {
    case .passed: style.green(padded)
    case .failed, .changed: style.red(padded)
    case .new, .missing, .obsolete: style.yellow(padded)
    }
  }

  private func lines(_ result: SnapshotResult, _ report: String) -> [String] {
    let verdict = result.verdict
    // What may be behind all the rest comes first.
    var lines = verdict.notes
    let told = SnapshotText.told(verdict.changes)
    lines += told.prefix(SnapshotText.changeLimit)
    if told.count > SnapshotText.changeLimit { lines.append("… and \(told.count - SnapshotText.changeLimit) more, see the report") }
    if let text = verdict.pixels.flatMap(SnapshotText.describe) { lines.append(text) }
    if let message = verdict.message { lines += message.split(separator: "\n").map(String.init) }
    switch verdict.status {
    case .new: if verdict.message == nil { lines.append("recorded \(result.reference)") }
    case .changed where verdict.isRecorded: lines.append("recorded \(result.reference)")
    case .obsolete: lines.append(verdict.isRecorded ? "removed" : "no preview makes it any more")
    case .missing, .changed, .failed:
      if verdict.status == .changed { lines.append("reference \(result.reference)") }
      if let after = verdict.after { lines.append("see \(shown(Path.join(report, after.path)))") }
    case .passed: break
    }
    return lines
  }

  /// A screen moves as a whole: what follows the first changes is a matter for the report.
  private static let changeLimit = 8

  /// The changes, with those views together that moved alike.
  static func told(_ changes: [ViewChange]) -> [String] {
    var lines: [String] = []
    var moves: [(shift: String, views: [String])] = []
    for change in changes {
      guard change.kind == .moved, change.description.hasPrefix(change.view + " moved by ") else {
        lines.append(change.description)
        continue
      }
      let shift = String(change.description.dropFirst(change.view.count + 1))
      if let index = moves.firstIndex(where: { $0.shift == shift }) {
        moves[index].views.append(change.view)
      } else {
        moves.append((shift, [change.view]))
      }
    }
    for move in moves {
      let names = move.views.prefix(6).joined(separator: ", ") + (move.views.count > 6 ? " and \(move.views.count - 6) more" : "")
      lines.append("\(names) \(move.shift)")
    }
    return lines
  }

  /// Nil where there is nothing to be counted: what has another size says so itself.
  static func describe(_ pixels: PixelChange) -> String? {
    let kind =
      switch pixels.kind {
      case .none, .size: ""
      case .color: "colours within the tolerance"
      case .antialiasing: "anti-aliasing or a shift by part of a pixel only"
      case .real: "real change"
      }
    guard !kind.isEmpty else { return nil }
    let place = pixels.box.count == 4 ? " in \(pixels.box[2]) × \(pixels.box[3]) at \(pixels.box[0]), \(pixels.box[1])" : ""
    let real = pixels.real.map { $0 < pixels.count && pixels.kind == .real ? ", \($0) of them beyond edges and colours" : "" } ?? ""
    return "\(pixels.count) of \(pixels.total) pixels differ\(place), by at most \(pixels.greatest) of 255\(real): \(kind)"
  }

  /// `12 snapshots: 9 passed, 2 changed, 1 new`.
  static func summary(_ run: SnapshotRun) -> String {
    var parts: [String] = []
    for status in SnapshotVerdict.Status.allCases {
      let count = run.count(status)
      if count > 0 { parts.append("\(count) \(status == .failed ? "failed to render" : status.rawValue)") }
    }
    return "\(RenderCommand.count(run.results.count, "snapshot"))\(parts.isEmpty ? "" : ": ")\(parts.joined(separator: ", "))"
  }
}
