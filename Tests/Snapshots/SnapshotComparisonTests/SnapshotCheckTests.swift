import CoreGraphics
import DisplayList
import Foundation
import HostProtocol
import ImageDiff
import SnapshotComparison
import Testing

/// Boxes drawn and compared with references in a folder of their own.
@Suite final class SnapshotCheckTests {
  private let folder: URL
  private var reference: URL { folder.appendingPathComponent("__Snapshots__/Box/Box.iphone-15.png") }
  private var layoutFile: URL { folder.appendingPathComponent("__Snapshots__/Box/Box.iphone-15.layout") }
  private var report: URL { folder.appendingPathComponent("report") }

  init() { folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-check-\(UUID().uuidString)") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func picture(red: CGFloat = 1, x: CGFloat = 10) -> DisplayList {
    let box = DisplayList.Item.fill(
      .rect(CGRect(x: x, y: 5, width: 20, height: 10)), .color(CGColor(red: red, green: 0, blue: 0, alpha: 1)), .winding)
    return DisplayList(
      size: CGSize(width: 60, height: 40), background: .white, root: DisplayList.Group(name: "box", kind: "UIView", items: [box]))
  }

  private func layout(x: Double = 10, fonts: String = "f1", tool: String = "1.0") -> ReferenceLayout {
    ReferenceLayout(
      head: .init(fonts: fonts, tool: tool, size: "60 40 @1x"),
      views: [
        .init(depth: 0, name: "", class: "UIView", frame: [0, 0, 60, 40]),
        .init(depth: 1, name: "box", class: "UIView", frame: [x, 5, 20, 10]),
      ])
  }

  private func check(
    _ list: DisplayList, _ layout: ReferenceLayout, _ record: SnapshotOrder.RecordMode, change: (inout SnapshotSettings) -> Void = { _ in }
  ) throws -> SnapshotVerdict {
    var settings = SnapshotSettings(origin: "the test")
    change(&settings)
    let order = SnapshotOrder(
      reference: reference.path, record: record, report: report.path, stem: "pictures/Box.iphone-15", toolVersion: "1.0",
      settings: settings, fallback: SnapshotSettings(origin: "file"), run: "1")
    return try SnapshotCheck(order: order, limits: SnapshotLimits([settings]), list: list, scale: 1, layout: layout).run()
  }

