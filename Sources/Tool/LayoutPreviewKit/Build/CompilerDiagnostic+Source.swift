extension CompilerDiagnostic {
  /// The error of a file that was not UTF-8, which the compiler would take with U+FFFD in its texts; nil for text.
  ///
  /// A file may hold U+FFFD itself, so its bytes decide.
  init?(encodingOf path: String, text: String) {
    guard text.unicodeScalars.contains("\u{FFFD}"), let bytes = try? FileSystem.read(path),
      let valid = CompilerDiagnostic.validPrefix(of: bytes)
    else { return nil }
    let lines = bytes[..<valid].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.init(
      file: path, line: lines.count, column: (lines.last?.count ?? 0) + 1, severity: .error,
      message: "this is not UTF-8 text; save the file as UTF-8")
  }

  /// How many bytes are UTF-8 before the first that is not; nil where all are.
  private static func validPrefix(of bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): count += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return count
      }
    }
  }

  /// Whether a message is about what the user wrote, not about a runner's `main.swift` or names that the adapter gave.
  func isAboutUserCode(files: some Collection<String>) -> Bool {
    guard let file, files.contains(file) else { return false }
    return !message.contains("'PreviewRegistry'") && !message.contains("__layoutpreview_")
  }
}
