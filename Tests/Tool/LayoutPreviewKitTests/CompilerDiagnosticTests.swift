import Foundation
import Testing

@testable import LayoutPreviewKit

@Suite struct CompilerDiagnosticTests {
  @Test func messagesAreReadWithoutTheirExcerpts() {
    let text = """
      /app/My: Views/Login.swift:12:7: error: value of type 'UIView' has no member 'foo'
          view.foo()
          ~~~~ ^~~
      /app/Login.swift:3:1: note: 'foo' declared here
      /app/My: Views/Login.swift:12:7: error: value of type 'UIView' has no member 'foo'
      <unknown>:0: error: cannot open file
      ld.lld: error: undefined symbol: x
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    let diagnostics = CompilerDiagnostic.parse(text)
    #expect(diagnostics.count == 5)
    #expect(diagnostics[0].file == "/app/My: Views/Login.swift")
    #expect(diagnostics[0].line == 12 && diagnostics[0].column == 7)
    #expect(diagnostics[0].hint == "if Apple's UIView has foo, layoutpreview does not have it yet")
    #expect(diagnostics[1].severity == .note)
    #expect(diagnostics[2].file == nil && diagnostics[2].message == "cannot open file")
    #expect(diagnostics[3].message == "ld.lld: undefined symbol: x")
  }

  @Test(arguments: [
    ("cannot find type 'UIMenu' in scope", "UIMenu is a type of Apple's that layoutpreview does not have yet"),
    ("cannot find 'CAEmitterLayer' in scope", "CAEmitterLayer is a type of Apple's that layoutpreview does not have yet"),
    (
      "no such module 'SnapKit'",
      "layoutpreview has UIKit, Foundation, CoreGraphics, QuartzCore and os; code of SnapKit cannot be previewed"
    ),
    ("cannot find 'loginButton' in scope", nil), ("cannot find type 'UInt128x' in scope", nil), ("expected expression", nil),
  ])
  func hintsTellWhatIsMissingHere(_ message: String, _ hint: String?) {
    #expect(CompilerDiagnostic(file: nil, line: 1, column: 1, severity: .error, message: message).hint == hint)
  }

  @Test func textThatIsNotUTF8IsPlacedAtItsFirstBadByte() throws {
    let box = try Sandbox([:])
    defer { box.remove() }
    let file = box.project.appendingPathComponent("A.swift")
    // ISO 8859-1: é is the byte E9.
    try Data("import UIKit\nlet a = \"caf".utf8 + [0xE9] + "\"\n".utf8).write(to: file)
    let error = try #require(CompilerDiagnostic(encodingOf: file.path, text: try FileSystem.readText(file.path)))
    #expect(error.line == 2 && error.column == 13 && error.message.contains("UTF-8"))
  }

  @Test func byteOrderMarkAndReplacementCharacterAreText() throws {
    let box = try Sandbox(["A.swift": "\u{FEFF}let a = \"\u{FFFD}\""])
    defer { box.remove() }
    let file = box.project.appendingPathComponent("A.swift").path
    let text = try FileSystem.readText(file)
    #expect(text.unicodeScalars.first == "l")
    #expect(CompilerDiagnostic(encodingOf: file, text: text) == nil)
  }

  @Test func messagesAboutWhatTheAdapterWroteAreNotTheUsers() {
    func diagnostic(_ file: String, _ message: String) -> CompilerDiagnostic {
      CompilerDiagnostic(file: file, line: 1, column: 1, severity: .error, message: message)
    }
    let files = ["/app/A.swift"]
    #expect(diagnostic("/app/A.swift", "cannot find 'x' in scope").isAboutUserCode(files: files))
    #expect(!diagnostic("/app/A.swift", "cannot find type 'PreviewRegistry' in scope").isAboutUserCode(files: files))
    #expect(!diagnostic("/cache/main.swift", "cannot find '__layoutpreview_register_0' in scope").isAboutUserCode(files: files))
  }

  @Test func caretStandsUnderTheColumnAlsoBehindWideLetters() {
    #expect(SourceReport.excerpt("\tlet 名 = x", line: 7, column: 11) == ["  7 | \tlet 名 = x", "    | \t       ^"])
  }
}
