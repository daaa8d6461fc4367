import HostProtocol

/// Tells how previews went.
struct OutcomeReport {
  let context: Context
  let isStrict: Bool
  /// Whether variants are named: only where there are several.
  let namesVariants: Bool
  /// Whether failures are printed; `test` tells them with its snapshots.
  let tellsFailures: Bool
  /// What was told of the project's files, which is the same for every preview.
  private let told = ToldOfProject()
  private var console: Console { context.console }
  private let annotations: LintAnnotations?

  init(context: Context, isStrict: Bool, namesVariants: Bool, tellsFailures: Bool = true) {
    self.context = context
    self.isStrict = isStrict
    self.namesVariants = namesVariants
    self.tellsFailures = tellsFailures
    // `test` has annotations of its own.
    let isLint = ["render", "inspect"].contains(context.arguments.command.name)
    annotations = isLint && context.arguments.has("github") ? LintAnnotations(context: context) : nil
  }

  private final class ToldOfProject { var messages: Set<HostEvent.Diagnostic> = [] }

  /// What lies with a file of the project, not with the preview that met it first.
  private static let projectKinds: Set<String> = ["broken-font", "missing-font-file", "strings", "unreadable-asset"]

  /// What makes a preview fail under `--strict`.
  private static let strictKinds: Set<String> = [
    "conflict", "ambiguity", "constraint-not-activated", "layout-feedback-loop", "glyphs", "image", "font", "missing-glyph",
    "missing-image", "unreadable-image", "missing-font", "missing-font-file", "broken-font",
    "strings", "missing-string",
  ]

  /// The text of a preview's failure; nil where it went well.
  func failure(_ outcome: JobOutcome) -> String? {
    switch outcome.result {
    case .failed(let message, _, _): return message
    case .crashed(let reason, let words):
      let message = reason.message(words)
      guard let file = words.file else { return message }
      let place = " (\(context.shown(file))\(words.line.map { ":\($0)" } ?? ""))"
      // The place stands at the end of the first line: what follows may point into its line with a mark.
      let end = message.firstIndex(of: "\n") ?? message.endIndex
      let first = message[..<end].split(separator: " ", omittingEmptySubsequences: false).reversed().drop { $0.isEmpty }.reversed()
      return first.joined(separator: " ") + place + message[end...].split(separator: "\n").map { "\n    " + $0 }.joined()
    case .finished(let event):
      guard isStrict, let first = (event.diagnostics ?? []).first(where: { OutcomeReport.strictKinds.contains($0.kind) }) else {
        return nil
      }
      return "--strict: \(first.kind): \(first.message)"
    }
  }

  static func diagnostics(_ outcome: JobOutcome) -> [HostEvent.Diagnostic] {
    switch outcome.result {
    case .finished(let event): event.diagnostics ?? []
    case .failed(_, _, let diagnostics): diagnostics
    case .crashed: []
    }
  }

  /// Prints what went wrong in a preview and returns what it means for the exit status.
  func report(_ result: PreviewResult) -> ExitCode {
    var code = ExitCode.success
    var told: Set<HostEvent.Diagnostic> = []
    for outcome in result.outcomes.compactMap({ $0 }) {
      let name = title(result, outcome)
      for diagnostic in OutcomeReport.diagnostics(outcome) where told.insert(diagnostic).inserted {
        let place = diagnostic.file.map { "\(context.shown($0))\(diagnostic.line.map { ":\($0)" } ?? ""): " } ?? ""
        let isOfProject = OutcomeReport.projectKinds.contains(diagnostic.kind)
        if isOfProject, !self.told.messages.insert(diagnostic).inserted { continue }
        console.warning("\(isOfProject ? "" : "\(name): ")\(place)\(short(diagnostic.message))")
        // A conflict's message lists them itself.
        for constraint in diagnostic.constraints where !diagnostic.message.contains(constraint) {
          console.note("    \(Console.printable(short(constraint)))")
        }
        if let dump = diagnostic.dump {
          for line in dump.split(separator: "\n") { console.note("    \(console.error.dim(Console.printable(String(line))))") }
        }
        if isStrict, OutcomeReport.strictKinds.contains(diagnostic.kind) {
          annotations?.error(diagnostic, of: name)
        } else {
          annotations?.warning(diagnostic, of: name)
        }
      }
      guard let failure = failure(outcome) else { continue }
      if tellsFailures || hasLastWords(outcome) { console.error("\(name)\(previewPlace(result, outcome)): \(failure)") }
      if isFailure(outcome) {
        annotations?.error(failure, of: name, file: result.selection.preview.file, line: result.selection.preview.line)
      }
      code = code.worse(.previewFailed)
      if case .failed(_, .unwritable?, _) = outcome.result { code = code.worse(.outputNotWritten) }
      if case .failed(_, .unknownTarget?, _) = outcome.result { code = code.worse(.usage) }
      if case .failed(_, .missingView?, _) = outcome.result { code = code.worse(.usage) }
      if case .crashed(_, let words) = outcome.result, !words.lines.isEmpty {
        console.say("  its last words:")
        for line in words.lines { console.say("    \(console.error.dim(Console.printable(line)))") }
      }
    }
    return code
  }

  private func hasLastWords(_ outcome: JobOutcome) -> Bool {
    if case .crashed(_, let words) = outcome.result { !words.lines.isEmpty } else { false }
  }

  /// Paths below the current folder as they are printed elsewhere.
  private func short(_ text: String) -> String {
    text.replacing(context.currentFolder + "/", with: "")
  }

  /// Whether a preview failed by itself, not by `--strict`.
  private func isFailure(_ outcome: JobOutcome) -> Bool {
    if case .finished = outcome.result { false } else { true }
  }

  /// Where the preview stands, for a crash that has no place in the user's code of its own.
  private func previewPlace(_ result: PreviewResult, _ outcome: JobOutcome) -> String {
    let preview = result.selection.preview
    guard case .crashed(_, let words) = outcome.result, words.file == nil, !preview.name.isEmpty else { return "" }
    return " (\(context.shown(preview.file)):\(preview.line))"
  }

  private func title(_ result: PreviewResult, _ outcome: JobOutcome) -> String {
    let preview = result.selection.preview
    let name = preview.name.isEmpty ? "\(context.shown(preview.file)):\(preview.line)" : Console.printable(preview.name)
    return namesVariants ? "\(name) (\(OutputNames.variant(outcome.job.variant)))" : name
  }

  func json(_ diagnostic: HostEvent.Diagnostic) -> JSON {
    [
      "kind": .string(diagnostic.kind), "message": .string(diagnostic.message), "file": JSON(diagnostic.file.map(context.shown)),
      "line": JSON(diagnostic.line), "items": JSON(diagnostic.items), "constraints": JSON(diagnostic.constraints),
      "dump": JSON(diagnostic.dump), "frames": .array((diagnostic.frames ?? []).map { .array($0.map { JSON($0) }) }),
    ]
  }
}
