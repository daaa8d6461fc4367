import Foundation
import Testing

/// A project with a snapshot of each class, and what the tool says of it.
///
/// Expected are words and differences that follow from the two versions of its source; counts of pixels and widths of text are left out.
@Suite struct SnapshotClassTests {
  private static let project = BuiltTool.package.appendingPathComponent("Tests/Tool/Projects/one-snapshot-of-each-class")

  @Test func eachClassIsToldWithItsReason() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("classes-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    // The checkout's cache is that of a folder with .git.
    try FileManager.default.createDirectory(at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
    func use(_ version: String) throws {
      let target = folder.appendingPathComponent("Cards.swift")
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: Self.project.appendingPathComponent("\(version)/Cards.swift"), to: target)
    }
    try use("recorded")
    _ = try BuiltTool.run(["test", "Cards.swift", "--record", "all", "--scale", "1", "--timeout", "120"], in: folder)
    // What was recorded and not looked at since is shown again, with its picture.
    try FileManager.default.removeItem(at: folder.appendingPathComponent("__Snapshots__/Cards/Passed.iphone-15@1x.png"))
    _ = try BuiltTool.run(["test", "Cards.swift", "--scale", "1", "--timeout", "120"], in: folder, allowing: [7])
    let again = try BuiltTool.run(["test", "Cards.swift", "--scale", "1", "--record", "never"], in: folder, allowing: [7])
    #expect(String(decoding: again, as: UTF8.self).contains("recorded by an earlier run, neither accepted nor committed since"))
    let shown = try Data(contentsOf: folder.appendingPathComponent("out/report/pictures/Cards/Passed.iphone-15@1x.after.png"))
    #expect(try shown == Data(contentsOf: folder.appendingPathComponent("__Snapshots__/Cards/Passed.iphone-15@1x.png")))
    _ = try BuiltTool.run(["accept"], in: folder)
    try use("now")
    let output = try BuiltTool.run(
      ["test", "Cards.swift", "--record", "never", "--scale", "1", "--timeout", "120"], in: folder, allowing: [1])
    let text = String(decoding: output, as: UTF8.self).replacing(/\d+ of 12000 pixels differ in [^:]*:/, with: "… pixels differ:")
      .replacing(/\d+ pixels changed;/, with: "… pixels changed;").replacing(/[\d.]+ × 21 to [\d.]+ × 21/, with: "… × 21 to … × 21")
      .replacing(/titleLabel is off by \d+ pt/, with: "titleLabel is off by … pt")
    #expect(
      text == """
        changed  Text (iphone-15@1x)  Cards.swift:31
            titleLabel: text "Sign in" → "Log in"
            titleLabel resized from … × 21 to … × 21 pt
            … pixels differ: real change
            … pixels changed; 0 may, says the default; titleLabel is off by … pt; 0.1 may
            reference __Snapshots__/Cards/Text.iphone-15@1x.png
            see out/report/pictures/Cards/Text.iphone-15@1x.after.png

        changed  Moved (iphone-15@1x)  Cards.swift:32
            constraint badge.top == CardView.top + 8 → badge.top == CardView.top + 16
            badge moved by 0, 8 pt
            … pixels differ: real change
            … pixels changed; 0 may, says the default; badge is off by 8 pt; 0.1 may
            reference __Snapshots__/Cards/Moved.iphone-15@1x.png
            see out/report/pictures/Cards/Moved.iphone-15@1x.after.png

        changed  Colour (iphone-15@1x)  Cards.swift:33
            badge: background #007AFF → #FF3B30
            … pixels differ: real change
            … pixels changed; 0 may, says the default
            reference __Snapshots__/Cards/Colour.iphone-15@1x.png
            see out/report/pictures/Cards/Colour.iphone-15@1x.after.png

        failed   Crashed (iphone-15@1x)  Cards.swift:34
            its code trapped: Unexpectedly found nil while unwrapping an Optional value (Cards.swift:36)

        missing  Missing (iphone-15@1x)  Cards.swift:38
            there is no reference __Snapshots__/Cards/Missing.iphone-15@1x.png
            see out/report/pictures/Cards/Missing.iphone-15@1x.after.png

        obsolete Obsolete (iphone-15@1x)  __Snapshots__/Cards/Obsolete.iphone-15@1x.png
            no preview makes it any more

        """)
  }
}
