import HostProtocol

/// A run as workflow commands of GitHub: `::error file=…,line=…,title=…::message`, which stand at the previews' lines in a pull request.
struct GitHubAnnotations {
  let run: SnapshotRun
  /// The folder that `test` ran in; the files' paths are to be relative to the workspace.
  let projectFolder: String
  let workspace: String?

  /// GitHub shows ten errors and ten warnings a step; the last one tells of those that it would leave out.
  static let limit = 10
  private static let changeLimit = 12

  var lines: [String] {
    var errors = run.errors.map { command("error", title: "Sources", message: $0) }
    var warnings = run.notes.map { command("warning", title: "Snapshots", message: $0) }
    for result in run.results {
      guard result.verdict.status != .passed else { continue }
      if run.fails(result) { errors.append(annotation("error", result)) } else { warnings.append(annotation("warning", result)) }
    }
    return cut(errors, "error") + cut(warnings, "warning")
  }

  private func cut(_ lines: [String], _ level: String) -> [String] {
    guard lines.count > Self.limit else { return lines }
    let shown = lines.prefix(Self.limit - 1)
    return shown + [command(level, title: "Snapshots", message: "\(lines.count - shown.count) more; see the report")]
  }

  private func annotation(_ level: String, _ result: SnapshotResult) -> String {
    let verdict = result.verdict
    var lines = verdict.notes
    let told = SnapshotText.told(verdict.changes)
    lines += told.prefix(Self.changeLimit)
    if told.count > Self.changeLimit { lines.append("and \(told.count - Self.changeLimit) more") }
    if let text = verdict.pixels.flatMap(SnapshotText.describe) { lines.append(text) }
    if let message = verdict.message { lines.append(message) }
    if verdict.status == .new { lines.append("a reference was recorded: \(result.reference)") }
    if verdict.status == .obsolete { lines.append("no preview makes this reference any more") }
    return command(
      level, file: shown(result.file.isEmpty ? result.reference : result.file), line: result.line > 0 ? result.line : nil,
      title: "\(result.title): \(verdict.status.rawValue)", message: lines.joined(separator: "\n"))
  }

  private func shown(_ path: String) -> String {
    let absolute = Path.absolute(path, in: projectFolder)
    return workspace.map { Path.shown(absolute, in: Path.absolute($0, in: "/")) } ?? path
  }

  private func command(_ level: String, file: String? = nil, line: Int? = nil, title: String, message: String) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(Self.escapeProperty(file))") }
    if let line { properties.append("line=\(line)") }
    properties.append("title=\(Self.escapeProperty(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(Self.escape(message))"
  }

  /// A command is one line: percent signs and line breaks are written as hexadecimal numbers.
  static func escape(_ text: String) -> String {
    replace(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text)
  }

  static func escapeProperty(_ text: String) -> String {
    replace(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"], in: text)
  }

  private static func replace(_ signs: [Unicode.Scalar: String], in text: String) -> String {
    var replaced = ""
    for scalar in text.unicodeScalars {
      if let sign = signs[scalar] { replaced += sign } else { replaced += Console.printable(String(scalar)) }
    }
    return replaced
  }
}
