/// A message of the compiler, at the position that the compiler names.
struct CompilerDiagnostic: Hashable {
  enum Severity: String { case error, warning, note, remark }

  var file: String?
  var line: Int
  var column: Int
  var severity: Severity
  var message: String

  /// Reads what `swiftc -diagnostic-style=llvm` prints: messages, each followed by lines of source and carets that are dropped here.
  static func parse(_ text: String) -> [CompilerDiagnostic] {
    var diagnostics: [CompilerDiagnostic] = []
    var seen: Set<CompilerDiagnostic> = []
    for line in text.split(separator: "\n") {
      guard let diagnostic = parse(line: line) else { continue }
      // Several frontends report the same thing; a note belongs to the message before it, so it may come again.
      if diagnostic.severity != .note, !seen.insert(diagnostic).inserted { continue }
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }

  private static func parse(line: Substring) -> CompilerDiagnostic? {
    for severity in [Severity.error, .warning, .note, .remark] {
      let mark = "\(severity.rawValue): "
      if line.hasPrefix(mark) {
        return CompilerDiagnostic(
          file: nil, line: 0, column: 0, severity: severity, message: String(line.dropFirst(mark.count)))
      }
      guard let range = line.firstRange(of: ": \(mark)") else { continue }
      // path:line:column, or path:0 where there is no position.
      let fields = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let message = String(line[range.upperBound...])
      if fields.count >= 3, let row = Int(fields[fields.count - 2]), let column = Int(fields[fields.count - 1]) {
        return CompilerDiagnostic(
          file: fields.dropLast(2).joined(separator: ":"), line: row, column: column, severity: severity, message: message)
      }
      if fields.count == 2, fields[1] == "0" {
        return CompilerDiagnostic(file: nil, line: 0, column: 0, severity: severity, message: message)
      }
      // The linker's messages start with its name.
      if fields.count == 1, fields[0].hasPrefix("ld") || fields[0].hasPrefix("clang") {
        return CompilerDiagnostic(file: nil, line: 0, column: 0, severity: severity, message: "\(fields[0]): \(message)")
      }
    }
    return nil
  }
}
