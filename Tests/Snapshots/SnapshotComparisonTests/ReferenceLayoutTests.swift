import Foundation
import SnapshotComparison
import Testing

@Suite struct ReferenceLayoutTests {
  private let head = ReferenceLayout.Head(fonts: "0123abcd", tool: "1.2.3", size: "393 852 @3x")

  private func view(_ depth: Int, _ name: String, _ attributes: [ReferenceLayout.Attribute] = []) -> ReferenceLayout.View {
    var view = ReferenceLayout.View(depth: depth, name: name, class: "UILabel", frame: [1, 2.5, 3.333, -4])
    view.attributes = attributes
    return view
  }

  @Test func textBeginsWithFontsAndVersionAndIsReadBack() throws {
    let layout = ReferenceLayout(
      head: head, views: [view(0, "", [.init("text", "\"a\"")]), view(1, "title"), view(1, "x", [.init("=", "a.top == b.top + 8")])])
    #expect(
      layout.text == """
        layoutpreview layout 1
        fonts 0123abcd
        tool 1.2.3
        size 393 852 @3x

        UILabel 1 2.5 3.333 -4
        - text "a"
          title: UILabel 1 2.5 3.333 -4
          x: UILabel 1 2.5 3.333 -4
          - = a.top == b.top + 8

        """)
    let parts = try #require(ReferenceLayout.split(Data(layout.text.utf8)))
    #expect(parts.head == head)
    #expect(ReferenceLayout.views(of: parts.body) == layout.views)
  }

  @Test(arguments: ["two words", "with: colon", "quote\"s", "back\\slash", "line\nbreak", "-", "名前", "<script>", "@3", "tab\there"])
  func anyNameIsReadBack(_ name: String) throws {
    let layout = ReferenceLayout(head: head, views: [view(0, name)])
    let parts = try #require(ReferenceLayout.split(Data(layout.text.utf8)))
    #expect(ReferenceLayout.views(of: parts.body) == layout.views)
    #expect(layout.body.split(separator: "\n").count == 1)
  }

  @Test func deepTreesDoNotGrowWithTheSquareOfTheirDepth() throws {
    let layout = ReferenceLayout(head: head, views: (0..<20_000).map { view($0, "v") })
    #expect(layout.body.utf8.count < 20_000 * 130)
    #expect(ReferenceLayout.views(of: Data(layout.body.utf8)) == layout.views)
  }

  @Test(arguments: [
    "", "something else\n\n", "layoutpreview layout 1\nfonts a", "layoutpreview layout 2\n\nUIView 0 0 1 1\n",
  ])
  func fileOfAnotherKindIsNoLayout(_ text: String) {
    #expect(ReferenceLayout.split(Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    "- text \"a\"\n", "UIView 0 0 1\n", "UIView 0 0 1 x\n", "  UIView 0 0 1 1\n", "UIView 0 0 1 1\n      UIView 0 0 1 1\n",
    "<<<<<<< HEAD\nUIView 0 0 1 1\n", "\"open UIView 0 0 1 1\n", "@x UIView 0 0 1 1\n",
  ])
  func brokenLinesAreNoLayout(_ body: String) {
    #expect(ReferenceLayout.views(of: Data(body.utf8)) == nil)
  }
}
