/// Carries out `layoutpreview help [COMMAND]`.
struct HelpCommand {
  let context: Context

  init(_ context: Context) { self.context = context }

  func run() -> ExitCode {
    let command = context.arguments.operands.first.flatMap(Command.named)
    context.console.result(
      context.isJSON ? HelpCommand.json(command).text : command.map(HelpText.command) ?? HelpText.tool())
    return .success
  }

  /// The table of commands for programs.
  private static func json(_ command: Command?) -> JSON {
    let commands = (command.map { [$0] } ?? Command.all).map { command -> JSON in
      [
        "name": .string(command.name), "summary": .string(command.summary), "usage": .string(command.usage),
        "options": .array(Completions.visibleOptions(command).map(json)),
      ]
    }
    let codes = ExitCode.allCases.map { code -> JSON in ["status": JSON(Int(code.rawValue)), "meaning": .string(code.meaning)] }
    return ["schemaVersion": 1, "commands": .array(commands), "exitCodes": .array(codes)]
  }

  private static func json(_ option: Option) -> JSON {
    [
      "name": .string(option.flag), "short": JSON(option.short.map { "-\($0)" }), "value": JSON(option.value.name),
      "choices": JSON(option.value.choices), "isList": .bool(option.isList), "help": .string(option.help),
    ]
  }
}
