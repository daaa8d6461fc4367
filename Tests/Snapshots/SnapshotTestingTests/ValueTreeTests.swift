import Foundation
import Testing

@testable import SnapshotTesting

/// The expected texts are those that swift-snapshot-testing documents and keeps as references of its own tests.
@Suite struct ValueTreeTests {
  @Test func `A structure's parts stand sorted`() {
    struct User {
      let id: Int
      let name: String
      let bio: String
    }
    #expect(
      ValueTree.text(of: User(id: 1, name: "Blobby", bio: "Blobbed around the world.")) == """
        ▿ User
          - bio: "Blobbed around the world."
          - id: 1
          - name: "Blobby"

        """)
  }

  @Test func `An object inside itself is named once`() {
    final class Father { var child: Child? }
    final class Child {
      let father: Father
      init(_ father: Father) { self.father = father }
    }
    let father = Father()
    father.child = Child(father)
    #expect(
      ValueTree.text(of: father) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """)
  }

  @Test func `Sets and dictionaries have one order`() {
    let set: Set<String> = ["c", "a", "b", "e", "d"]
    #expect(ValueTree.text(of: set) == "▿ 5 members\n  - \"a\"\n  - \"b\"\n  - \"c\"\n  - \"d\"\n  - \"e\"\n")
    #expect(
      ValueTree.text(of: ["b": 2, "a": 1]) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2

        """)
  }

  @Test func `Plain values are one line`() throws {
    #expect(ValueTree.text(of: Character("a")) == "- \"a\"\n")
    #expect(ValueTree.text(of: Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(ValueTree.text(of: "Hello, Blobby!") == "- \"Hello, Blobby!\"\n")
    #expect(ValueTree.text(of: try #require(URL(string: "https://www.pointfree.co"))) == "- https://www.pointfree.co\n")
  }
}
