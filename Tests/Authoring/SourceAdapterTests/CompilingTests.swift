import Foundation
import SourceAdapter
import Testing

/// Compiles adapted files against a stand-in for UIKit, with the real selectors, and runs them.
struct CompilingTests {
  /// What iOS prints for the fixtures' actions; the last line is ours, where iOS would end the application.
  static let expected = """
    == Screen 3
    == SubScreen 9
    screen 1 x of sub sub controller
    == Picker 16
    5 none
    false
    picked 3
    7 red
    true
    == Base 7
    outlet
    iOS
    ACTIONS
    == Derived 55
    outlet
    iOS
    DERIVED
    == Derived.Cell 61
    Base.wrong: takes UISwitch but is called with Base
    Derived.wrong: takes UISwitch but is called with Derived

    """
    .replacingOccurrences(of: "ACTIONS", with: actions(["base"]))
    .replacingOccurrences(of: "DERIVED", with: actions(["base", "derived"]))

  private static func actions(_ overridden: [String]) -> String {
    let lines = [
      "zero", "zero true", "one true", "one: true", "two", "two:event: true", "labelled", "labelledWithSender: true",
    ]
    let more = [
      "overridden: true", "extension", "inExtension: true", "button", "overload: true", "reload", "reload true", "reload", "reload true",
      "endEditing: true", "class method", "make true", "one true", "one: true", "plain", "plain true", "wrong: false",
    ]
    return (lines + overridden + more).joined(separator: "\n")
  }

  @Test func `adapted files compile without a warning and their actions arrive`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adapter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let fixtures = here.appendingPathComponent("Fixtures")
    let sources = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"].flatMap { ["-enable-upcoming-feature", $0] }
    let library =
      features + ["-swift-version", "6", "-package-name", "p", "-parse-as-library", "-emit-module", "-emit-library", "-I.", "-L."]
    let objectiveC = try swiftFiles(sources.appendingPathComponent("UIKit/UIKit/ObjectiveC"))
    let diagnostics = sources.appendingPathComponent("UIKit/UIKit/Support/UIKitDiagnostics.swift").path
    try swiftc(
      library + ["-module-name", "UIKit", "-o", "libUIKit.so", fixtures.appendingPathComponent("UIKitStandIn.swift").path, diagnostics]
        + objectiveC, in: folder)
    // Delegates need windows and scenes, which the stand-in lacks.
    let registration = try swiftFiles(sources.appendingPathComponent("Tool/PreviewRegistration"))
      .filter { !$0.hasSuffix("PreviewRegistry+Windows.swift") }
    try swiftc(
      library + ["-module-name", "PreviewRegistration", "-lUIKit", "-o", "libPreviewRegistration.so"]
        + [fixtures.appendingPathComponent("HostStandIn.swift").path] + registration, in: folder)

    let files = try swiftFiles(fixtures.appendingPathComponent("Screens")).map {
      SourceFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
    }
    let module = adapt(files)
    #expect(module.diagnostics.isEmpty)
    for (index, file) in module.files.enumerated() {
      try file.text.write(to: folder.appendingPathComponent("\(index)\(file.original.name)"), atomically: true, encoding: .utf8)
    }
    try module.registration.write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let compiled = module.files.indices.map { "\($0)\(module.files[$0].original.name)" } + ["main.swift"]
    let messages = try swiftc(
      ["-swift-version", "5", "-D", "DEBUG", "-module-name", "Preview", "-I.", "-L.", "-lUIKit", "-lPreviewRegistration"]
        + ["-Xlinker", "-rpath", "-Xlinker", folder.path, "-o", "runner"] + compiled, in: folder)
    #expect(messages == "")
    let output = try run(folder.appendingPathComponent("runner").path, [], in: folder)
    #expect(output == Self.expected)
  }

  private func swiftFiles(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  @discardableResult
  private func swiftc(_ arguments: [String], in folder: URL) throws -> String {
    try run("/usr/bin/env", ["swiftc"] + arguments, in: folder)
  }

  /// Runs a program; what it printed, an error with it where it fails.
  private func run(_ program: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ProgramFailed(output: output) }
    return output
  }

  private struct ProgramFailed: Error { var output: String }
}
