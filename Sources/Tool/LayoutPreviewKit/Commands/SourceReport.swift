import HostProtocol

/// Tells what went wrong with sources: compile errors with the user's own lines, and classes that cannot be shown.
struct SourceReport {
  let context: Context
  private var console: Console { context.console }

  /// Prints the failures of a session and returns what they mean for the exit status.
  func report(_ states: [PreviewSession.ModuleState]) -> ExitCode {
    var code = ExitCode.success
    for state in states {
      switch state.failure {
      case .doesNotCompile(let diagnostics):
        report(diagnostics)
        code = code.worse(.doesNotCompile)
      case .tool(let error):
        console.error(error.message, hint: error.hint)
        code = code.worse(error.exitCode)
      case .nothingToPreview, nil: break
      }
      if let message = state.listingFailure {
        console.error("\(context.shown(state.module.path))\(state.listingLine.map { ":\($0)" } ?? ""): \(message)")
        code = code.worse(.previewFailed)
      }
      for finding in state.findings { report(finding) }
    }
    return code
  }

  private func report(_ finding: ModuleFinding) {
    let place = "\(context.shown(finding.file)):\(finding.line)"
    switch finding.kind {
    case .skippedType: console.note("\(place): not shown: \(Console.printable(finding.message))")
    case .notAdapted: console.warning("\(place):\(finding.column): \(finding.message)")
    }
    if let suggestion = finding.suggestion {
      console.note("  To show it, complete and paste:")
      for line in suggestion.split(separator: "\n", omittingEmptySubsequences: false) {
        console.note("    \(Console.printable(String(line)))")
      }
    }
  }

  private func report(_ diagnostics: [CompilerDiagnostic]) {
    var sources: [String: [Substring]] = [:]
    var shown = 0
    for diagnostic in diagnostics {
      if diagnostic.severity == .error {
        shown += 1
        if shown > SourceReport.errorLimit { continue }
      } else if shown > SourceReport.errorLimit {
        continue
      }
      report(diagnostic, &sources)
    }
    if shown > SourceReport.errorLimit { console.say("… and \(shown - SourceReport.errorLimit) more errors") }
  }

  /// One mistake makes hundreds of errors; the first ones tell.
  private static let errorLimit = 20

  private func report(_ diagnostic: CompilerDiagnostic, _ sources: inout [String: [Substring]]) {
    let style = console.error
    let label = diagnostic.severity == .error ? style.red("error:") : style.dim("\(diagnostic.severity.rawValue):")
    guard let file = diagnostic.file else {
      console.say("\(label) \(Console.printable(diagnostic.message))")
      return
    }
    console.say(
      "\(style.bold("\(context.shown(file)):\(diagnostic.line):\(diagnostic.column):")) \(label) \(Console.printable(diagnostic.message))")
    if sources[file] == nil {
      sources[file] = (try? FileSystem.readText(file))?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    }
    if let lines = sources[file], lines.indices.contains(diagnostic.line - 1) {
      for line in SourceReport.excerpt(lines[diagnostic.line - 1], line: diagnostic.line, column: diagnostic.column) {
        console.say(style.dim(Console.printable(line)))
      }
    }
    if diagnostic.severity == .error, let hint = diagnostic.hint { console.say("  \(Console.printable(hint))") }
  }

  /// The line with its number, and a caret under the column (UTF-8 bytes, from 1).
  static func excerpt(_ text: Substring, line: Int, column: Int) -> [String] {
    let number = String(line)
    let before = String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    let gap = String(before.map { $0 == "\t" ? "\t" : " " })
    return ["  \(number) | \(text)", "  \(String(repeating: " ", count: number.count)) | \(gap)^"]
  }

  /// The failures in a line each, for a report.
  func texts(_ states: [PreviewSession.ModuleState]) -> [String] {
    var texts: [String] = []
    for state in states {
      switch state.failure {
      case .doesNotCompile(let diagnostics):
        for diagnostic in diagnostics where diagnostic.severity == .error {
          let place = diagnostic.file.map { "\(context.shown($0)):\(diagnostic.line):\(diagnostic.column): " } ?? ""
          texts.append(place + diagnostic.message)
        }
      case .tool(let failure): texts.append("\(context.shown(state.module.path)): \(failure.message)")
      case .nothingToPreview, nil: break
      }
      if let message = state.listingFailure { texts.append("\(context.shown(state.module.path)): \(message)") }
    }
    return texts
  }

  /// The failures as JSON.
  func json(_ states: [PreviewSession.ModuleState]) -> JSON {
    var errors: [JSON] = []
    for state in states {
      switch state.failure {
      case .doesNotCompile(let diagnostics):
        for diagnostic in diagnostics where diagnostic.severity == .error {
          errors.append(error(diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.message, diagnostic.hint))
        }
      case .tool(let failure): errors.append(error(state.module.path, nil, nil, failure.message, failure.hint))
      case .nothingToPreview, nil: break
      }
      if let message = state.listingFailure { errors.append(error(state.module.path, state.listingLine, nil, message, nil)) }
    }
    return .array(errors)
  }

  private func error(_ file: String?, _ line: Int?, _ column: Int?, _ message: String, _ hint: String?) -> JSON {
    [
      "file": JSON(file.map(context.shown)), "line": JSON(line), "column": JSON(column), "message": .string(message), "hint": JSON(hint),
    ]
  }
}
