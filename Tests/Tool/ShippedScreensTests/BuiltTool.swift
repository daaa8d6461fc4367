import Foundation

/// The tool as `make build` leaves it, run on the shipped screens.
///
/// `LAYOUTPREVIEW_TOOL` names another one. The release build comes first, since `make test` builds it anew.
enum BuiltTool {
  struct Missing: Error, CustomStringConvertible {
    let description = "There is no .build/release/layoutpreview: run `make build` first, or set LAYOUTPREVIEW_TOOL."
  }

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
  static let layouts = package.appendingPathComponent("Layouts")

  /// Where the tool is.
  static func executable() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["LAYOUTPREVIEW_TOOL"] { return URL(fileURLWithPath: path) }
    for configuration in ["release", "debug"] {
      let folder = package.appendingPathComponent(".build/\(configuration)")
      let parts = ["layoutpreview", "libLayoutPreviewRuntime.so"].map { folder.appendingPathComponent($0) }
      if parts.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) { return parts[0] }
    }
    throw Missing()
  }

  /// Runs the tool in a folder, the package's by default, and returns what it prints; a status that is not allowed is an error with its messages.
  static func run(_ arguments: [String], in folder: URL = package, allowing statuses: Set<Int32> = [0]) throws -> Data {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Whoever runs the tests may be a CI job, where the tool records nothing and colours nothing: a test says so itself.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" && !$0.key.hasPrefix("GITHUB_") }
    process.standardInput = FileHandle.nullDevice
    let messages = FileManager.default.temporaryDirectory.appendingPathComponent("layoutpreview-\(UUID().uuidString).txt")
    _ = FileManager.default.createFile(atPath: messages.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: messages) }
    process.standardError = try FileHandle(forWritingTo: messages)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard statuses.contains(process.terminationStatus) else {
      let text = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
      throw Failed(description: "layoutpreview \(arguments.joined(separator: " ")): status \(process.terminationStatus)\n\(text)")
    }
    return printed
  }

  /// Runs the tool and reads what it prints as JSON.
  static func json<Value: Decodable>(_ type: Value.Type, _ arguments: [String], allowing statuses: Set<Int32> = [0]) throws -> Value {
    try JSONDecoder().decode(Value.self, from: run(arguments + ["--json"], allowing: statuses))
  }
}
