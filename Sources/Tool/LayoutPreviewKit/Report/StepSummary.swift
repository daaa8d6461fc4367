import HostProtocol

/// A run as Markdown, for the file that GitHub names in `GITHUB_STEP_SUMMARY`.
struct StepSummary {
  let run: SnapshotRun
  /// The folder of the report, as it is to stand before the pictures' paths.
  let reportFolder: String

  /// A step's summary may have one mebibyte; more of it is shown nowhere.
  static let byteLimit = 1_000_000
  private static let changeLimit = 12

  var markdown: String {
    let counts = SnapshotVerdict.Status.allCases.map { ($0.rawValue, run.count($0)) }.filter { $0.1 > 0 }
    var text = "## Snapshots\n\n"
    if !counts.isEmpty {
      text += "| \(counts.map(\.0).joined(separator: " | ")) |\n|\(counts.map { _ in " ---: |" }.joined())\n"
      text += "| \(counts.map { String($0.1) }.joined(separator: " | ")) |\n\n"
    }
    for line in run.errors { text += "> \(Self.escape(line))\n\n" }
    for line in run.notes { text += "> \(Self.escape(line))\n\n" }
    let differing = run.results.filter { $0.verdict.status != .passed }
    if !differing.isEmpty { text += "Report: \(Self.code(Path.join(reportFolder, "index.html")))\n\n" }
    for (index, result) in differing.enumerated() {
      let section = section(result)
      if text.utf8.count + section.utf8.count > Self.byteLimit {
        text += "and \(differing.count - index) more; see the report\n"
        break
      }
      text += section
    }
    return text
  }

  private func section(_ result: SnapshotResult) -> String {
    let verdict = result.verdict
    var text = "### \(Self.escape(result.title)): \(verdict.status.rawValue)\n\n"
    if !result.file.isEmpty { text += "\(Self.code("\(result.file):\(result.line)"))\n\n" }
    for note in verdict.notes { text += "> \(Self.escape(note))\n\n" }
    let told = SnapshotText.told(verdict.changes)
    for line in told.prefix(Self.changeLimit) { text += "- \(Self.escape(line))\n" }
    if told.count > Self.changeLimit { text += "- and \(told.count - Self.changeLimit) more\n" }
    if !told.isEmpty { text += "\n" }
    if let pixels = verdict.pixels.flatMap(SnapshotText.describe) { text += "\(Self.escape(pixels))\n\n" }
    if let message = verdict.message { text += (message.contains("\n") ? Self.block(message) : Self.escape(message)) + "\n\n" }
    let pictures = [("before", verdict.before), ("after", verdict.after), ("difference", verdict.difference)]
    let paths = pictures.compactMap { title, picture in picture.map { "\(title) \(Self.code(Path.join(reportFolder, $0.path)))" } }
    if !paths.isEmpty { text += paths.joined(separator: " · ") + "\n\n" }
    return text
  }

  /// Text as text: a backslash stands before what Markdown and HTML read as theirs.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in Console.printable(text).unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\n", "\t": escaped += " "
      case "\\", "`", "*", "_", "[", "]", ">", "#", "|", "~", "$", "@": escaped += "\\\(scalar)"
      case "-" where escaped.isEmpty, "+" where escaped.isEmpty, "=" where escaped.isEmpty: escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Lines as they are, between more backticks than they hold in a row.
  static func block(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestFence(text) + 1))
    return "\(fence)text\n\(Console.printable(text))\n\(fence)"
  }

  private static func longestFence(_ text: String) -> Int {
    var (longest, count) = (0, 0)
    for character in text {
      count = character == "`" ? count + 1 : 0
      longest = max(longest, count)
    }
    return longest
  }

  /// A span of code between more backticks than it holds in a row.
  static func code(_ text: String) -> String {
    let plain = Console.printable(text).split(whereSeparator: \.isNewline).joined(separator: " ")
    let longest = longestFence(plain)
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return fence + space + plain + space + fence
  }
}
