extension Completions {
  static func zsh() -> String {
    var lines = [
      "#compdef layoutpreview",
      "_layoutpreview() {",
      "  local -a commands",
      "  commands=(",
    ]
    lines += Command.all.map { "    \(quote("\($0.name):\($0.summary)"))" }
    lines += [
      "  )",
      "  if (( CURRENT == 2 )); then",
      "    _describe command commands",
      "    return",
      "  fi",
      "  case \"${words[2]}\" in",
    ]
    for command in Command.all {
      lines += ["    \(command.name))", "      _arguments -S \\"]
      lines += visibleOptions(command).flatMap { specifications($0) }.map { "        \(quote($0)) \\" }
      switch command.operand {
      case .none, .names: lines.append("        '2:command:'")
      case .folders: lines.append("        '*:folder:_files -/'")
      case .paths, .target: lines.append("        '*:path:_files -g \"*.swift(-.) *(-/)\"'")
      case .pair: lines.append("        '*:file:_files'")
      case .shell, .command: lines.append("        '2:command:' '3:word:(\(operandWords(command).joined(separator: " ")))'")
      }
      lines.append("      ;;")
    }
    lines += ["  esac", "}", "_layoutpreview \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func specifications(_ option: Option) -> [String] {
    let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    let action: String
    switch option.value {
    case .none: action = ""
    case .text(let name): action = ":\(name):"
    case .folder(let name): action = ":\(name):_files -/"
    case .choice(let name, let words):
      let list = words.joined(separator: " ")
      action = option.isList ? ":\(name):_values -s , \(name) \(list)" : ":\(name):(\(list))"
    }
    let names = [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
    return names.map { "\(option.isList ? "*" : "")\($0)[\(help)]\(action)" }
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
