import Foundation
import HostProtocol

@testable import LayoutPreviewKit

/// A run with a snapshot of every status, and the folder of its report; its pictures are of one colour each.
struct ReportSample {
  let folder: URL
  var report: URL { folder.appendingPathComponent("out/report") }
  var run: SnapshotRun

  /// Names that would be markup if they were not taken as text.
  static let hostileNames = ["<script>document.title = 'taken over'</script>", "\"><img src=x onerror=\"document.title='taken over'\">"]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutpreview-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("out/report/pictures"), withIntermediateDirectories: true)
    run = SnapshotRun(toolVersion: "1.2.3", results: [])
  }

  /// A PNG of one grey pixel, at a reference's path.
  private func writeReference(_ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
    try (Data(base64Encoded: text) ?? Data()).write(to: file)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes the page and returns its address.
  func write() throws -> URL {
    let page = try ReportWriter(run: run, projectFolder: folder.path, reportFolder: report.path).write()
    return URL(fileURLWithPath: page)
  }

  /// A picture of one colour, 40 by 80 pixels unless told.
  func picture(_ name: String, color: String, width: Int = 40, height: Int = 80) throws -> SnapshotVerdict.Picture {
    let path = "pictures/\(name).svg"
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><rect width="100%" height="100%" fill="\(color)"/></svg>
      """
    try Data(text.utf8).write(to: report.appendingPathComponent(path))
    return SnapshotVerdict.Picture(path: path, width: width, height: height)
  }

  static func result(
    _ name: String, _ status: SnapshotVerdict.Status, file: String = "Screens/Login.swift", line: Int = 12,
    variant: String = "iphone-15@2x", _ change: (inout SnapshotVerdict) throws -> Void
  ) rethrows -> SnapshotResult {
    var verdict = SnapshotVerdict(status: status)
    verdict.scale = 2
    verdict.cost = 0.0125
    try change(&verdict)
    let reference = "Screens/__Snapshots__/Login/\(SafeName.make(from: name)).\(variant).png"
    return SnapshotResult(
      name: name, file: status == .obsolete ? "" : file, line: status == .obsolete ? 0 : line, variant: variant, reference: reference,
      verdict: verdict)
  }

  static func result(_ name: String, _ status: SnapshotVerdict.Status, file: String = "Screens/Login.swift") -> SnapshotResult {
    result(name, status, file: file) { _ in }
  }

  /// Before red, after blue, difference white; the title moved by 10 points.
  func changed(_ name: String) throws -> SnapshotResult {
    try Self.result(name, .changed) { verdict in
      verdict.notes = ["recorded with other fonts"]
      verdict.before = try picture("\(SafeName.make(from: name))-before", color: "#ff0000")
      verdict.after = try picture("\(SafeName.make(from: name))-after", color: "#0000ff")
      verdict.difference = try picture("\(SafeName.make(from: name))-difference", color: "#ffffff")
      verdict.pixels = PixelChange(kind: .real, count: 3200, total: 3200, box: [0, 0, 40, 80], greatest: 255)
      verdict.changes = [
        ViewChange(
          kind: .moved, view: "titleLabel", path: "stack › titleLabel", description: "titleLabel moved by 0, 10 pt",
          oldFrame: [0, 0, 10, 10],
          newFrame: [0, 10, 10, 10]),
        ViewChange(kind: .text, view: "titleLabel", path: "stack › titleLabel", description: "titleLabel text \"A\" → \"<b>B</b>\""),
      ]
      verdict.views = [
        SnapshotView(depth: 0, name: "view", class: "UIView", state: .same, frame: [0, 0, 20, 40]),
        SnapshotView(
          depth: 1, name: "titleLabel", class: "UILabel", state: .changed, frame: [0, 10, 10, 10], changes: ["titleLabel moved by 0, 10 pt"]
        ),
      ]
    }
  }

  /// One of each status, two of them under hostile names.
  static func ofEveryStatus() throws -> ReportSample {
    var sample = try ReportSample()
    sample.run.notes = ["fonts differ"]
    sample.run.results = [
      result("Passed", .passed),
      try sample.changed("Login"),
      try sample.changed("Settings"),
      try result(hostileNames[0], .new) { $0.after = try sample.picture("new", color: "#00ff00") },
      result(hostileNames[1], .missing) { $0.message = "there is no reference" },
      result("Crash", .failed) { $0.message = "Fatal error: index out of range\n    at Screens/Login.swift:20" },
      result("Old", .obsolete),
    ]
    try sample.writeReference(sample.run.results[0].reference)
    return sample
  }
}
