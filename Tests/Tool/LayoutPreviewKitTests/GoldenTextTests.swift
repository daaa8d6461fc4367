import Foundation
import Testing

@testable import LayoutPreviewKit

/// The tool's own texts against `Fixtures/<name>.txt`; `RECORD=1` writes them anew.
@Suite struct GoldenTextTests {
  @Test(arguments: Command.all.map(\.name) + ["tool"])
  func helpIsAsRecorded(_ name: String) throws {
    try compare(Command.named(name).map(HelpText.command) ?? HelpText.tool(), with: "help-\(name)")
  }

  @Test(arguments: Completions.Shell.allCases)
  func completionScriptIsAsRecorded(_ shell: Completions.Shell) throws {
    try compare(Completions.script(for: shell), with: "completions-\(shell.rawValue)")
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Sandbox.fixtures.appendingPathComponent("\(name).txt")
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    guard !isRecording, FileManager.default.fileExists(atPath: file.path) else {
      try Data(text.utf8).write(to: file)
      if !isRecording { Issue.record("\(file.path) was missing and has been written: look at it and run the test again") }
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(file.lastPathComponent) differs; RECORD=1 writes it anew")
  }
}
