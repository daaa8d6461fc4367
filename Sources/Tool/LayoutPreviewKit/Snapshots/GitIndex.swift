import Glibc

/// What Git has under its care.
enum GitIndex {
  /// Those of the paths that are in the index of their checkout; none where there is no Git.
  static func tracked(_ paths: [String], in folder: String) -> Set<String> {
    guard !paths.isEmpty else { return [] }
    func quoted(_ text: String) -> String {
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
    // Literal: a name may hold signs that Git's patterns take for their own.
    let command =
      "git --literal-pathspecs -C \(quoted(folder)) ls-files -z -- \(paths.map(quoted).joined(separator: " ")) 2>/dev/null </dev/null"
    guard let pipe = popen(command, "r") else { return [] }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    guard pclose(pipe) == 0 else { return [] }
    return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }
}
