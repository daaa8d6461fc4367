import Foundation
import HostProtocol
import Testing

@testable import LayoutPreviewKit

@Suite struct JUnitReportTests {
  nonisolated static let hasValidator: Bool = (try? python(["-c", "import lxml"], input: ""))?.status == 0

  static func python(_ arguments: [String], input: String) throws -> Sandbox.Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = arguments
    let (given, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = output
    process.standardError = error
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    return Sandbox.finish(process, output, error)
  }

  private func xml(_ results: [SnapshotResult], errors: [String] = []) -> String {
    JUnitReport(run: SnapshotRun(toolVersion: "1", errors: errors, results: results), reportFolder: "out/report").xml
  }

  @Test(.enabled(if: hasValidator, "lxml (package python3-lxml) is not installed"))
  func everyStatusIsValid() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let broken = ReportSample.result("\u{1}\u{FFFE}]]>&\"'\n", .failed, file: "a \"b\" <c>.swift") { $0.message = "\u{0}\u{1B}[31m ]]>" }
    let text = xml(sample.run.results + [broken], errors: ["Screens/A.swift:3:1: error: no such thing\n  let a = <b>"])
    let script = """
      import sys
      from lxml import etree
      schema = etree.RelaxNG(etree.parse(sys.argv[1]))
      schema.assertValid(etree.fromstring(sys.stdin.buffer.read()))
      """
    let run = try Self.python(["-c", script, Sandbox.fixtures.appendingPathComponent("junit.rng").path], input: text)
    #expect(run.status == 0, "\(run.error)\n\(text)")
  }

  @Test func countsAreThoseOfTheStatuses() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let text = xml(sample.run.results)
    // 7 snapshots at 12.5 ms; changed twice, new, missing and obsolete are failures, a crash is an error.
    #expect(text.contains("<testsuites name=\"layoutpreview\" tests=\"7\" failures=\"5\" errors=\"1\" time=\"0.088\">"))
    #expect(text.contains("<testcase classname=\"Screens.Login\" name=\"Passed (iphone-15@2x)\" time=\"0.013\"/>"))
  }

  @Test func aChangeTellsWhatChangedAndWhereItsPicturesAre() throws {
    let sample = try ReportSample()
    defer { sample.remove() }
    let text = xml([try sample.changed("Login")])
    #expect(
      text.contains(
        "<failure type=\"changed\" message=\"titleLabel text &quot;A&quot; → &quot;&lt;b&gt;B&lt;/b&gt;&quot;, and 1 more\">recorded with other fonts\n"
      ))
    #expect(text.contains("titleLabel text &quot;A&quot; → &quot;&lt;b&gt;B&lt;/b&gt;&quot;"))
    #expect(text.contains("Screens/Login.swift:12"))
    #expect(text.contains("[[ATTACHMENT|out/report/pictures/Login-after.svg]]"))
  }

  @Test func whatWasToBeRecordedIsNoFailure() {
    let results = [SnapshotVerdict.Status.new, .changed, .obsolete].map { status in
      ReportSample.result("A", status) { $0.isRecorded = true }
    }
    let text = JUnitReport(run: SnapshotRun(toolVersion: "1", record: .all, results: results), reportFolder: "out").xml
    #expect(text.contains("tests=\"3\" failures=\"0\" errors=\"0\""))
    #expect(text.contains("<system-out>recorded Screens/__Snapshots__/Login/A.iphone-15@2x.png"))
  }

  @Test(arguments: [(0, "0.000"), (0.0005, "0.001"), (1.5, "1.500"), (61.0004, "61.000"), (-1, "0.000"), (Double.nan, "0.000")])
  func timesHaveThreeDecimals(_ seconds: Double, _ text: String) {
    #expect(JUnitReport.seconds(seconds) == text)
  }
}
