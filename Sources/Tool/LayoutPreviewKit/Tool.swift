import Glibc

/// The tool from words to exit status.
package enum Tool {
  package static let version = "0.1.0"

  /// Runs the command of a command line without its first word and returns the exit status.
  package static func main(_ words: [String]) -> Int32 {
    let environment = Environment.current
    let console = Console(
      isQuiet: words.contains("--quiet") || words.contains("-q"), allowsColour: !words.contains("--no-color"), environment: environment)
    do {
      switch try ArgumentParser.parse(words) {
      case .version:
        console.result("layoutpreview \(version)\n")
        return ExitCode.success.rawValue
      case .help(let command):
        console.result(command.map(HelpText.command) ?? HelpText.tool())
        return ExitCode.success.rawValue
      case .run(let arguments):
        let context = Context(arguments: arguments, console: console, environment: environment, interruption: Interruption.watch())
        var code = try run(context)
        if let number = console.outputFailure {
          // A reader that has seen enough is no failure to tell of.
          if number != EPIPE { console.error("cannot write to standard output: \(FileError.describe(number))") }
          code = code.worse(.outputNotWritten)
        }
        return code == .interrupted ? interruptedStatus : code.rawValue
      }
    } catch {
      let failure = error as? ToolError ?? (error as? UsageError).map(ToolError.usage) ?? .file(unknown(error))
      if case .interrupted = failure {
        console.say("interrupted")
        return interruptedStatus
      }
      console.error(failure.message, hint: failure.hint)
      return failure.exitCode.rawValue
    }
  }

  private static func unknown(_ error: any Error) -> FileError {
    error as? FileError ?? FileError(operation: .read, path: "\(error)", number: EIO)
  }

  /// As shells count it: 128 and the signal.
  private static var interruptedStatus: Int32 {
    Interruption.signal == 0 ? ExitCode.interrupted.rawValue : 128 + Interruption.signal
  }

  private static func run(_ context: Context) throws -> ExitCode {
    switch context.arguments.command.name {
    case "render": try RenderCommand(context).run()
    case "test": try TestCommand(context).run()
    case "accept": try AcceptCommand(context).run()
    case "merge-reports": try MergeReportsCommand(context).run()
    case "diff": try DiffCommand(context).run()
    case "list": try ListCommand(context).run()
    case "inspect": try InspectCommand(context).run()
    case "explain": try ExplainCommand(context).run()
    case "devices": DevicesCommand(context).run()
    case "doctor": DoctorCommand(context).run()
    case "init": try InitCommand(context).run()
    case "completions": CompletionsCommand(context).run()
    default: HelpCommand(context).run()
    }
  }
}
