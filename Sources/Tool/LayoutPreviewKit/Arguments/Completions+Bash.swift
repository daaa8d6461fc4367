extension Completions {
  static func bash() -> String {
    var lines = [
      "# bash completion for layoutpreview",
      "_layoutpreview() {",
      "  local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\" command=\"${COMP_WORDS[1]}\"",
      "  COMPREPLY=()",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W \"\(Command.all.map(\.name).joined(separator: " ")) --help --version\" -- \"$current\"))",
      "    return",
      "  fi",
      "  case \"$previous\" in",
    ]
    var seen: Set<String> = []
    for option in Command.all.flatMap({ visibleOptions($0) }) where seen.insert(option.name).inserted {
      let pattern = option.flag + (option.short.map { "|-\($0)" } ?? "")
      switch option.value {
      case .none: continue
      case .text: lines.append("    \(pattern)) return ;;")
      case .folder: lines.append("    \(pattern)) COMPREPLY=($(compgen -d -- \"$current\")); return ;;")
      case .choice(_, let words):
        // Lists are completed after their last comma.
        lines += [
          "    \(pattern))",
          "      local before=\"\"",
          "      [[ \"$current\" == *,* ]] && before=\"${current%,*},\"",
          "      COMPREPLY=($(compgen -P \"$before\" -W \"\(words.joined(separator: " "))\" -- \"${current##*,}\"))",
          "      return ;;",
        ]
      }
    }
    lines += ["  esac", "  local words=\"\" paths=\"\"", "  case \"$command\" in"]
    for command in Command.all {
      let words = visibleOptions(command).map(\.flag) + operandWords(command)
      var isPaths = ""
      switch command.operand {
      case .paths, .folders, .target: isPaths = " paths=1"
      case .pair: isPaths = " paths=2"
      default: break
      }
      lines.append("    \(command.name)) words=\"\(words.joined(separator: " "))\"\(isPaths) ;;")
    }
    lines += [
      "  esac",
      "  if [[ \"$current\" != -* && \"$paths\" == 2 ]]; then",
      "    compopt -o filenames 2>/dev/null",
      "    COMPREPLY=($(compgen -f -- \"$current\"))",
      "  elif [[ \"$current\" != -* && -n \"$paths\" ]]; then",
      "    compopt -o filenames 2>/dev/null",
      "    COMPREPLY=($(compgen -d -- \"$current\") $(compgen -f -X '!*.swift' -- \"$current\"))",
      "  else",
      "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))",
      "  fi",
      "}",
      "complete -F _layoutpreview layoutpreview",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
