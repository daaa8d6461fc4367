import Glibc

/// A new folder among the system's temporary files that goes when its object does.
final class TemporaryFolder {
  let path: String

  /// Nil where none can be made.
  init?(_ environment: Environment) {
    var template = Array((Path.join(environment["TMPDIR"] ?? "/tmp", "layoutpreview-XXXXXX")).utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { FileSystem.remove(path) }
}
