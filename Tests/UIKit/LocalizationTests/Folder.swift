import Foundation

/// A folder of files that goes away with the test.
final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "/strings-" + UUID().uuidString
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  func write(_ name: String, _ data: Data) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
