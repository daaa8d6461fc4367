import Foundation
import Testing

/// What the compiler says about the DSL and code in it, with the modules beside the tool.
@Suite struct DSLCompilingTests {
  private func errors(_ arguments: [String]) throws -> [Substring] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let modules = try BuiltTool.executable().deletingLastPathComponent().appendingPathComponent("Modules").path
    process.arguments = ["swiftc", "-typecheck", "-I", modules] + arguments
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(": error: ") }
  }

  private func errors(inBlock lines: [String], _ arguments: [String] = []) throws -> [Substring] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Block-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let code = "import LayoutDSL\nfunc block(_ c: UIView, _ a: UIView, _ b: UIView) {\n  c.layout {\n"
    try Data((code + lines.joined(separator: "\n") + "\n  }\n}\n").utf8).write(to: file)
    return try errors(arguments + [file.path])
  }

  /// Another package sees what is public and no more.
  @Test func itUsesUIKitsPublicAPIOnly() throws {
    let folder = BuiltTool.package.appendingPathComponent("Sources/Authoring/LayoutDSL")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"].flatMap { ["-enable-upcoming-feature", $0] }
    let found = try errors(
      ["-swift-version", "6", "-module-name", "Copy", "-package-name", "another", "-D", "PUBLIC_UIKIT_ONLY"] + features
        + files.map { folder.appendingPathComponent($0).path })
    #expect(found == [])
  }

  @Test(arguments: [
    "a.top == b.leading", "a.top == b.width", "2 * a.top == b.top", "a.top == 10", "a.width == b.width + b.height",
    "a.center == b.size", "a.height == \"10\"", "a.top + b.top == 3",
  ])
  func whatMeansNothingDoesNotCompile(line: String) throws {
    let found = try errors(inBlock: [line])
    #expect(!found.isEmpty)
  }

  /// The compiler counts the scopes that it tries for an expression and gives up at a million: these take some hundred.
  @Test func relationsAreCheckedFast() throws {
    let lines = [
      "a.height == 0.25 * b.height + 8", "a.top >= b.bottom + 10 - 4", "a.center == b.center ~ .defaultHigh", "a.width >= 44 ~ 600",
      "a.pin([.top, .horizontal], to: b, inset: 8)", "2 * a.width - 4 <= b.width / 3 + 7 * 2", "a.size == CGSize(width: 3, height: 4)",
    ]
    let found = try errors(inBlock: lines, ["-Xfrontend", "-solver-scope-threshold=2000"])
    #expect(found == [])
  }
}
