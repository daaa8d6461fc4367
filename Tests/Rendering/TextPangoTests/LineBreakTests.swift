import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Where lines end")
struct LineBreakTests {
  /// The text of square/Blueprint's label snapshots, drawn by the iOS 17.2 simulator at 300 points.
  nonisolated static let blueprint =
    "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by adding a joke "
    + "or something. Alright, it's been fun!"

  @Test("words wrap where iOS 17 wraps them")
  func words() {
    #expect(
      TestEngine.frame(Self.blueprint, width: 300, mode: .byTruncatingTail).strings == [
        "Hello, world. This is a long run of text", "that should wrap at some point.", "Someone should improve this test by",
        "adding a joke or something. Alright, it's", "been fun!",
      ])
  }

  @Test("a label of two lines ends in an ellipsis after the same letters as on iOS 17")
  func twoLines() {
    let frame = TestEngine.frame(Self.blueprint, width: 300, lines: 2, mode: .byTruncatingTail)
    #expect(frame.strings == ["Hello, world. This is a long run of text", "that should wrap at some point. Som…"])
    #expect(frame.isTruncated)
  }

  @Test("wrapping by characters cuts words where iOS 17 cuts them, without an ellipsis")
  func characters() {
    let frame = TestEngine.frame(Self.blueprint, width: 300, lines: 2, mode: .byCharWrapping)
    #expect(frame.strings == ["Hello, world. This is a long run of text th", "at should wrap at some point. Someon"])
    #expect(frame.isTruncated)
  }

  @Test("clipping wraps by words and lets the last line run out of the label")
  func clipping() {
    let frame = TestEngine.frame(Self.blueprint, width: 300, lines: 2, mode: .byClipping)
    #expect(frame.strings[0] == "Hello, world. This is a long run of text")
    #expect(frame.strings[1].hasPrefix("that should wrap at some point. Someo"))
    #expect(frame.lines[1].width > 290)
  }

  @Test("justified text breaks as on iOS 17, and its last line stays as it is")
  func justified() {
    let frame = TestEngine.frame(Self.blueprint, width: 300, mode: .byTruncatingTail, alignment: .justified)
    #expect(
      frame.strings == [
        "Hello, world. This is a long run of", "text that should wrap at some point.", "Someone should improve this test by",
        "adding a joke or something. Alright, it's", "been fun!",
      ])
    for line in frame.lines.dropLast() {
      #expect(abs(line.width - 300) < 0.001)
      #expect(line.x == 0)
    }
    #expect(frame.lines[4].width < 80)
  }

  @Test("bold text of 32 points wraps and ends as on iOS 17")
  func bold() {
    // `boldSystemFont` is semibold there.
    let frame = TestEngine.frame(Self.blueprint, size: 32, weight: 0.3, width: 300, height: 300, mode: .byTruncatingTail)
    #expect(
      frame.strings == [
        "Hello, world. This is a", "long run of text that", "should wrap at some", "point. Someone", "should improve this",
        "test by adding a joke", "or something. Alrig…",
      ])
  }

  @Test(
    "a label's own width holds its text in one line", arguments: ["Sign in", "What's the point?", "离线模式", "مرحبا بالعالم", "a b c d e f g"])
  func ownWidth(text: String) {
    for size in stride(from: CGFloat(9), through: 60, by: 0.5) {
      let width = TestEngine.frame(text, size: size).size.width
      #expect(TestEngine.frame(text, size: size, width: width, lines: 1, mode: .byTruncatingTail).isTruncated == false)
      #expect(TestEngine.frame(text, size: size, width: (width * 3).rounded(.up) / 3).lines.count == 1)
    }
  }

  @Test("Chinese breaks between characters, but a line begins with no closing mark and ends with no opening one")
  func chinese() {
    let text = "这是一个很长的句子，用来测试换行规则（标点不能在行首）。"
    for width in stride(from: CGFloat(60), through: 400, by: 3) {
      let frame = TestEngine.frame(text, width: width)
      #expect(frame.strings.joined() == text)
      for line in frame.strings {
        #expect(!["，", "）", "。"].contains(line.prefix(1)), "\(width): \(line)")
        #expect(line.suffix(1) != "（", "\(width): \(line)")
      }
    }
  }

  @Test("a word wider than the line is cut between characters, never inside an emoji or before a combining mark")
  func longWord() {
    let frame = TestEngine.frame("Donaudampfschifffahrtsgesellschaft", width: 80)
    #expect(frame.lines.count > 2)
    #expect(frame.strings.joined() == "Donaudampfschifffahrtsgesellschaft")
    #expect(frame.lines.allSatisfy { $0.width <= 80.01 })
    let family = "👩‍👩‍👧‍👦"
    #expect(TestEngine.frame(String(repeating: family, count: 4), width: 30).strings == Array(repeating: family, count: 4))
    let accents = TestEngine.frame(String(repeating: "e\u{301}\u{323}", count: 5), width: 1)
    #expect(accents.strings == Array(repeating: "e\u{301}\u{323}", count: 5))
  }

  @Test("a soft hyphen shows only where the line ends at it")
  func softHyphen() {
    #expect(TestEngine.frame("extra\u{AD}ordinary", width: 70).strings == ["extra\u{AD}-", "ordinary"])
    #expect(TestEngine.frame("extra\u{AD}ordinary").size.width == TestEngine.frame("extraordinary").size.width)
  }

  @Test("line ends of every kind end a line, and one at the very end begins none in a label")
  func lineEnds() {
    #expect(TestEngine.frame("a\nb\rc\r\nd\u{2029}e\u{2028}f").lines.count == 6)
    #expect(TestEngine.frame("a\n").lines.count == 1)
    #expect(TestEngine.frame("a\n\nb").strings == ["a", "", "b"])
    let height = TestEngine.frame("a").size.height
    #expect(abs(TestEngine.frame("a\n\nb").size.height - 3 * height) < 0.001)
    let view = TestEngine.shared.layout(StyledText("a\n", TestEngine.attributes()), in: TextContainer(hasExtraLine: true))
    #expect(view.lines.count == 2)
  }

  @Test("white space counts at the end of a text and hangs out of a wrapped line")
  func whiteSpace() {
    #expect(TestEngine.frame(" ").size.width > 3)
    #expect(TestEngine.frame("a ").size.width > TestEngine.frame("a").size.width)
    let wrapped = TestEngine.frame("word          word", width: TestEngine.frame("word").size.width)
    #expect(wrapped.strings == ["word", "word"])
  }

  @Test("tab stops lie 28 points apart")
  func tabs() {
    let frame = TestEngine.frame("a\tb\tc")
    let starts = frame.lines[0].runs.filter { !$0.glyphs.isEmpty }.map { $0.x }
    #expect(starts.count == 3)
    #expect(zip(starts, [0, 28, 56]).allSatisfy { abs($0 - $1) < 0.001 })
  }
}
