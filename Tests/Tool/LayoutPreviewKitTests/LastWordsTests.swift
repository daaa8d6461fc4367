import Glibc
import Testing

@testable import LayoutPreviewKit

@Suite struct LastWordsTests {
  @Test func trapNamesMessageFileAndLine() {
    let words = LastWords(
      output: "hello\n", error: "Login/LoginView.swift:12: Fatal error: Index out of range\n", userFiles: ["/app/LoginView.swift"])
    #expect(words.fatalMessage == "Index out of range")
    #expect(words.file == "/app/LoginView.swift" && words.line == 12)
    #expect(words.lines == ["hello"])
  }

  @Test func trapInALibraryIsPlacedByTheFirstFrameInTheUsersCode() {
    let error = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Signal 4: Backtracing from 0x7f… done ***

      *** Program crashed: Illegal instruction at 0x00007f ***

      Thread 0 "runner" crashed:

      0 0x01 _assertionFailure(_:_:file:line:flags:) + 264 in libswiftCore.so
      1 [ra] 0x02 LoginView.setUp() + 24 in runner at /app/LoginView.swift:31:9

      Backtrace took 0.01s
      """
    let words = LastWords(output: "", error: error, userFiles: ["/app/LoginView.swift"])
    #expect(words.fatalMessage == "Index out of range")
    #expect(words.file == "/app/LoginView.swift" && words.line == 31)
    #expect(words.lines.isEmpty)
  }

  @Test func trapInAPreviewsClosureIsPlacedByTheNameThatTheAdapterGaveItsFile() {
    let error = """
      *** Program crashed: Bad pointer dereference at 0x00007f ***

      Thread 0 "runner" crashed:

      0 [ra] 0x01 UIView.addSubview(_:) + 137 in libLayoutPreviewRuntime.so at /library/Login.swift:85:42
      1 [ra] 0x02 closure #1 in preview(_:) + 89 in runner at App/Login.swift:14:235
      """
    let words = LastWords(output: "", error: error, userFiles: ["/app/Login.swift"])
    #expect(words.file == "/app/Login.swift" && words.line == 14)
  }

  @Test func reasonThatIsCutOffTakesNothingThatFollows() {
    let start = "A.swift:6: Fatal error: *** Terminating preview due to uncaught exception 'Odd', reason: 'Format: "
    let words = LastWords(output: "", error: start + "\nother output\n", userFiles: [])
    #expect(words.fatalMessage?.hasSuffix("reason: 'Format: ") == true)
    #expect(words.lines == ["other output"])
  }

  @Test func failedPreconditionIsATrapWithAMessage() {
    let words = LastWords(output: "", error: "QuartzCore/CALayer.swift:57: Precondition failed: bounds contains NaN\n", userFiles: [])
    #expect(words.fatalMessage == "bounds contains NaN")
    #expect(words.file == nil && words.lines.isEmpty)
  }

  @Test func forcedCastIsToldWithoutAddresses() {
    let words = LastWords(
      output: "", error: "Could not cast value of type 'Swift.String' (0x7f58) to 'UIKit.UIView' (0x7f59).\n", userFiles: [])
    #expect(CrashReason.aborted.message(words) == "it was aborted: a forced cast from Swift.String to UIKit.UIView failed")
  }

  @Test func onlyTheEndOfWhatWasPrintedIsKept() {
    var tail = TailBuffer(limit: 20)
    for number in 0..<1000 { Array("line \(number)\n".utf8).withUnsafeBytes { tail.append($0) } }
    #expect(tail.text == "line 998\nline 999\n")
  }

  @Test(arguments: [
    (Int32(0x0B), CrashReason.badAccess), (0x04, .trapped), (0x06, .aborted), (0x18, .cpuLimit), (0x09, .killed), (0x0300, .exited(3)),
    (0x0084, .trapped),
  ])
  func statusOfTheSystemBecomesAReason(_ raw: Int32, _ reason: CrashReason) {
    #expect(CrashReason(ExitStatus(raw: raw)) == reason)
  }
}
