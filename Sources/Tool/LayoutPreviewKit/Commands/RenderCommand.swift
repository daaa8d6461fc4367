import Glibc
import HostProtocol

/// Carries out `layoutpreview render`.
final class RenderCommand {
  private let context: Context
  private let started = MonotonicClock.now
  private var code = ExitCode.success
  private var pictures = 0

  init(_ context: Context) { self.context = context }

  func run() throws -> ExitCode {
    let output = Path.absolute(context.arguments.value("out") ?? RenderOptions.defaultOutput, in: context.currentFolder)
    let session = try PreviewSession(context)
    defer { session.progress.finish() }
    try session.prepare()
    let sources = SourceReport(context: context)
    let sourceCode = sources.report(session.states)
    let selections = try session.selections()
    code = sourceCode
    if selections.isEmpty, sourceCode == .success {
      if context.isJSON { printJSON([], session, sources) }
      throw ToolError.noPreviews(paths: context.arguments.operands.isEmpty ? [Project.defaultFolder] : context.arguments.operands)
    }
    let folders = session.outputFolders(selections)
    if !selections.isEmpty { try makeFolders(output, folders, selections) }
    // Also after an interruption.
    defer { removeEmpty(output, folders) }

    let runs = PreviewRuns(session, selections)
    let report = OutcomeReport(
      context: context, isStrict: session.options.isStrict, namesVariants: session.options.variants.count > 1)
    try runs.run(.render) { preview, variant, number in
      let options = session.options
      var job = HostRequest.Job(id: number, preview: selections[preview].index, variant: options.variants[variant])
      let stem = Path.join(Path.join(output, folders[preview]), OutputNames.variant(options.variants[variant]))
      job.outputs = options.formats.map {
        HostRequest.Output(
          format: $0, path: "\(stem).\($0.rawValue)", outlinesText: $0 == .svg && options.outlinesText, run: String(getpid()))
      }
      return job
    } onResult: { [self] result in
      code = code.worse(report.report(result))
      tell(result)
    }
    session.progress.finish()
    writeSheet(output, runs.results)
    if context.isJSON { printJSON(runs.results, session, sources, report) }
    summarise(runs.results, output)
    return code
  }

  private func makeFolders(_ output: String, _ folders: [String], _ selections: [PreviewSession.Selection]) throws {
    do {
      try FileSystem.createFolder(output)
      for folder in folders { try FileSystem.createFolder(Path.join(output, folder)) }
    } catch let error as FileError {
      throw ToolError.file(error)
    }
  }

  /// A preview that failed leaves no empty folder.
  private func removeEmpty(_ output: String, _ folders: [String]) {
    for folder in folders { rmdir(Path.join(output, folder)) }
  }

  /// The names of the files, as soon as they are written.
  private func tell(_ result: PreviewResult) {
    let written = result.outcomes.compactMap { $0 }.flatMap(RenderCommand.outputs)
    pictures += written.count
    guard !context.isJSON, !context.console.isQuiet else { return }
    for output in written { context.console.result("\(Console.printable(context.shown(output.path)))\n") }
  }

  static func outputs(_ outcome: JobOutcome) -> [HostEvent.WrittenOutput] {
    if case .finished(let event) = outcome.result { event.outputs ?? [] } else { [] }
  }

  private func writeSheet(_ output: String, _ results: [PreviewResult]) {
    let entries = results.flatMap { result in
      result.outcomes.compactMap { $0 }.compactMap { ContactSheet.Entry(result.selection.preview, $0, folder: output, context: context) }
    }
    guard !entries.isEmpty else { return }
    do {
      try FileSystem.write(ContactSheet.html(entries), to: Path.join(output, "index.html"))
    } catch {
      context.console.error((error as? FileError)?.message ?? "\(error)")
      code = code.worse(.outputNotWritten)
    }
  }

  private func summarise(_ results: [PreviewResult], _ output: String) {
    guard !results.isEmpty else { return }
    let failed = results.filter { $0.outcomes.contains { $0.map { RenderCommand.outputs($0).isEmpty } ?? true } }.count
    let seconds = (MonotonicClock.now - started) * 100
    let sheet = pictures > 0 ? ", see \(context.shown(Path.join(output, "index.html")))" : ""
    context.console.note(
      "\(RenderCommand.count(results.count, "preview"))\(failed > 0 ? " (\(failed) failed)" : ""), "
        + "\(RenderCommand.count(pictures, "file")) in \(seconds.rounded() / 100) s\(sheet)")
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func printJSON(
    _ results: [PreviewResult], _ session: PreviewSession, _ sources: SourceReport, _ report: OutcomeReport? = nil
  ) {
    var previews: [JSON] = []
    for result in results {
      let outcomes = result.outcomes.compactMap { $0 }
      let failures = outcomes.compactMap { report?.failure($0) }
      var placeholders = 0
      for case .finished(let event) in outcomes.map(\.result) { placeholders = max(placeholders, event.placeholders ?? 0) }
      var diagnostics: [HostEvent.Diagnostic] = []
      for diagnostic in outcomes.flatMap(OutcomeReport.diagnostics) where !diagnostics.contains(diagnostic) {
        diagnostics.append(diagnostic)
      }
      previews.append([
        "name": .string(result.selection.preview.name), "file": .string(context.shown(result.selection.preview.file)),
        "line": JSON(result.selection.preview.line), "status": .string(failures.isEmpty ? "rendered" : "failed"),
        "message": JSON(failures.first), "placeholders": JSON(placeholders),
        "outputs": .array(outcomes.flatMap(RenderCommand.outputs).map(json)),
        "diagnostics": .array(diagnostics.compactMap { report?.json($0) }),
      ])
    }
    for finding in session.states.flatMap(\.findings) where finding.kind == .skippedType {
      previews.append([
        "name": .string(finding.message.split(separator: " ").first.map(String.init) ?? ""),
        "file": .string(context.shown(finding.file)), "line": JSON(finding.line), "status": "skipped",
        "message": .string(finding.message), "placeholders": 0, "outputs": [], "diagnostics": [],
      ])
    }
    context.console.result(
      (["schemaVersion": 1, "previews": .array(previews), "errors": sources.json(session.states)] as JSON).text)
  }

  private func json(_ output: HostEvent.WrittenOutput) -> JSON {
    [
      "path": .string(context.shown(output.path)), "format": .string(output.format.rawValue), "width": JSON(output.width),
      "height": JSON(output.height), "scale": JSON(output.scale),
    ]
  }
}
