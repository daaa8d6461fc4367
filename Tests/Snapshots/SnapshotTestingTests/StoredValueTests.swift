import Foundation
import Testing

@testable import SnapshotTesting

/// Texts and names of files as swift-snapshot-testing keeps them for its own tests.
@Suite struct StoredValueTests {
  private struct User: Encodable {
    let id = 1
    let name = "Blobby"
    let bio = "Blobbed around the world."
  }

  private enum Direction: CaseIterable { case up, down, left, right }

  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
    var result: String?
    strategy.snapshot(value).run { result = $0 }
    return try #require(result)
  }

  @Test func `An object that is inside itself is found from either end`() {
    final class Father { var child: Child? }
    final class Child {
      let father: Father
      init(_ father: Father) {
        self.father = father
        father.child = self
      }
    }
    #expect(
      ValueTree.text(of: Child(Father())) == """
        ▿ Child
          ▿ father: Father
            ▿ child: Optional<Child>
              ▿ some (circular reference detected)

        """)
  }

  @Test func `A dictionary and a set in a structure have one order`() {
    struct Person: Hashable { let name: String }
    struct Container {
      let dict = ["c": 3, "a": 1, "b": 2]
      let set: Set<Person> = [Person(name: "Brandon"), Person(name: "Stephen")]
    }
    #expect(
      ValueTree.text(of: Container()) == """
        ▿ Container
          ▿ dict: 3 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
            ▿ (2 elements)
              - key: "c"
              - value: 3
          ▿ set: 2 members
            ▿ Person
              - name: "Brandon"
            ▿ Person
              - name: "Stephen"

        """)
  }

  @Test func `Values of Foundation are one line`() {
    #expect(ValueTree.text(of: Data("Hello, world!".utf8)) == "- 13 bytes\n")
    #expect(ValueTree.text(of: "Hello, world!".dropLast(8)) == "- \"Hello\"\n")
    #expect(ValueTree.text(of: [1]) == "▿ 1 element\n  - 1\n")
    #expect(ValueTree.text(of: [1, 2]) == "▿ 2 elements\n  - 1\n  - 2\n")
  }

  @Test func `A type says itself how it is dumped`() {
    struct Tag: AnySnapshotStringConvertible {
      let name: String
      var snapshotDescription: String { "#\(name)" }
    }
    struct Price: AnySnapshotStringConvertible {
      let cents = 250
      static var renderChildren: Bool { true }
      var snapshotDescription: String { "a price" }
    }
    #expect(ValueTree.text(of: [Tag(name: "swift")]) == "▿ 1 element\n  - #swift\n")
    #expect(ValueTree.text(of: Price()) == "▿ a price\n  - cents: 250\n")
  }

  @Test func `Encoded values are JSON and property lists`() throws {
    let json = "{\n  \"bio\" : \"Blobbed around the world.\",\n  \"id\" : 1,\n  \"name\" : \"Blobby\"\n}"
    #expect(try text(User(), as: .json) == json)
    let object: Any = try JSONSerialization.jsonObject(with: JSONEncoder().encode(User()))
    #expect(try text(object, as: .json) == json)
    let lines = try text(User(), as: .plist).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.suffix(9) == [
        "<dict>", "<key>bio</key>", "<string>Blobbed around the world.</string>", "<key>id</key>", "<integer>1</integer>",
        "<key>name</key>", "<string>Blobby</string>", "</dict>", "</plist>",
      ])
  }

  @Test func `A function is a table of its cases`() throws {
    let turned: (Direction) -> Direction = { direction in
      switch direction {
      case .up: .left
      case .down: .right
      case .left: .down
      case .right: .up
      }
    }
    let strategy: Snapshotting<(Direction) -> Direction, String> = Snapshotting<Direction, String>.func(into: .description)
    #expect(strategy.pathExtension == "csv")
    var result: String?
    strategy.snapshot(turned).run { result = $0 }
    #expect(result == "\"up\",\"left\"\n\"down\",\"right\"\n\"left\",\"down\"\n\"right\",\"up\"")
  }

  /// The names that its tests of the same calls have left on disk.
  @Test func `Files are named as there`() {
    let file: StaticString = "/Tests/SnapshotTestingTests.swift"
    func reference(_ testName: String, _ name: String?, _ pathExtension: String?) -> String {
      SnapshotFiles(testFile: "\(file)", testName: testName, name: name, directory: nil, pathExtension: pathExtension).reference.path
    }
    let there = "/Tests/__Snapshots__/SnapshotTestingTests/"
    #expect(reference("testAny()", nil, "txt") == there + "testAny.1.txt")
    #expect(reference("testNamedAssertion()", "named", "txt") == there + "testNamedAssertion.named.txt")
    #expect(reference("testMultipleSnapshots()", nil, "txt") == there + "testMultipleSnapshots.1.txt")
    #expect(reference("testMultipleSnapshots()", nil, "txt") == there + "testMultipleSnapshots.2.txt")
    // A named one does not count; another kind of file does.
    #expect(reference("testUIView()", nil, "png") == there + "testUIView.1.png")
    #expect(reference("testUIView()", "tree", "txt") == there + "testUIView.tree.txt")
    #expect(reference("testUIView()", nil, "txt") == there + "testUIView.2.txt")
    #expect(reference("testData()", nil, nil) == there + "testData.1")
    #expect(reference("testTraits()", "ipad-mini-33-split-landscape", "png") == there + "testTraits.ipad-mini-33-split-landscape.png")
    #expect(reference("testViewWithZeroHeightOrWidth()", "noWidth.noHeight", "png").hasSuffix("Width.noWidth-noHeight.png"))
  }

  /// Each run of a test that carries the trait begins with 1, also with other arguments.
  @Test(.snapshots, arguments: [1, 2]) func `Numbers begin anew in each run`(_ argument: Int) {
    let files = SnapshotFiles(testFile: "/Tests/Numbers.swift", testName: "runs(_:)", name: nil, directory: nil, pathExtension: "txt")
    #expect(files.reference.lastPathComponent == "runs-_.1.txt")
  }

  @Test func `Modes have the names of the environment's variable`() {
    typealias Record = SnapshotTestingConfiguration.Record
    #expect(["all", "failed", "missing", "never"].map { Record(rawValue: $0) } == [.all, .failed, .missing, .never])
    #expect(Record(rawValue: "once") == nil)
    #expect(SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
  }
}
