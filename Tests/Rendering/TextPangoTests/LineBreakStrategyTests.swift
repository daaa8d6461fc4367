import CoreGraphics
import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Line break strategies")
struct LineBreakStrategyTests {
  @Test("a last line of one word takes the word before it, and no more")
  func orphans() {
    let text = "one two three four"
    let width = TestEngine.frame("one two three").size.width + 1
    #expect(TestEngine.frame(text, width: width).strings == ["one two three", "four"])
    #expect(TestEngine.frame(text, width: width) { $0.avoidsOrphans = true }.strings == ["one two", "three four"])
    // Two words stay as they are, and so does a word that has no other beside it.
    #expect(TestEngine.frame(text + " five", width: width) { $0.avoidsOrphans = true }.strings == ["one two three", "four five"])
    #expect(TestEngine.frame("onetwothree four", width: width) { $0.avoidsOrphans = true }.lines.count == 2)
    // A word that would not fit beside the last one stays.
    let wide = "one extraordinarily unconstitutional"
    let room = TestEngine.frame("one extraordinarily").size.width + 1
    #expect(TestEngine.frame(wide, width: room) { $0.avoidsOrphans = true }.strings == ["one extraordinarily", "unconstitutional"])
    let plain = TestEngine.frame(text, width: width)
    #expect(TestEngine.frame(text, width: width) { $0.avoidsOrphans = true }.size.height == plain.size.height)
  }

  @Test("every paragraph is looked at, a truncated one is not")
  func paragraphs() {
    let width = TestEngine.frame("one two three").size.width + 1
    let frame = TestEngine.frame("one two three four\none two three four", width: width) { $0.avoidsOrphans = true }
    #expect(frame.strings == ["one two", "three four", "one two", "three four"])
    let cut = TestEngine.frame("one two three four five six seven", width: width, lines: 2, mode: .byTruncatingTail) {
      $0.avoidsOrphans = true
    }
    #expect(cut.strings[0] == "one two three")
    #expect(cut.strings[1].hasSuffix("…"))
  }

  @Test("Korean breaks between syllables, or between words where they have priority")
  func hangul() {
    let text = "안녕하세요 반갑습니다"
    let width = TestEngine.frame("안녕하세요 반").size.width + 1
    #expect(TestEngine.frame(text, width: width).strings == ["안녕하세요 반", "갑습니다"])
    #expect(TestEngine.frame(text, width: width) { $0.keepsHangulWords = true }.strings == ["안녕하세요", "반갑습니다"])
  }

  @Test("letters move together before text is cut, up to a twentieth")
  func tightening() {
    let text = "The quick brown fox"
    let width = TestEngine.frame(text).size.width
    for share in [0.99, 0.96] {
      let frame = TestEngine.frame(text, width: width * share, lines: 1, mode: .byTruncatingTail) { $0.allowsTightening = true }
      #expect(frame.strings == [text])
      #expect(abs(frame.lines[0].width - width * share) < 0.01)
    }
    let cut = TestEngine.frame(text, width: width * 0.94, lines: 1, mode: .byTruncatingTail) { $0.allowsTightening = true }
    #expect(cut.strings[0].hasSuffix("…"))
    #expect(TestEngine.frame(text, width: width * 0.99, lines: 1, mode: .byTruncatingTail).strings[0].hasSuffix("…"))
  }
}
