/// Completion scripts, made from the table of commands.
enum Completions {
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash()
    case .zsh: zsh()
    case .fish: fish()
    }
  }

  static func visibleOptions(_ command: Command) -> [Option] { command.options.filter { !$0.isHidden } }

  /// What completes the words after a command: files, or a few words.
  static func operandWords(_ command: Command) -> [String] {
    switch command.operand {
    case .none, .paths, .names, .folders, .pair, .target: []
    case .shell: Shell.allCases.map(\.rawValue)
    case .command: Command.all.map(\.name)
    }
  }
}
