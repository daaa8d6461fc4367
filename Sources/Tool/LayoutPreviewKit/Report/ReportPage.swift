import HostProtocol

/// The page of a report: `Page/index.html` with the run in it, and the files that it names.
enum ReportPage {
  /// Style sheets and scripts as they stand in `Page/`, without a step between.
  static var assets: [(name: String, text: String)] {
    let files: [(String, [UInt8])] = [
      ("base.css", PackageResources.base_css), ("list.css", PackageResources.list_css), ("detail.css", PackageResources.detail_css),
      ("stage.css", PackageResources.stage_css), ("theme.js", PackageResources.theme_js), ("elements.js", PackageResources.elements_js),
      ("run.js", PackageResources.run_js), ("list.js", PackageResources.list_js), ("words.js", PackageResources.words_js),
      ("zoom.js", PackageResources.zoom_js), ("stage.js", PackageResources.stage_js), ("tree.js", PackageResources.tree_js),
      ("detail.js", PackageResources.detail_js), ("keyboard.js", PackageResources.keyboard_js), ("main.js", PackageResources.main_js),
    ]
    return files.map { ($0.0, String(decoding: $0.1, as: UTF8.self)) }
  }

  static func html(_ data: ReportData) -> String {
    filled(
      String(decoding: PackageResources.index_html, as: UTF8.self),
      ["title": "Snapshots", "fallback": plainList(data), "run": data.list.embedded])
  }

  /// Replaces each `{{name}}`; what is put in is not looked at again.
  static func filled(_ template: String, _ values: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      text += rest[..<open.lowerBound]
      text += values[String(rest[open.upperBound..<close.lowerBound])] ?? ""
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  /// Snapshots that the plain list tells of.
  private static let plainLimit = 200
  private static let plainChanges = 20

  /// What a reader without scripts sees, as in the file views of some CI servers: what differs, one after the other.
  private static func plainList(_ data: ReportData) -> String {
    let differing = data.entries.filter { $0.result.verdict.status != .passed }
    let counts = SnapshotVerdict.Status.allCases.map { (status: $0, count: data.run.count($0)) }.filter { $0.count > 0 }
    var text = "<div class=\"plain-report\">\n<h1>Snapshots</h1>\n"
    text += "<p>\(counts.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: " · "))</p>\n"
    for note in data.run.errors + data.run.notes { text += "<p>\(ContactSheet.escape(note))</p>\n" }
    for entry in differing.prefix(plainLimit) { text += article(entry) }
    if differing.count > plainLimit { text += "<p>and \(differing.count - plainLimit) more</p>\n" }
    return text + "</div>"
  }

  private static func article(_ entry: ReportData.Entry) -> String {
    let verdict = entry.result.verdict
    var text = "<article>\n<h2>\(ContactSheet.escape(entry.result.title))</h2>\n"
    text += "<p>\(verdict.status.rawValue) · \(ContactSheet.escape(entry.place))</p>\n"
    var lines = verdict.notes
    let told = SnapshotText.told(verdict.changes)
    lines += told.prefix(plainChanges)
    if told.count > plainChanges { lines.append("and \(told.count - plainChanges) more changes") }
    if let text = verdict.pixels.flatMap(SnapshotText.describe) { lines.append(text) }
    if let message = verdict.message { lines.append(message) }
    for line in lines { text += "<p>\(ContactSheet.escape(line))</p>\n" }
    let pictures = [("Before", verdict.before), ("After", verdict.after), ("Difference", verdict.difference)]
    let figures = pictures.compactMap { title, picture in
      picture.map {
        let address = ContactSheet.address($0.path)
        return "<a href=\"\(address)\">\(title)<img src=\"\(address)\" alt=\"\(title)\" loading=\"lazy\"></a>"
      }
    }
    if !figures.isEmpty { text += "<div class=\"pictures\">\(figures.joined(separator: "\n"))</div>\n" }
    return text + "</article>\n"
  }
}
