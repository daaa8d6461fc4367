import Glibc

/// A file operation that failed, with the path and the system's error number.
struct FileError: Error, Hashable {
  enum Operation: String { case read, write, create, list, remove, rename, lock }

  var operation: Operation
  var path: String
  var number: Int32

  var isAboutWriting: Bool { operation != .read && operation != .list }

  var message: String {
    "cannot \(operation == .rename ? "move a file to" : operation.rawValue) \"\(path)\": \(FileError.describe(number))"
  }

  /// The system's words for an error number, in lower case as part of a sentence.
  static func describe(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    guard let first = text.first else { return "error \(number)" }
    return first.lowercased() + text.dropFirst()
  }
}
