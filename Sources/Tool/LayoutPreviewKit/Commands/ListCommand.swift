import HostProtocol

/// Carries out `layoutpreview list`.
struct ListCommand {
  let context: Context

  init(_ context: Context) { self.context = context }

  func run() throws -> ExitCode {
    let session = try PreviewSession(context)
    try session.prepare()
    session.progress.finish()
    let selections = try session.selections()
    let report = SourceReport(context: context)
    let code = report.report(session.states)
    if context.isJSON {
      let previews = selections.map { selection -> JSON in
        let preview = selection.preview
        return [
          "name": .string(preview.name), "file": .string(context.shown(preview.file)), "line": JSON(preview.line),
          "kind": .string(ListCommand.kind(preview)), "module": .string(session.states[selection.module].module.name),
        ]
      }
      let skipped = session.states.flatMap(\.findings).filter { $0.kind == .skippedType }.map { finding -> JSON in
        [
          "file": .string(context.shown(finding.file)), "line": JSON(finding.line), "message": .string(finding.message),
          "suggestion": JSON(finding.suggestion),
        ]
      }
      context.console.result(
        (["schemaVersion": 1, "previews": .array(previews), "skipped": .array(skipped), "errors": report.json(session.states)] as JSON)
          .text)
    } else if !selections.isEmpty {
      let rows = selections.map { selection in
        let preview = selection.preview
        return [Console.printable(preview.name), "\(context.shown(preview.file)):\(preview.line)", ListCommand.kind(preview)]
      }
      context.console.result(TextTable.text(rows))
    }
    if selections.isEmpty, code == .success {
      throw ToolError.noPreviews(paths: context.arguments.operands.isEmpty ? [Project.defaultFolder] : context.arguments.operands)
    }
    return code
  }

  /// `#Preview`, or a class that was found.
  static func kind(_ preview: HostEvent.Preview) -> String { preview.isAutomatic ? "class" : "preview" }
}
