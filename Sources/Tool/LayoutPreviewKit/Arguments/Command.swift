/// A command of the tool as the parser, the help and the completions know it.
struct Command: Sendable {
  enum Operand: Sendable {
    case none
    case paths
    /// Names of snapshots.
    case names
    /// Folders of reports.
    case folders
    /// Two files or two folders.
    case pair
    /// Paths, then the names of a preview and a view, and an attribute.
    case target
    /// One of the shells that completions are written for.
    case shell
    /// The name of a command.
    case command
  }

  let name: String
  let summary: String
  let operand: Operand
  let options: [Option]
  /// Lines that people type, with what they do.
  let examples: [(line: String, does: String)]
  let discussion: String

  init(
    _ name: String, _ summary: String, _ operand: Operand = .none, options: [Option], examples: [(line: String, does: String)],
    discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options
    self.examples = examples
    self.discussion = discussion
  }

  var usage: String {
    let rest =
      switch operand {
      case .none: ""
      case .paths: " [PATH…]"
      case .names: " [NAME…]"
      case .folders: " DIR…"
      case .pair: " A B"
      case .target: " [PATH…] PREVIEW VIEW [ATTRIBUTE]"
      case .shell: " \(Completions.Shell.allCases.map(\.rawValue).joined(separator: "|"))"
      case .command: " [COMMAND]"
      }
    return "layoutpreview \(name)\(rest) [options]"
  }

  func option(_ name: String) -> Option? { options.first { $0.name == name } }
}
