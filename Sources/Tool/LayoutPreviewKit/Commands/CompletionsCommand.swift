/// Carries out `layoutpreview completions SHELL`.
struct CompletionsCommand {
  let context: Context

  init(_ context: Context) { self.context = context }

  func run() -> ExitCode {
    let shell = context.arguments.operands.first.flatMap(Completions.Shell.init(rawValue:)) ?? .bash
    let script = Completions.script(for: shell)
    context.console.result(
      context.isJSON ? (["schemaVersion": 1, "shell": .string(shell.rawValue), "script": .string(script)] as JSON).text : script)
    return .success
  }
}
