import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Truncation")
struct TruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  @Test("each mode puts the ellipsis where it belongs, inside the width", arguments: [CGFloat(60), 100, 150.5, 220])
  func modes(width: CGFloat) throws {
    for mode in [ParagraphStyle.LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let frame = TestEngine.frame(text, width: width, lines: 1, mode: mode)
      #expect(frame.isTruncated)
      #expect(frame.lines.count == 1)
      #expect(frame.lines[0].width <= width + 0.01)
      // The next character would not have fitted: less than an em is left.
      #expect(frame.lines[0].width > width - 17 * 1.2)
      let string = frame.lines[0].string
      let mark = try #require(string.firstIndex(of: "…"))
      let before = string[..<mark]
      let after = string[string.index(after: mark)...]
      #expect(text.hasPrefix(before) && text.hasSuffix(after))
      switch mode {
      case .byTruncatingTail: #expect(after.isEmpty && !before.isEmpty)
      case .byTruncatingHead: #expect(before.isEmpty && !after.isEmpty)
      default: #expect(!before.isEmpty && !after.isEmpty)
      }
    }
  }

  @Test("no white space stands beside the ellipsis")
  func whiteSpace() {
    for width in stride(from: CGFloat(30), through: 300, by: 1) {
      #expect(!TestEngine.frame(text, width: width, lines: 1, mode: .byTruncatingTail).strings[0].contains(" …"))
      #expect(!TestEngine.frame(text, width: width, lines: 1, mode: .byTruncatingHead).strings[0].contains("… "))
    }
  }

  @Test("lines that the height has no room for are left out, but never the first")
  func height() {
    let line = TestEngine.frame("x").size.height
    let frame = TestEngine.frame(text, width: 100, height: line * 2.5, mode: .byTruncatingTail)
    #expect(frame.lines.count == 2)
    #expect(frame.strings[1].hasSuffix("…"))
    #expect(TestEngine.frame(text, width: 100, height: 3, mode: .byTruncatingTail).lines.count == 1)
  }

  @Test("a following paragraph that is left out is told by an ellipsis")
  func paragraphs() {
    #expect(TestEngine.frame("a\nb", lines: 1, mode: .byTruncatingTail).strings == ["a…"])
    #expect(TestEngine.frame("a\nb", lines: 1, mode: .byWordWrapping).strings == ["a"])
    #expect(TestEngine.frame("a\n", lines: 1, mode: .byTruncatingTail).strings == ["a"])
  }

  @Test("a width for nothing leaves the ellipsis")
  func nothing() {
    #expect(TestEngine.frame(text, width: 1, lines: 1, mode: .byTruncatingTail).strings == ["…"])
  }

  @Test("the ellipsis of right-to-left text stands at its left end")
  func rightToLeft() throws {
    let frame = TestEngine.frame("שלום עולם שלום עולם", width: 80, lines: 1, mode: .byTruncatingTail)
    #expect(frame.lines[0].runs.first?.string == "…")
  }

  @Test("the ellipsis takes the style of what it follows")
  func style() {
    let small = TestEngine.attributes(size: 12)
    var big = TestEngine.attributes(size: 18)
    big.paragraph.lineBreakMode = .byTruncatingTail
    var first = big
    first.paragraph.lineBreakMode = .byTruncatingTail
    let text = StyledText(runs: [.init(text: "Title ", attributes: first), .init(text: "a long explanation of it", attributes: small)])
    let frame = TestEngine.shared.layout(text, in: TextContainer(width: 120, maximumNumberOfLines: 1))
    #expect(frame.lines[0].runs.last?.attributes.font.size == 12)
    #expect(frame.lines[0].runs.last?.string == "…")
  }
}
