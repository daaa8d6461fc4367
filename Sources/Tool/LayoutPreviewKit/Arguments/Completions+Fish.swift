extension Completions {
  static func fish() -> String {
    var lines = ["# fish completion for layoutpreview", "complete -c layoutpreview -f"]
    for command in Command.all {
      lines.append("complete -c layoutpreview -n __fish_use_subcommand -a \(command.name) -d \(quote(command.summary))")
    }
    for command in Command.all {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in visibleOptions(command) {
        var line = "complete -c layoutpreview \(condition) -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        switch option.value {
        case .none: break
        case .text: line += " -x"
        case .folder: line += " -x -a '(__fish_complete_directories)'"
        case .choice(_, let words): line += " -x -a '\(words.joined(separator: " "))'"
        }
        lines.append(line + " -d \(quote(option.help))")
      }
      switch command.operand {
      case .none, .names: break
      case .paths, .folders, .pair, .target: lines.append("complete -c layoutpreview \(condition) -F")
      case .shell, .command:
        lines.append("complete -c layoutpreview \(condition) -a '\(operandWords(command).joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
