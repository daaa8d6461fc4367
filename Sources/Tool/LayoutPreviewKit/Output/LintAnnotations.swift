import HostProtocol

/// What `render` and `inspect` tell as workflow commands, which GitHub shows beside the lines that they name.
struct LintAnnotations {
  let context: Context

  func error(_ diagnostic: HostEvent.Diagnostic, of preview: String) { print("error", diagnostic, preview) }

  func warning(_ diagnostic: HostEvent.Diagnostic, of preview: String) { print("warning", diagnostic, preview) }

  func error(_ message: String, of preview: String, file: String, line: Int) {
    print(LintAnnotations.command("error", file: context.shown(file), line: line, title: preview, message: message))
  }

  private func print(_ level: String, _ diagnostic: HostEvent.Diagnostic, _ preview: String) {
    print(
      LintAnnotations.command(
        level, file: diagnostic.file.map(context.shown), line: diagnostic.line, title: "\(preview): \(diagnostic.kind)",
        message: diagnostic.message))
  }

  /// Where JSON has standard output to itself the commands go to standard error, which GitHub reads as well.
  private func print(_ line: String) {
    if context.isJSON { context.console.say(line) } else { context.console.result(line + "\n") }
  }

  /// `::error file=…,line=…,title=…::message`, with what would end a part escaped as GitHub's toolkit does.
  static func command(_ level: String, file: String?, line: Int?, title: String, message: String) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(GitHubAnnotations.escapeProperty(file))") }
    if let line, file != nil { properties.append("line=\(line)") }
    properties.append("title=\(GitHubAnnotations.escapeProperty(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(GitHubAnnotations.escape(message))"
  }
}
