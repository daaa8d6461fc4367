import Foundation
import HostProtocol
import Testing

@testable import LayoutPreviewKit

/// What is told to GitHub: annotations and the summary of a step.
@Suite struct GitHubReportTests {
  private func lines(_ results: [SnapshotResult], errors: [String] = [], folder: String = "/repo/app", workspace: String? = "/repo")
    -> [String]
  {
    let run = SnapshotRun(toolVersion: "1", errors: errors, results: results)
    return GitHubAnnotations(run: run, projectFolder: folder, workspace: workspace).lines
  }

  @Test func aChangeStandsAtItsPreview() {
    let result = ReportSample.result("Login", .changed) { $0.message = "the pixels differ" }
    #expect(
      lines([result]) == [
        "::error file=app/Screens/Login.swift,line=12,title=Login (iphone-15@2x)%3A changed::the pixels differ"
      ])
  }

  @Test func whatPassedIsNotTold() { #expect(lines([ReportSample.result("Login", .passed)]).isEmpty) }

  @Test func whatFailsNoRunIsAWarning() {
    let result = ReportSample.result("Login", .changed) { $0.isRecorded = true }
    #expect(lines([result])[0].hasPrefix("::warning file=app/Screens/Login.swift,line=12,"))
  }

  @Test func signsOfACommandAreEscaped() {
    let result = ReportSample.result("a,b:c%\n::error::x", .failed) { $0.message = "100 %\r\nsecond: line, \u{1B}[31m" }
    let line = lines([result])[0]
    #expect(line.contains("title=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ax (iphone-15@2x)%3A failed::"))
    #expect(line.hasSuffix("::100 %25%0D%0Asecond: line, \u{FFFD}[31m"))
    #expect(!line.contains("\n"))
  }

  @Test func theLastOfTenTellsOfTheRest() {
    let many = (1...25).map { ReportSample.result("A\($0)", .changed) }
    let told = lines(many)
    #expect(told.count == 10)
    #expect(told[9] == "::error title=Snapshots::16 more; see the report")
  }

  @Test func pathsOutsideOfTheWorkspaceStayAsTheyAre() {
    #expect(lines([ReportSample.result("A", .new)], workspace: nil)[0].hasPrefix("::error file=Screens/Login.swift,line=12,"))
  }

  @Test func theSummaryCountsAndTellsWherePicturesAre() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let text = StepSummary(run: sample.run, reportFolder: "out/report").markdown
    #expect(
      text.contains(
        "| passed | changed | new | missing | obsolete | failed |\n| ---: | ---: | ---: | ---: | ---: | ---: |\n| 1 | 2 | 1 | 1 | 1 | 1 |"))
    #expect(text.contains("before `out/report/pictures/Login-before.svg` · after `out/report/pictures/Login-after.svg`"))
    #expect(text.contains("- titleLabel text \"A\" → \"&lt;b\\>B&lt;/b\\>\""))
    #expect(text.contains("### &lt;script\\>document.title = 'taken over'&lt;/script\\> (iphone-15\\@2x): new"))
    #expect(!text.contains("<"))
    #expect(text.contains("```text\nFatal error: index out of range\n    at Screens/Login.swift:20\n```"))
  }

  @Test func aLongSummaryIsCut() {
    let many = (1...9000).map { ReportSample.result("Screen \($0)", .changed) { $0.message = String(repeating: "x", count: 200) } }
    let text = StepSummary(run: SnapshotRun(toolVersion: "1", results: many), reportFolder: "out").markdown
    #expect(text.utf8.count < 1 << 20)
    #expect(text.hasSuffix(" more; see the report\n"))
  }

  @Test(arguments: [
    ("*a* _b_ `c` [d](e) ~f~ #g @h |i| $j$ \\k", "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\~f\\~ \\#g \\@h \\|i\\| \\$j\\$ \\\\k"),
    ("- a - b", "\\- a - b"), ("<b>&amp;\nc", "&lt;b\\>&amp;amp; c"),
  ])
  func markdownIsText(_ text: String, _ markdown: String) { #expect(StepSummary.escape(text) == markdown) }

  @Test(arguments: [("a", "`a`"), ("a`b", "`` a`b ``"), ("a``b", "``` a``b ```")])
  func codeStandsBetweenEnoughBackticks(_ text: String, _ code: String) { #expect(StepSummary.code(text) == code) }
}
