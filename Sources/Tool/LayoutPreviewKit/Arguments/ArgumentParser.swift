/// Turns words into `Arguments` by the table of commands.
enum ArgumentParser {
  enum Result {
    case run(Arguments)
    /// Help was asked for: of a command, or of the tool.
    case help(Command?)
    case version
  }

  static func parse(_ words: [String]) throws -> Result {
    guard let first = words.first else { return .help(nil) }
    switch first {
    case "--help", "-h": return .help(nil)
    case "--version": return .version
    case "--generate-completion-script":
      return try parse(["completions"] + words.dropFirst())
    default: break
    }
    guard !first.hasPrefix("-") else {
      throw UsageError.optionBeforeCommand(first)
    }
    guard let command = Command.named(first) else {
      throw UsageError.unknownCommand(first, suggestion: Suggestion.closest(to: first, among: Command.all.map(\.name)))
    }
    return try parse(Array(words.dropFirst()), for: command)
  }

  private static func parse(_ words: [String], for command: Command) throws -> Result {
    var arguments = Arguments(command: command)
    var index = 0
    var onlyOperands = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        arguments.operands.append(word)
        continue
      }
      if word == "--" {
        onlyOperands = true
        continue
      }
      if word == "--version" { return .version }
      let (option, inline) = try option(word, of: command)
      if case .none = option.value {
        guard inline == nil else { throw UsageError.valueForFlag(option: option.flag) }
        try arguments.set(option, nil)
      } else if let inline {
        try arguments.set(option, inline)
      } else {
        guard index < words.count, !isOption(words[index]) else {
          throw UsageError.missingValue(option: option.flag, name: option.value.name ?? "VALUE")
        }
        try arguments.set(option, words[index])
        index += 1
      }
    }
    if arguments.has("help") { return .help(command) }
    try checkOperands(arguments)
    return .run(arguments)
  }

  /// A negative number is a value.
  private static func isOption(_ word: String) -> Bool {
    word.count > 1 && word.hasPrefix("-") && Double(word) == nil
  }

  private static func option(_ word: String, of command: Command) throws -> (Option, String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let option = command.option(name) { return (option, parts.count > 1 ? String(parts[1]) : nil) }
      throw unknownOption("--" + name, of: command)
    }
    let letters = Array(word.dropFirst())
    if let option = command.options.first(where: { $0.short == letters[0] }) {
      if letters.count == 1 { return (option, nil) }
      if case .none = option.value {} else { return (option, String(letters.dropFirst())) }
    }
    throw unknownOption(word, of: command)
  }

  private static func unknownOption(_ word: String, of command: Command) -> UsageError {
    let own = command.options.filter { !$0.isHidden }.map(\.flag)
    let others = Command.all.filter { $0.options.contains { $0.flag == word } }.map(\.name)
    return .unknownOption(
      word, command: command.name, suggestion: Suggestion.closest(to: word, among: own), otherCommands: others)
  }

  private static func checkOperands(_ arguments: Arguments) throws {
    switch arguments.command.operand {
    case .paths, .names: return
    case .folders: if arguments.operands.isEmpty { throw UsageError.missingFolders(command: arguments.command.name) }
    case .pair:
      guard arguments.operands.count >= 2 else { throw UsageError.missingPair(command: arguments.command.name) }
      if arguments.operands.count > 2 { throw UsageError.unexpectedArgument(arguments.operands[2], command: arguments.command.name) }
    case .target:
      guard arguments.operands.count >= 2 else { throw UsageError.missingTarget }
    case .none:
      if let first = arguments.operands.first {
        throw UsageError.unexpectedArgument(first, command: arguments.command.name)
      }
    case .shell:
      let shells = Completions.Shell.allCases.map(\.rawValue)
      guard let shell = arguments.operands.first else { throw UsageError.missingShell(shells) }
      guard shells.contains(shell) else {
        throw UsageError.unknownValue(
          option: "completions", value: shell, suggestion: Suggestion.closest(to: shell, among: shells), choices: shells)
      }
      if arguments.operands.count > 1 {
        throw UsageError.unexpectedArgument(arguments.operands[1], command: arguments.command.name)
      }
    case .command:
      if let name = arguments.operands.first, Command.named(name) == nil {
        throw UsageError.unknownCommand(name, suggestion: Suggestion.closest(to: name, among: Command.all.map(\.name)))
      }
    }
  }
}
