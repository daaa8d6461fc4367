import Foundation
import ImageDiff
import Testing

@testable import LayoutPreviewKit

@Suite struct DiffCommandTests {
  private func picture(_ change: (inout PixelBuffer) -> Void = { _ in }, scale: Double = 1) -> Data {
    var picture = PixelBuffer(width: 40, height: 30, filledWith: Pixel(255, 255, 255))
    for y in 10..<20 { for x in 5..<25 { picture[x, y] = Pixel(0, 122, 255) } }
    change(&picture)
    return PNGWriter.encode(picture, scale: scale)
  }

  private func put(_ data: Data, _ path: String, in box: Sandbox) throws {
    let file = box.project.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func verdictsAndTheirStatus() throws {
    let box = try Sandbox([:])
    defer { box.remove() }
    try put(picture(), "a.png", in: box)
    try put(picture(), "same.png", in: box)
    try put(picture(scale: 2), "equal.png", in: box)
    try put(picture { $0[0, 0] = Pixel(254, 254, 254) }, "color.png", in: box)
    try put(picture { $0[7, 12] = Pixel(255, 0, 0) }, "real.png", in: box)
    for (name, status) in [("same", 0), ("equal", 0), ("color", 0), ("real", 7)] as [(String, Int32)] {
      let run = try box.run("diff", "a.png", "\(name).png")
      #expect(run.status == status, "\(name): \(run.error)")
      #expect(run.output.hasPrefix(name == "same" ? "identical: " : "\(name): "), "\(run.output)")
    }
    let told = try box.run("diff", "a.png", "real.png").output
    #expect(told.contains("1 of 1,200 pixels differ (0.08 %)"))
    #expect(told.contains("real: 1×1 at (7, 12), 1 px"))
    #expect(try box.run("diff", "a.png", "color.png", "--color-tolerance", "0").status == 7)
  }

  @Test func aPairAsJSONAndItsPicture() throws {
    let box = try Sandbox([:])
    defer { box.remove() }
    try put(picture(), "a.png", in: box)
    try put(picture { $0[7, 12] = Pixel(255, 0, 0) }, "b.png", in: box)
    let run = try box.run("diff", "a.png", "b.png", "--json", "-o", "out/changes/d.png")
    let document = try json(run.output)
    #expect(document["verdict"] as? String == "real" && document["changedPixels"] as? Int == 1)
    #expect(document["picture"] as? String == "out/changes/d.png")
    #expect((document["regions"] as? [[String: Any]])?.first?["box"] as? [Int] == [7, 12, 1, 1])
    let drawn = try PNGReader.decode(try Data(contentsOf: box.project.appendingPathComponent("out/changes/d.png")))
    #expect(drawn.width == 40 && drawn[7, 12] == Pixel(230, 0, 60))
  }

  @Test func foldersFileByFile() throws {
    let box = try Sandbox([:])
    defer { box.remove() }
    for folder in ["a", "b"] {
      try put(picture(), "\(folder)/Login/same.png", in: box)
      try put(Data("not compared".utf8), "\(folder)/notes.txt", in: box)
    }
    try put(picture(), "a/changed.png", in: box)
    try put(picture { $0[0, 0] = Pixel(0, 0, 0) }, "b/changed.png", in: box)
    try put(picture(), "a/gone.png", in: box)
    try put(picture(), "b/new.png", in: box)
    let run = try box.run("diff", "a", "b", "-o", "d")
    #expect(run.status == 7)
    #expect(run.output.contains("same            Login/same.png"))
    #expect(run.output.hasSuffix("1 same, 1 changed, 1 only-in-first, 1 only-in-second\n"), "\(run.output)")
    #expect(box.files(below: "d") == ["changed.png"])
    try put(Data("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 9\n".utf8), "b/Login/same.png", in: box)
    let broken = try box.run("diff", "a", "b", "--json")
    #expect(broken.status == 8)
    #expect(broken.error.contains("b/Login/same.png") && broken.error.contains("git lfs pull"))
    let counts = try #require(try json(broken.output)["counts"] as? [String: Int])
    #expect(counts == ["same": 0, "changed": 1, "only-in-first": 1, "only-in-second": 1, "broken": 1])
  }

  @Test func whatCannotBeComparedIsNamed() throws {
    let box = try Sandbox(["empty/.keep": "", "text.png": "hello", "bad.svg": "<svg>\n<g></svg>", "page.svg": "<html/>"])
    defer { box.remove() }
    try put(picture(), "a.png", in: box)
    try put(picture().prefix(60), "cut.png", in: box)
    let cases: [(first: String, second: String, status: Int32, says: String)] = [
      ("a.png", "nowhere.png", 4, "nowhere.png"), ("a.png", "cut.png", 8, "\"cut.png\": the PNG ends too early"),
      ("text.png", "a.png", 8, "\"text.png\": not a PNG"), ("a.png", "bad.svg", 8, "\"bad.svg\": not a PNG but an SVG"),
      ("bad.svg", "bad.svg", 8, "line 2: </svg> closes nothing"), ("page.svg", "page.svg", 8, "<html>, not <svg>"),
      ("empty", "a.png", 2, "\"empty\" is a folder and \"a.png\" is a file"), ("empty", "empty", 4, "no PNG and no SVG"),
    ]
    for item in cases {
      let run = try box.run("diff", item.first, item.second)
      #expect(run.status == item.status && run.error.contains(item.says), "\(item): \(run.error)")
    }
    #expect(try box.run("diff", "a.png").status == 2)
    #expect(try box.run("diff", "a.png", "a.png", "a.png").status == 2)
    #expect(try box.run("diff", "a.png", "a.png", "--color-tolerance", "much").status == 2)
  }

  @Test func drawingsByTheirElements() throws {
    let head = "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\">\n"
    let box = try Sandbox([
      "a.svg": head
        + "<g id=\"title\"><text x=\"8\" y=\"20\" fill=\"#000000\" font-size=\"17\">Log in</text></g><rect id=\"gone\"/><g id=\"card\"><rect x=\"1\"/><rect x=\"2\"/></g></svg>",
      "b.svg": head
        + "<!-- new --><g id=\"title\"><text x=\"9\" y=\"20\" fill=\"#FF0000\" font-size=\"15\">Log &amp; in</text></g><g id=\"card\"><rect x=\"1\"/><rect x=\"2\"/><circle r=\"3\"/></g></svg>",
    ])
    defer { box.remove() }
    #expect(try box.run("diff", "a.svg", "a.svg").status == 0)
    let run = try box.run("diff", "a.svg", "b.svg")
    #expect(run.status == 7)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "changed: 6 changes of elements", "  removed gone: rect", "  moved title/text: x 8 → x 9",
        "  text title/text: \"Log in\" → \"Log & in\"", "  color title/text: fill #000000 → fill #FF0000",
        "  font title/text: font-size 17 → font-size 15", "  added card/circle: circle",
      ])
    let changes = try #require(try json(try box.run("diff", "a.svg", "b.svg", "--json").output)["changes"] as? [[String: Any]])
    #expect(changes.map { $0["kind"] as? String } == ["removed", "moved", "text", "color", "font", "added"])
  }
}