  private var files: [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".png") || $0.hasSuffix(".layout") || $0.hasSuffix(".partial") }.sorted()
  }

  @Test func missingReferenceIsRecordedAndPassesFromThenOn() throws {
    let first = try check(picture(), layout(), .missing)
    #expect(first.status == .new)
    #expect(first.isRecorded)
    let before = try Data(contentsOf: reference)
    let second = try check(picture(), layout(), .missing)
    #expect(second.status == .passed)
    #expect(second.pixels == nil, "nothing was decoded")
    #expect(try Data(contentsOf: reference) == before)
    #expect(try PNGReader.size(of: before) == (60, 40))
  }

  @Test func missingReferenceIsNotRecordedWhereNothingMayBe() throws {
    let verdict = try check(picture(), layout(), .never)
    #expect(verdict.status == .missing)
    #expect(verdict.after?.path == "pictures/Box.iphone-15.after.png")
    #expect(files == ["report/pictures/Box.iphone-15.after.layout", "report/pictures/Box.iphone-15.after.png"])
  }

  @Test func changedPixelsAreCountedAndTheLimitIsNamed() throws {
    _ = try check(picture(), layout(), .missing)
    let verdict = try check(picture(red: 0), layout(), .missing)
    #expect(verdict.status == .changed)
    #expect(verdict.pixels?.count == 200)
    #expect(verdict.pixels?.box == [10, 5, 20, 10])
    #expect(verdict.message == "200 pixels changed; 0 may, says the default")
    #expect(!verdict.isRecorded)
    #expect(verdict.before != nil && verdict.after != nil && verdict.difference != nil)
    let allowed = try check(picture(red: 0), layout(), .missing) { $0.maxChanged = .pixels(200) }
    #expect(allowed.status == .passed)
    #expect(try check(picture(red: 0), layout(), .missing) { $0.maxChanged = .percent(8) }.status == .changed)
  }

  @Test func viewThatMovedIsAChangeWhateverThePixelsSay() throws {
    _ = try check(picture(), layout(), .missing)
    let verdict = try check(picture(), layout(x: 10.2), .missing)
    #expect(verdict.status == .changed)
    #expect(verdict.pixels == nil)
    #expect(verdict.changes.map(\.description) == ["box moved by 0.2, 0 pt"])
    #expect(try check(picture(), layout(x: 10.05), .missing).status == .passed)
    #expect(try check(picture(), layout(x: 10.2), .missing) { $0.frameTolerance = 0.5 }.status == .passed)
  }

  @Test func otherFontsAndVersionsAreSaidOfWhatChangedOnly() throws {
    _ = try check(picture(), layout(), .missing)
    #expect(try check(picture(), layout(fonts: "f2", tool: "2.0"), .missing).status == .passed)
    let verdict = try check(picture(red: 0), layout(fonts: "f2", tool: "2.0"), .missing)
    #expect(verdict.notes == ["recorded with other fonts (f1…, these are f2…)", "recorded with layoutpreview 1.0, this is 2.0"])
  }

  @Test(arguments: [SnapshotOrder.RecordMode.failed, .all])
  func recordingTakesWhatChanged(_ mode: SnapshotOrder.RecordMode) throws {
    _ = try check(picture(), layout(), .missing)
    let verdict = try check(picture(x: 12), layout(x: 12), mode)
    #expect(verdict.status == .changed)
    #expect(verdict.isRecorded)
    #expect(try check(picture(x: 12), layout(x: 12), .never).status == .passed)
    #expect(try String(contentsOf: layoutFile, encoding: .utf8) == layout(x: 12).text)
  }

  @Test(arguments: SnapshotOrder.RecordMode.allCases)
  func unchangedReferenceIsNeverWritten(_ mode: SnapshotOrder.RecordMode) throws {
    _ = try check(picture(), layout(), .missing)
    // Recompressed by somebody: other bytes, the same picture. Recorded with another version: another head, the same layout.
    let recompressed = PNGWriter.encode(try PNGReader.decode(Data(contentsOf: reference)), scale: 3)
    try recompressed.write(to: reference)
    let verdict = try check(picture(), layout(fonts: "f2", tool: "3.0"), mode)
    #expect(verdict.status == .passed)
    #expect(verdict.pixels?.kind == PixelChange.Kind.none)
    #expect(try Data(contentsOf: reference) == recompressed)
    #expect(try String(contentsOf: layoutFile, encoding: .utf8) == layout().text)
  }

  @Test func referenceWithAHashOfAnEarlierVersionGetsTheNewOneWhereAllIsRecorded() throws {
    _ = try check(picture(), layout(), .missing)
    let current = try Data(contentsOf: reference)
    // The stamp stands before the last chunk: 4 bytes of checksum, 12 of the end. Earlier ones had two words.
    let mark = try #require(current.range(of: Data("layoutpreview:pixels\0".utf8)))
    let words = String(decoding: current[mark.upperBound..<current.count - 16], as: UTF8.self).split(separator: " ")
    let stamp = PNGText(keyword: "layoutpreview:pixels", text: words.prefix(2).joined(separator: " "))
    let earlier = PNGWriter.encode(try PNGReader.decode(current), scale: 3, text: [stamp])
    try earlier.write(to: reference)
    for mode in [SnapshotOrder.RecordMode.never, .missing, .failed] {
      let verdict = try check(picture(), layout(), mode)
      #expect(verdict.status == .passed)
      #expect(verdict.pixels?.kind == PixelChange.Kind.none)
      #expect(try Data(contentsOf: reference) == earlier)
    }
    #expect(try check(picture(), layout(), .all).status == .passed)
    #expect(try Data(contentsOf: reference) == current)
    #expect(try check(picture(), layout(), .never).pixels == nil)
  }

  @Test func comparingIsAPartOfTheCost() throws {
    _ = try check(picture(), layout(), .missing)
    let comparison = try #require(try check(picture(), layout(), .never).comparison)
    #expect(comparison > 0 && comparison < 60)
  }

  @Test func editedPixelsUnderAStampThatWasKeptAreNoticed() throws {
    _ = try check(picture(), layout(), .missing)
    var pixels = try PNGReader.decode(Data(contentsOf: reference))
    pixels[0, 0] = Pixel(0, 0, 255, 255)
    let stamps = PNGReader.texts(in: try Data(contentsOf: reference))
    try PNGWriter.encode(pixels, text: stamps).write(to: reference)
    let verdict = try check(picture(), layout(), .missing)
    #expect(verdict.status == .changed)
    #expect(verdict.pixels?.count == 1)
  }

  @Test(arguments: [
    ("", "the file is empty"), ("version https://git-lfs.github.com/spec/v1\nsize 12345\n", "a Git LFS pointer"),
    ("\u{FF}\u{D8}\u{FF}", "not a PNG"), ("GIF89a", "not a PNG but a GIF"),
  ])
  func referenceThatIsNoPictureIsNamed(_ content: String, _ reason: String) throws {
    _ = try check(picture(), layout(), .missing)
    try Data(content.utf8).write(to: reference)
    let verdict = try check(picture(), layout(), .missing)
    #expect(verdict.status == .failed)
    #expect(verdict.message?.contains(reason) == true, "\(verdict.message ?? "")")
    #expect(try Data(contentsOf: reference) == Data(content.utf8))
    #expect(verdict.after != nil)
  }

  @Test func brokenReferenceIsWrittenAnewWhereAllAre() throws {
    _ = try check(picture(), layout(), .missing)
    let file = try Data(contentsOf: reference)
    try file.prefix(file.count / 2).write(to: reference)
    #expect(try check(picture(), layout(), .failed).status == .failed)
    let verdict = try check(picture(), layout(), .all)
    #expect(verdict.status == .changed && verdict.isRecorded)
    #expect(verdict.message?.hasPrefix("the reference could not be read: the PNG ends too early") == true)
    #expect(try Data(contentsOf: reference) == file)
    #expect(try check(picture(), layout(), .never).status == .passed)
  }

  @Test func truncatedReferenceIsNamed() throws {
    _ = try check(picture(), layout(), .missing)
    let file = try Data(contentsOf: reference)
    try file.prefix(file.count / 2).write(to: reference)
    let verdict = try check(picture(), layout(), .missing)
    #expect(verdict.status == .failed)
    #expect(verdict.message?.contains("ends too early") == true)
  }

  @Test func otherSizeIsAChangeWithPicturesOfBoth() throws {
    _ = try check(picture(), layout(), .missing)
    try PNGWriter.encode(PixelBuffer(width: 61, height: 40, filledWith: Pixel(255, 255, 255, 255))).write(to: reference)
    let verdict = try check(picture(), layout(), .missing)
    #expect(verdict.status == .changed)
    #expect(verdict.pixels?.kind == .size)
    #expect(verdict.message == "the picture is 60 × 40 pixels, its reference 61 × 40")
    #expect(verdict.difference?.width == 61)
  }

  @Test func missingLayoutIsWrittenAndABrokenOneLeavesThePixels() throws {
    _ = try check(picture(), layout(), .missing)
    try FileManager.default.removeItem(at: layoutFile)
    let unlooked = try check(picture(), layout(), .never)
    #expect(unlooked.status == .passed)
    #expect(unlooked.notes == ["there is no layout beside the reference: only pixels were compared"])
    #expect(!FileManager.default.fileExists(atPath: layoutFile.path))
    let written = try check(picture(), layout(), .missing)
    #expect(written.status == .passed && written.notes.isEmpty)
    #expect(try String(contentsOf: layoutFile, encoding: .utf8) == layout().text)
    try Data("<<<<<<< HEAD\n".utf8).write(to: layoutFile)
    let note = "the layout beside the reference can't be read: only pixels were compared"
    let passed = try check(picture(), layout(), .missing)
    #expect(passed.status == .passed && passed.notes == [note])
    let verdict = try check(picture(red: 0), layout(), .missing)
    #expect(verdict.notes == [note])
  }

  @Test func ignoredViewMayMoveAndChangeAtBothPlaces() throws {
    _ = try check(picture(), layout(), .missing)
    #expect(try check(picture(red: 0, x: 30), layout(x: 30), .missing) { $0.ignored = ["b*"] }.status == .passed)
    #expect(try check(picture(red: 0, x: 30), layout(x: 30), .missing) { $0.ignored = ["other"] }.status == .changed)
  }

  @Test func placeThatCannotBeWrittenIsNamedAndLeavesNothing() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("__Snapshots__"))
    #expect(throws: SnapshotFileError.self) { try check(picture(), layout(), .missing) }
    #expect(!files.contains { $0.hasSuffix(".partial") })
  }
}
