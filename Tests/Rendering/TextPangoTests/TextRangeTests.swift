import CoreGraphics
import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Which characters lines and runs show")
struct TextRangeTests {
  @Test("the lines' ranges cover the text, in UTF-16", arguments: [CGFloat(40), 90, 1000])
  func lines(width: CGFloat) {
    let text = "Hello 😀👩‍👩‍👧 world\r\nzweite Zeile\n\nשלום עולם\u{2028}字字字，字"
    let frame = TestEngine.frame(text, width: width)
    let ranges = frame.lines.map(\.range)
    #expect(ranges.first?.lowerBound == 0)
    #expect(ranges.last?.upperBound == text.utf16.count)
    for (range, next) in zip(ranges, ranges.dropFirst()) { #expect(range.upperBound == next.lowerBound) }
    for line in frame.lines {
      let part = (text as NSString).substring(with: NSRange(location: line.range.lowerBound, length: line.range.count))
      #expect(part.hasPrefix(line.string))
    }
  }

  @Test("a run's range is that of its characters; an ellipsis has none")
  func runs() {
    let text = "abc 世界 def"
    let frame = TestEngine.frame(text)
    for run in frame.lines[0].runs {
      let part = (text as NSString).substring(with: NSRange(location: run.range.lowerBound, length: run.range.count))
      #expect(part == run.string)
    }
    let cut = TestEngine.frame("abcdefghij", width: 50, lines: 1, mode: .byTruncatingMiddle).lines[0].runs
    #expect(cut.first?.range.lowerBound == 0)
    #expect(cut.last?.range.upperBound == 10)
    #expect(cut.contains { $0.string == "…" && $0.range.isEmpty })
  }

  @Test("embeddings and overrides turn text around without counting as characters")
  func directions() {
    var attributes = TestEngine.attributes()
    attributes.effects = [.direction([.init(isRightToLeft: true, isOverride: true)])]
    let frame = TestEngine.shared.layout(
      StyledText(runs: [.init(text: "a", attributes: TestEngine.attributes()), .init(text: "bcd", attributes: attributes)]),
      in: TextContainer())
    let line = frame.lines[0]
    #expect(line.range == 0..<4)
    #expect(line.runs.last?.isRightToLeft == true)
    let glyphs = line.runs.last?.glyphs.map(\.id)
    #expect(glyphs == TestEngine.frame("bcd").lines[0].runs[0].glyphs.map(\.id).reversed())
  }
}
