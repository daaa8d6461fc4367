import Glibc
import HostProtocol

/// Carries out `layoutpreview inspect`.
final class InspectCommand {
  private let context: Context
  private var code = ExitCode.success

  init(_ context: Context) { self.context = context }

  func run() throws -> ExitCode {
    InspectCommand.raiseStack()
    let send = context.arguments.value("send")
    if let send, !InspectCommand.isTarget(send) {
      throw UsageError.badValue(option: "--send", value: send, expected: "VIEW:EVENT, such as loginButton:touchUpInside")
    }
    let session = try PreviewSession(context)
    defer { session.progress.finish() }
    try session.prepare()
    let sources = SourceReport(context: context)
    code = sources.report(session.states)
    let selections = try session.selections()
    if selections.isEmpty, code == .success {
      throw ToolError.noPreviews(paths: context.arguments.operands.isEmpty ? [Project.defaultFolder] : context.arguments.operands)
    }
    let report = OutcomeReport(
      context: context, isStrict: session.options.isStrict, namesVariants: session.options.variants.count > 1)
    let overlays = session.options.drawsOverlay ? try OverlayOutputs(session, selections) : nil
    // Also after an interruption.
    defer { overlays?.removeEmptyFolders() }
    let runs = PreviewRuns(session, selections)
    try runs.run(.inspect) { preview, variant, number in
      let variant = session.options.variants[variant]
      return HostRequest.Job(
        id: number, preview: selections[preview].index, variant: variant, outputs: overlays?.outputs(preview, variant) ?? [], send: send)
    } onResult: { [self] result in
      code = code.worse(report.report(result))
      guard !context.isJSON else { return }
      for outcome in result.outcomes.compactMap({ $0 }) {
        printTree(result.selection.preview, outcome, sent: send)
        for output in RenderCommand.outputs(outcome) { context.console.note("drawn over: \(context.shown(output.path))") }
      }
    }
    session.progress.finish()
    if context.isJSON { printJSON(session, runs.results, report) }
    return code
  }

  /// A tree of ten thousand levels is written and released by recursion.
  private static func raiseStack() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 1 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }

  /// The last colon separates the event; both sides have something.
  private static func isTarget(_ text: String) -> Bool {
    guard let colon = text.lastIndex(of: ":") else { return false }
    return colon != text.startIndex && text.index(after: colon) != text.endIndex
  }

  private func printTree(_ preview: HostEvent.Preview, _ outcome: JobOutcome, sent: String?) {
    guard case .finished(let event) = outcome.result else { return }
    let style = context.console.output
    var text = style.bold(Console.printable(preview.name))
    text += style.dim("  \(context.shown(preview.file)):\(preview.line)  \(OutputNames.variant(outcome.job.variant))") + "\n"
    if let root = event.root { text += ViewTreeText.text(root, style: style, shown: context.shown) }
    if let sent {
      text += style.bold("printed after \(Console.printable(sent)):") + "\n"
      let lines = outcome.printed.split(separator: "\n")
      text += lines.isEmpty ? "  nothing\n" : lines.map { "  \(Console.printable(String($0)))\n" }.joined()
    }
    context.console.result(text + "\n")
  }

  private func printJSON(_ session: PreviewSession, _ results: [PreviewResult], _ report: OutcomeReport) {
    var documents: [JSON] = []
    for (index, state) in session.states.enumerated() {
      var error: String?
      switch state.failure {
      case .doesNotCompile(let diagnostics):
        let first = diagnostics.first { $0.severity == .error }
        error = first.map { "\($0.file.map { "\(context.shown($0)):" } ?? "")\($0.line):\($0.column): \($0.message)" }
      case .tool(let failure): error = failure.message
      case .nothingToPreview, nil:
        error = state.listingFailure.map { failure in
          state.listingLine.map { "\(context.shown(state.module.path)):\($0): \(failure)" } ?? failure
        }
      }
      var previews: [JSON] = []
      for result in results where result.selection.module == index {
        for outcome in result.outcomes.compactMap({ $0 }) {
          if let failure = report.failure(outcome), error == nil { error = "\(result.selection.preview.name): \(failure)" }
          guard case .finished(let event) = outcome.result else { continue }
          var members: [JSON.Member] = [
            .init(key: "name", value: .string(result.selection.preview.name)),
            .init(key: "scene", value: JSON(result.selection.preview.scene)),
            .init(key: "device", value: .string(event.device ?? outcome.job.variant.device ?? Device.defaultIdentifier)),
            .init(key: "scale", value: event.scale.map { JSON($0) } ?? .null),
            .init(key: "root", value: event.root.map { ViewTreeText.json($0, shown: context.shown) } ?? .null),
            .init(key: "diagnostics", value: .array((event.diagnostics ?? []).map(report.json))),
          ]
          if session.options.drawsOverlay {
            members.append(.init(key: "overlays", value: JSON(RenderCommand.outputs(outcome).map { context.shown($0.path) })))
          }
          if outcome.job.send != nil { members.append(.init(key: "printed", value: .string(outcome.printed))) }
          previews.append(.object(members))
        }
      }
      documents.append(["path": .string(context.shown(state.module.path)), "error": JSON(error), "previews": .array(previews)])
    }
    context.console.result((["schemaVersion": 1, "documents": .array(documents)] as JSON).text)
  }
}
