import Testing

@testable import SnapshotTesting

/// The form of `diff -U4`, whose output is expected here: a hunk's numbers count the lines of both texts.
@Suite struct LinePatchTests {
  @Test func `A changed line stands between its neighbours`() {
    #expect(LinePatch.text(from: "a\nb\nc", to: "a\nB\nc") == "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c")
  }

  @Test func `Far lines are left out and counted`() {
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "ten"
    new.append("21")
    #expect(
      LinePatch.text(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")) == """
        @@ -6,9 +6,9 @@
         6
         7
         8
         9
        -10
        +ten
         11
         12
         13
         14
        @@ -17,4 +17,5 @@
         17
         18
         19
         20
        +21
        """)
  }

  @Test func `An empty text has one empty line`() { #expect(LinePatch.text(from: "", to: "a") == "@@ -1,1 +1,1 @@\n-\n+a") }
}
