import HostProtocol

/// A run as JUnit XML: what Jenkins' `junit-10.xsd` allows, which GitLab and the others read too.
///
/// A suite a source file, a case a snapshot; `[[ATTACHMENT|path]]` in a case's output is how Jenkins and GitLab are told of pictures.
struct JUnitReport {
  let run: SnapshotRun
  /// The folder of the report, as it is to stand before the pictures' paths.
  let reportFolder: String

  /// A case and how it counts.
  private struct Case {
    enum Outcome { case passed, failure, error }

    var outcome: Outcome
    var cost: Double
    var text: String
  }

  var xml: String {
    var order: [String] = []
    var suites: [String: [Case]] = [:]
    func add(_ made: Case, to suite: String) {
      if suites[suite] == nil { order.append(suite) }
      suites[suite, default: []].append(made)
    }
    for (index, error) in run.errors.enumerated() {
      let text = element("error", ["type": "sources", "message": firstLine(error)], content: error)
      let attributes = ["classname": "layoutpreview", "name": "sources \(index + 1)", "time": "0.000"]
      add(Case(outcome: .error, cost: 0, text: testCase(attributes, text)), to: "layoutpreview")
    }
    for result in run.results { add(made(result), to: result.file.isEmpty ? Path.split(result.reference).folder : result.file) }
    let all = suites.values.flatMap { $0 }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes([("name", "layoutpreview")] + counts(all)))>\n"
    for name in order {
      let cases = suites[name] ?? []
      let skipped = [("skipped", "0")]
      text += "  <testsuite\(attributes([("name", name)] + counts(cases) + skipped))>\n\(cases.map(\.text).joined())  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func counts(_ cases: [Case]) -> [(String, String)] {
    [
      ("tests", String(cases.count)), ("failures", String(cases.count { $0.outcome == .failure })),
      ("errors", String(cases.count { $0.outcome == .error })), ("time", JUnitReport.seconds(cases.reduce(0) { $0 + $1.cost })),
    ]
  }

  private func made(_ result: SnapshotResult) -> Case {
    let verdict = result.verdict
    let status = verdict.status.rawValue
    var content = ""
    var outcome = Case.Outcome.passed
    if verdict.status == .failed {
      outcome = .error
      content += element("error", ["type": status, "message": verdict.summary ?? status], content: words(result))
    } else if run.fails(result) {
      outcome = .failure
      content += element("failure", ["type": status, "message": verdict.summary ?? status], content: words(result))
    }
    let recorded = verdict.isRecorded && verdict.status != .obsolete ? "recorded \(result.reference)\n" : ""
    content += output(recorded + attachments(verdict))
    return Case(
      outcome: outcome, cost: verdict.cost,
      text: testCase(["classname": className(result), "name": result.title, "time": JUnitReport.seconds(verdict.cost)], content))
  }

  /// Servers cut a class's name at its dots: folders become packages.
  private func className(_ result: SnapshotResult) -> String {
    let path = result.file.isEmpty ? Path.split(result.reference).folder : result.file
    let folder = Path.split(path).folder
    let parts = folder == "." ? [] : folder.split(separator: "/").map(String.init)
    return (parts + [Path.stem(path)]).map { $0.split(separator: ".").joined(separator: "-") }.joined(separator: ".")
  }

  private func words(_ result: SnapshotResult) -> String {
    let verdict = result.verdict
    var lines = verdict.notes
    lines += SnapshotText.told(verdict.changes)
    if let text = verdict.pixels.flatMap(SnapshotText.describe) { lines.append(text) }
    if let message = verdict.message { lines.append(message) }
    if !result.file.isEmpty { lines.append("\(result.file):\(result.line)") }
    lines.append("reference: \(result.reference)")
    return lines.joined(separator: "\n")
  }

  private func attachments(_ verdict: SnapshotVerdict) -> String {
    [verdict.before, verdict.after, verdict.difference].compactMap { $0 }
      .map { "[[ATTACHMENT|\(Path.join(reportFolder, $0.path))]]\n" }.joined()
  }

  private func firstLine(_ text: String) -> String { String(text.prefix { $0 != "\n" }) }

  private func testCase(_ values: [String: String], _ content: String) -> String {
    let shown = ["classname", "name", "time"].map { ($0, values[$0] ?? "") }
    return content.isEmpty ? "    <testcase\(attributes(shown))/>\n" : "    <testcase\(attributes(shown))>\n\(content)    </testcase>\n"
  }

  private func element(_ name: String, _ values: [String: String], content: String) -> String {
    let shown = ["type", "message"].map { ($0, values[$0] ?? "") }
    return "      <\(name)\(attributes(shown))>\(JUnitReport.escape(content))</\(name)>\n"
  }

  private func output(_ text: String) -> String {
    text.isEmpty ? "" : "      <system-out>\(JUnitReport.escape(text))</system-out>\n"
  }

  private func attributes(_ values: [(String, String)]) -> String {
    values.map { " \($0.0)=\"\(JUnitReport.escape($0.1, inAttribute: true))\"" }.joined()
  }

  /// Text for XML 1.0, which has no sign at all for most control characters.
  static func escape(_ text: String, inAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in Console.printable(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n" where inAttribute, "\t" where inAttribute: escaped += " "
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Three decimals: a time with an exponent is refused.
  static func seconds(_ value: Double) -> String {
    let thousandths = value.isFinite ? Int((max(0, min(value, 1e9)) * 1000).rounded()) : 0
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}
