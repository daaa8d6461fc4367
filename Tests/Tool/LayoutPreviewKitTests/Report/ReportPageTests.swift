import Foundation
import HostProtocol
import Testing

@testable import LayoutPreviewKit

@Suite struct ReportPageTests {
  @Test func namesAreNeverMarkup() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let page = try String(contentsOf: sample.write(), encoding: .utf8)
    #expect(!page.contains("<script>document"))
    #expect(!page.contains("<img src=x"))
    #expect(!page.contains("<b>B"))
    // In the plain list as text, in the data with an escaped sign.
    #expect(page.contains("&lt;script&gt;document.title"))
    #expect(page.contains("\\u003cscript>document.title"))
  }

  @Test func everythingDifferentHasAFileOfItsOwn() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    _ = try sample.write()
    let details = try FileManager.default.contentsOfDirectory(atPath: sample.report.appendingPathComponent("details").path)
    #expect(details.count == 6)
    let login = try String(contentsOf: sample.report.appendingPathComponent("details/Login.iphone-15@2x.js"), encoding: .utf8)
    #expect(login.hasPrefix("receiveDetail(\"Login/iphone-15@2x\", {"))
    #expect(login.contains("\"accept\":\"layoutpreview accept 'Login (iphone-15@2x)'\""))
    #expect(!login.contains("<"))
  }

  @Test func filesOfAnEarlierRunAreRemoved() throws {
    var sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    _ = try sample.write()
    sample.run.results = [ReportSample.result("Passed", .passed)]
    _ = try sample.write()
    #expect(!FileManager.default.fileExists(atPath: sample.report.appendingPathComponent("details").path))
  }

  @Test func everyFileThatThePageNamesIsWritten() throws {
    let sample = try ReportSample.ofEveryStatus()
    defer { sample.remove() }
    let page = try String(contentsOf: sample.write(), encoding: .utf8)
    let named = page.matches(of: /(?:src|href)="(assets\/[^"]+)"/).map { String($0.1) }
    #expect(named.count == ReportPage.assets.count)
    for path in named { #expect(FileManager.default.fileExists(atPath: sample.report.appendingPathComponent(path).path), "\(path)") }
  }

  @Test func whatStandsInATemplateIsNotLookedAtAgain() {
    #expect(ReportPage.filled("a {{one}} {{two}} z", ["one": "{{two}}", "two": "2"]) == "a {{two}} 2 z")
    #expect(ReportPage.filled("a {{gone}} z {{", [:]) == "a  z {{")
  }

  @Test func resultsOfOneNameHaveAddressesOfTheirOwn() {
    let run = SnapshotRun(
      toolVersion: "1", results: [ReportSample.result("Login", .changed), ReportSample.result("Login", .changed, file: "Other.swift")])
    let data = ReportData(run: run, referenceFolder: "../..")
    #expect(Set(data.entries.map(\.id)).count == 2)
    #expect(Set(data.entries.compactMap(\.detail)).count == 2)
  }

  @Test(arguments: [
    ("/a/b", "/a/b/out/report", "../.."), ("/a/b", "/a/c/report", "../../b"), ("/a", "/a", "."), ("/a/b/c", "/a", "b/c"),
  ])
  func pathsFromOneFolderToAnother(_ path: String, _ folder: String, _ expected: String) {
    #expect(Path.relative(path, from: folder) == expected)
  }

  @Test(arguments: [
    ("iphone-15@2x", "iPhone 15"), ("iphone-15-dark", "iPhone 15"), ("iphone-15-pro-max-landscape", "iPhone 15 Pro Max"), ("custom", nil),
  ])
  func theDeviceIsReadOutOfTheVariant(_ variant: String, _ name: String?) {
    #expect(Device.ofVariant(variant)?.name == name)
  }

  @Test(arguments: [
    ("Login", "", "Login"), ("My screen", "ipad", "'My screen (ipad)'"), ("it's", "", "'it'\\''s'"), ("$(x)", "", "'$(x)'"),
    ("-rf", "", "Screens/__Snapshots__/Login/rf-"),
  ])
  func commandsAreQuotedForAShell(_ name: String, _ variant: String, _ word: String) throws {
    let result = ReportSample.result(name, .changed, variant: variant) { _ in }
    let command = try #require(result.acceptCommand(report: "out/report"))
    #expect(command.hasPrefix("layoutpreview accept \(word)"))
  }

  @Test func aReportInAnotherPlaceIsNamed() throws {
    let result = ReportSample.result("Login", .changed)
    #expect(result.acceptCommand(report: "out/report") == "layoutpreview accept 'Login (iphone-15@2x)'")
    #expect(result.acceptCommand(report: "my shards/1") == "layoutpreview accept --report 'my shards/1' 'Login (iphone-15@2x)'")
    let data = ReportData(run: SnapshotRun(toolVersion: "1", results: [result]), referenceFolder: "..", shownFolder: "ci")
    #expect(data.detailScript(data.entries[0]).contains("layoutpreview accept --report ci 'Login"))
  }

  @Test func whatCannotBeApprovedHasNoCommand() {
    for status in [SnapshotVerdict.Status.passed, .failed] {
      #expect(ReportSample.result("A", status).acceptCommand(report: "out/report") == nil)
    }
    #expect(ReportSample.result("A", .changed) { $0.isRecorded = true }.acceptCommand(report: "out/report") == nil)
    #expect(ReportSample.result("A", .new) { $0.isRecorded = true }.acceptCommand(report: "out/report") != nil)
  }

  @Test func aSummaryTellsTheFirstChange() throws {
    let sample = try ReportSample()
    defer { sample.remove() }
    #expect(try sample.changed("A").verdict.summary == "titleLabel text \"A\" → \"<b>B</b>\", and 1 more")
    #expect(ReportSample.result("B", .failed) { $0.message = "one\ntwo" }.verdict.summary == "one")
  }
}
