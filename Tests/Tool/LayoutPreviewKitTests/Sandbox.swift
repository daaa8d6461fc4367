import Foundation

/// A folder with a project, a compiler and hosts that only seem to be, and the tool itself run in it.
///
/// `Fixtures/swiftc` makes "runners" out of comments in the sources; see there.
struct Sandbox {
  struct Run {
    var status: Int32
    var output: String
    var error: String
  }

  let folder: URL
  var project: URL { folder.appendingPathComponent("project") }
  private var log: URL { folder.appendingPathComponent("log") }

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// - Parameter sources: Contents by path below the project.
  init(_ sources: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutpreview-\(UUID().uuidString)").resolvingSymlinksInPath()
    let manager = FileManager.default
    for name in ["project/.git", "library/Modules", "fonts", "bin"] {
      try manager.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in ["swiftc", "host.py"] {
      try manager.copyItem(at: Self.fixtures.appendingPathComponent(name), to: folder.appendingPathComponent("bin/\(name)"))
    }
    try Data().write(to: folder.appendingPathComponent("library/libLayoutPreviewRuntime.so"))
    try Data("Swift version 6.3.1 (swift-6.3.1-RELEASE)\0".utf8)
      .write(to: folder.appendingPathComponent("library/Modules/UIKit.swiftmodule"))
    try Data().write(to: log)
    for (path, text) in sources { try write(text, to: path) }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = project.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String { try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8) }

  /// Paths below a folder of the project, sorted, hidden ones too.
  func files(below path: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: project.appendingPathComponent(path).path)
    return (files?.compactMap { $0 as? String } ?? []).filter { name in
      var isFolder: ObjCBool = false
      let full = project.appendingPathComponent(path).appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// What compilers and hosts did: "compile Login", "host 2".
  var done: [String] {
    get throws { try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init) }
  }

  /// The library and the fonts are empty ones of the sandbox unless others are given.
  func start(
    _ arguments: [String], environment: [String: String] = [:], tool: URL? = nil, library: URL? = nil, fonts: URL? = nil,
    input: String? = nil
  ) throws -> (Process, Pipe, Pipe) {
    let process = Process()
    process.executableURL = tool ?? Self.tool
    var words = arguments
    if let command = arguments.first, ["render", "test", "list", "inspect", "explain", "doctor"].contains(command) {
      words += [
        "--library-folder", (library ?? folder.appendingPathComponent("library")).path, "--font-folder",
        (fonts ?? folder.appendingPathComponent("fonts")).path,
      ]
    }
    process.arguments = words
    process.currentDirectoryURL = project
    var variables = [
      "PATH": folder.appendingPathComponent("bin").path + ":/usr/bin:/bin", "HOME": folder.path, "FAKE_COMPILER_LOG": log.path,
    ]
    variables.merge(environment) { $1 }
    process.environment = variables
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    if let input {
      let pipe = Pipe()
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try pipe.fileHandleForWriting.close()
      process.standardInput = pipe
    }
    try process.run()
    return (process, output, error)
  }

  func run(_ arguments: String..., environment: [String: String] = [:], input: String? = nil) throws -> Run {
    let (process, output, error) = try start(arguments, environment: environment, input: input)
    return Self.finish(process, output, error)
  }

  static func finish(_ process: Process, _ output: Pipe, _ error: Pipe) -> Run {
    // Standard error is read on a thread of its own: a full pipe would stop the tool.
    let box = Box()
    let reader = Thread { box.set(error.fileHandleForReading.readDataToEndOfFile()) }
    reader.start()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self), error: String(decoding: box.wait(), as: UTF8.self))
  }

  /// The executable stands beside the tests.
  static var tool: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("layoutpreview")
  }

  private final class Box: @unchecked Sendable {
    private let condition = NSCondition()
    private var data: Data?

    func set(_ data: Data) {
      condition.withLock {
        self.data = data
        condition.signal()
      }
    }

    func wait() -> Data {
      condition.lock()
      defer { condition.unlock() }
      while data == nil { condition.wait() }
      return data ?? Data()
    }
  }
}
