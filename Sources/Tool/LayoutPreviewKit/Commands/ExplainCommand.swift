import HostProtocol

/// Carries out `layoutpreview explain`.
final class ExplainCommand {
  private let context: Context
  private let target: HostRequest.Target
  private var code = ExitCode.success

  init(_ context: Context) throws {
    let words = try ExplainCommand.words(context.arguments.operands) {
      FileSystem.status(Path.absolute($0, in: context.currentFolder)) != nil
    }
    target = HostRequest.Target(view: words.view, attribute: words.attribute)
    var arguments = context.arguments
    arguments.operands = words.paths
    arguments.only = words.preview
    self.context = Context(
      arguments: arguments, console: context.console, environment: context.environment, interruption: context.interruption)
  }

  struct Words: Equatable {
    var paths: [String]
    var preview: String
    var view: String
    var attribute: String?
  }

  /// Sorts operands: paths come first, as long as a preview and a view are left; the last one is an attribute if it is called like one.
  static func words(_ operands: [String], isPath: (String) -> Bool) throws -> Words {
    var rest = operands
    var attribute: String?
    if rest.count > 2, let last = rest.last, HostRequest.Target.attributes.contains(last) { attribute = rest.removeLast() }
    let paths = Array(rest.prefix(max(0, rest.count - 2)))
    let names = rest.suffix(2)
    if let wrong = paths.first(where: { !isPath($0) }) {
      // `explain Login title widht`: what should be an attribute is none.
      if paths.count == 1, attribute == nil, let last = names.last {
        throw UsageError.unknownValue(
          option: "ATTRIBUTE", value: last, suggestion: Suggestion.closest(to: last, among: HostRequest.Target.attributes),
          choices: HostRequest.Target.attributes)
      }
      throw ToolError.pathNotFound(path: wrong, suggestion: nil)
    }
    return Words(paths: paths, preview: names[names.startIndex], view: names[names.startIndex + 1], attribute: attribute)
  }

  func run() throws -> ExitCode {
    let session = try PreviewSession(context)
    defer { session.progress.finish() }
    try session.prepare()
    code = SourceReport(context: context).report(session.states)
    let selections = try session.selections()
    if selections.isEmpty, code == .success {
      throw ToolError.noPreviews(paths: context.arguments.operands.isEmpty ? [Project.defaultFolder] : context.arguments.operands)
    }
    let report = OutcomeReport(context: context, isStrict: false, namesVariants: session.options.variants.count > 1)
    let runs = PreviewRuns(session, selections)
    var documents: [JSON] = []
    var isFound = false
    var withoutView: [PreviewResult] = []
    try runs.run(.explain) { preview, variant, number in
      var job = HostRequest.Job(id: number, preview: selections[preview].index, variant: session.options.variants[variant])
      job.target = self.target
      return job
    } onResult: { [self] result in
      if result.outcomes.allSatisfy({ $0?.missesView ?? true }) {
        withoutView.append(result)
        return
      }
      code = code.worse(report.report(result))
      for outcome in result.outcomes.compactMap({ $0 }) {
        guard case .finished(let event) = outcome.result, let explanation = event.explanation else { continue }
        isFound = true
        let preview = result.selection.preview
        let variant = OutputNames.variant(outcome.job.variant)
        if context.isJSON {
          documents.append(ExplanationText.json(explanation, of: preview, variant: variant, shown: context.shown))
        } else {
          let style = context.console.output
          context.console.result(
            style.bold(Console.printable(preview.name))
              + style.dim("  \(context.shown(preview.file)):\(preview.line)  \(variant)") + "\n"
              + ExplanationText.text(explanation, style: style, shown: context.shown) + "\n")
        }
      }
    }
    session.progress.finish()
    // Of several previews those without the view are not meant.
    if !isFound { for result in withoutView { code = code.worse(report.report(result)) } }
    if context.isJSON { context.console.result((["schemaVersion": 1, "explanations": .array(documents)] as JSON).text) }
    return code
  }
}
