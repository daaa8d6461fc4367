import Foundation
import Testing

/// The program beside the tool that rewrites sources.
@Suite struct AdapterTests {
  /// Runs a command of a tool that stands in a folder with another adapter, a shell script, or none.
  private func run(_ arguments: String..., script: String?) throws -> (run: Sandbox.Run, done: [String]) {
    let box = try Sandbox(["Login.swift": "// preview: Login draws"])
    defer { box.remove() }
    let folder = box.folder.appendingPathComponent("tool")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tool = folder.appendingPathComponent("layoutpreview")
    try FileManager.default.copyItem(at: Sandbox.tool, to: tool)
    if let script {
      let adapter = folder.appendingPathComponent("layoutpreview-adapter").path
      #expect(FileManager.default.createFile(atPath: adapter, contents: Data(script.utf8), attributes: [.posixPermissions: 0o755]))
    }
    let (process, output, error) = try box.start(arguments, tool: tool)
    return (Sandbox.finish(process, output, error), try box.done)
  }

  @Test func missingAdapterIsNamed() throws {
    let (run, done) = try run("render", "Login.swift", script: nil)
    #expect(run.status == 5)
    #expect(run.error.contains("tool/layoutpreview-adapter can't be started"), "\(run.error)")
    #expect(done == [])
  }

  @Test(arguments: [
    "#!/bin/sh\nexit 1\n", "#!/bin/sh\nread line\nkill -9 $$\n", "#!/bin/sh\nread line\necho nonsense\n", "#!/bin/sh\necho\n",
  ])
  func adapterThatFailsIsNamed(_ script: String) throws {
    let (run, done) = try run("render", "Login.swift", script: script)
    #expect(run.status == 5)
    #expect(run.error.contains("tool/layoutpreview-adapter failed"), "\(run.error)")
    #expect(done == [])
  }

  @Test func commandsThatCompileNothingNeedNone() throws {
    #expect(try run("devices", script: nil).run.status == 0)
    #expect(try run("list", "--help", script: nil).run.status == 0)
  }

  /// Loading SwiftSyntax, or all of Foundation, takes longer than most commands.
  @Test func toolLoadsNoLibraryThatItDoesNotNeed() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = Sandbox.tool
    process.environment = ["LD_TRACE_LOADED_OBJECTS": "1"]
    process.standardOutput = output
    try process.run()
    let libraries = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(libraries.contains("libc.so"))
    for name in ["SwiftSyntax", "SwiftParser", "libFoundation.so", "libFoundationInternationalization"] {
      #expect(!libraries.contains(name), "\(libraries)")
    }
  }
}
