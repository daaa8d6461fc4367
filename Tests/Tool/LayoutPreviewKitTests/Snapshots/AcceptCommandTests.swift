import Foundation
import Testing

@Suite struct AcceptCommandTests {
  private static let folder = "Layouts/__Snapshots__/A"

  /// One changed, one missing, one obsolete, one passed.
  private func tested() throws -> Sandbox {
    let box = try Sandbox(["Layouts/A.swift": "// preview: One draws\n// preview: Gone draws\n// preview: Same draws"])
    #expect(try box.run("test", "--record", "all").status == 0)
    try box.write("// preview: One paints\n// preview: Two draws\n// preview: Same draws", to: "Layouts/A.swift")
    #expect(try box.run("test", "--record", "never").status == 7)
    return box
  }

  @Test func takesWhatTheLastRunSaw() throws {
    let box = try tested()
    defer { box.remove() }
    let run = try box.run("accept")
    #expect(run.status == 0)
    #expect(
      run.output == """
        recorded \(Self.folder)/One.iphone-15.png
        recorded \(Self.folder)/Two.iphone-15.png
        removed \(Self.folder)/Gone.iphone-15.png

        """)
    #expect(run.error == "3 accepted\n")
    #expect(try box.text("\(Self.folder)/One.iphone-15.png") == "One paints")
    #expect(try box.text("\(Self.folder)/One.iphone-15.layout") == "layout One paints")
    #expect(try box.run("test").status == 0)
    #expect(try box.run("accept").error == "there is nothing to accept in out/report\n")
  }

  @Test func namesChoose() throws {
    let box = try tested()
    defer { box.remove() }
    #expect(
      try box.run("accept", "T*", "Gone").output == "recorded \(Self.folder)/Two.iphone-15.png\nremoved \(Self.folder)/Gone.iphone-15.png\n"
    )
    #expect(try box.text("\(Self.folder)/One.iphone-15.png") == "One draws")
    let unknown = try box.run("accept", "Three")
    #expect(unknown.status == 4)
    #expect(unknown.error.contains("no preview has a name that matches \"Three\""))
  }

  @Test func dryRunDoesNothing() throws {
    let box = try tested()
    defer { box.remove() }
    let before = box.files(below: "Layouts")
    #expect(try box.run("accept", "--dry-run").output.split(separator: "\n").count == 3)
    #expect(box.files(below: "Layouts") == before)
    #expect(try box.run("accept").output.split(separator: "\n").count == 3)
  }

  @Test(arguments: [
    ("y\nn\ny\n", ["One", "Gone"]), ("q\n", []), ("", []), ("what\na\n", ["One", "Two", "Gone"]), ("n\na\n", ["Two", "Gone"]),
  ])
  func reviewAsksOneByOne(_ input: String, _ taken: [String]) throws {
    let box = try tested()
    defer { box.remove() }
    let run = try box.run("accept", "--review", input: input)
    #expect(run.status == 0)
    #expect(
      run.output.split(separator: "\n").compactMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) } == taken)
    #expect(run.error.contains("accept? [y]es, [n]o, [a]ll that follow, [q]uit"))
    #expect(run.error.contains("title: text \"a\" → \"b\""))
  }

  @Test func referenceThatIsNotTheOneComparedIsLeftAlone() throws {
    let box = try tested()
    defer { box.remove() }
    try box.write("somebody else's", to: "\(Self.folder)/One.iphone-15.png")
    let run = try box.run("accept", "One")
    #expect(run.status == 4)
    #expect(run.error.contains("error: One (iphone-15): its reference is not the one that was compared any more"))
    #expect(try box.text("\(Self.folder)/One.iphone-15.png") == "somebody else's")
  }

  @Test func withoutARunThereIsNothingToAccept() throws {
    let box = try Sandbox([:])
    defer { box.remove() }
    let run = try box.run("accept")
    #expect(run.status == 4)
    #expect(run.error.hasPrefix("error: there is no report in \"out/report\"\n"))
    try box.write("{", to: "out/report/results.json")
    #expect(try box.run("accept").error.contains("can't be read"))
  }

  @Test(arguments: [
    "../outside/__Snapshots__/../x.png", "Layouts/A.swift", "/etc/passwd", "Layouts/__Snapshots__/A/other.1.png",
  ])
  func reportOfStrangersWritesReferencesOnly(_ path: String) throws {
    let box = try tested()
    defer { box.remove() }
    let results = try box.text("out/report/results.json").replacingOccurrences(of: "\(Self.folder)/Two.iphone-15.png", with: path)
    try box.write(results, to: "out/report/results.json")
    let run = try box.run("accept", "Two")
    #expect(run.status == 4)
    #expect(run.error.contains("is no place of a reference"), "\(run.error)")
    #expect(try box.text("Layouts/A.swift").contains("// preview: Two draws"))
  }
}
