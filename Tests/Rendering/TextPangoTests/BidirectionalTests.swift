import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Text of two directions")
struct BidirectionalTests {
  private func order(_ text: String, rightToLeft: Bool = false) -> [String] {
    TestEngine.frame(text, rightToLeft: rightToLeft).lines[0].runs.map { $0.string.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test("runs stand in visual order")
  func visualOrder() {
    #expect(order("hello שלום world") == ["hello", "שלום", "world"])
    // First word rightmost, the Latin word in the middle.
    #expect(order("שלום hello עולם") == ["עולם", "hello", "שלום"])
    #expect(order("hello", rightToLeft: true) == ["hello"])
  }

  @Test("a number in Hebrew text runs from left to right, to the left of what comes before it")
  func numbers() {
    #expect(order("שלום 123") == ["123", "שלום"])
  }

  @Test("glyphs of a right-to-left run are stored from left to right")
  func glyphOrder() throws {
    let run = try #require(TestEngine.frame("שלום").lines[0].runs.first)
    #expect(run.isRightToLeft)
    #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
    let alone = try #require(TestEngine.frame("ש").lines[0].runs.first).glyphs[0].id
    #expect(run.glyphs.last?.id == alone)
  }

  @Test("Arabic letters are joined")
  func arabic() {
    func ids(_ text: String) -> [UInt32] { TestEngine.frame(text).lines[0].runs.flatMap { $0.glyphs.map(\.id) } }
    #expect(ids("ببب").count == 3)
    #expect(Set(ids("ببب")).count == 3)
    #expect(Set(ids("ب ب ب")).count == 2)
  }

  @Test("runs fill the line without gaps")
  func gapless() {
    for text in ["hello שלום 12 עולם world", "مرحبا hello 123", "a\u{202E}bc\u{202C}d", "离线 שלום 😀 x"] {
      let line = TestEngine.frame(text).lines[0]
      var x: CGFloat = 0
      for run in line.runs {
        #expect(abs(run.x - x) < 0.001, "\(text)")
        x += run.width
      }
      #expect(abs(x - line.width) < 0.001, "\(text)")
    }
  }

  @Test("a paragraph's own direction wins over the container's, a style's over both")
  func direction() {
    #expect(TestEngine.frame("hello", rightToLeft: true).lines[0].isRightToLeft == false)
    #expect(TestEngine.frame("שלום").lines[0].isRightToLeft)
    #expect(TestEngine.frame("hello") { $0.writingDirection = .rightToLeft }.lines[0].isRightToLeft)
    #expect(TestEngine.frame("", rightToLeft: true).lines[0].isRightToLeft)
  }
}
