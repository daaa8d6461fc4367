/// The texts of `--help`.
enum HelpText {
  /// The short help of the bare command: examples first.
  static func tool() -> String {
    var lines = [
      "layoutpreview shows UIKit screens without a Mac: UIKit code in, PNG, SVG and PDF out.",
      "",
      "Try:",
    ]
    let examples: [(String, String)] = [
      ("layoutpreview init", "write a first screen, Layouts/Hello.swift"),
      ("layoutpreview render", "draw every screen below Layouts/ to out/"),
      ("layoutpreview render Login.swift --appearance light,dark", "one file, light and dark"),
      ("layoutpreview test", "compare every screen with the reference beside its source"),
    ]
    lines += table(examples)
    lines += ["", "Commands:"]
    lines += table(Command.all.map { ($0.name, $0.summary) })
    lines += ["", "layoutpreview COMMAND --help explains a command; --version prints the version."]
    lines += [""] + exitCodes()
    return lines.joined(separator: "\n") + "\n"
  }

  static func command(_ command: Command) -> String {
    var lines = ["\(command.name) \(command.summary).", "", "Usage: \(command.usage)"]
    if !command.discussion.isEmpty { lines += ["", command.discussion] }
    lines += ["", "Examples:"]
    for example in command.examples { lines += ["  \(example.line)", "      \(example.does)"] }
    for group in Option.Group.allCases {
      let options = command.options.filter { $0.group == group && !$0.isHidden }
      guard !options.isEmpty else { continue }
      lines += ["", "\(group.rawValue):"]
      lines += table(options.map { (label($0), description($0)) })
    }
    lines += [""] + exitCodes()
    return lines.joined(separator: "\n") + "\n"
  }

  private static func label(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    let value = option.value.name.map { " \($0)\(option.isList ? "…" : "")" } ?? ""
    return short + option.flag + value
  }

  /// The help with the words to choose from, where they are few.
  private static func description(_ option: Option) -> String {
    let choices = option.value.choices
    guard !choices.isEmpty, choices.count <= 12 else { return option.help }
    return choices.joined(separator: ", ") + "; " + option.help
  }

  private static func exitCodes() -> [String] {
    ["Exit status:"] + table(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = min(34, rows.map { $0.0.count }.max() ?? 0)
    return rows.flatMap { left, right -> [String] in
      if left.count > width { return ["  \(left)", String(repeating: " ", count: width + 4) + right] }
      return ["  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)"]
    }
  }
}
