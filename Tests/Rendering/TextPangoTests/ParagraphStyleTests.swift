import CoreGraphics
import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Paragraph styles")
struct ParagraphStyleTests {
  private let lineHeight: CGFloat = 17 * 1.193359

  @Test("alignment moves lines inside the width")
  func alignment() {
    let width = TestEngine.frame("Hello").size.width
    #expect(TestEngine.frame("Hello", width: 200, alignment: .left).lines[0].x == 0)
    #expect(TestEngine.frame("Hello", width: 200, alignment: .natural).lines[0].x == 0)
    #expect(abs(TestEngine.frame("Hello", width: 200, alignment: .center).lines[0].x - (200 - width) / 2) < 0.001)
    #expect(abs(TestEngine.frame("Hello", width: 200, alignment: .right).lines[0].x - (200 - width)) < 0.001)
    // Without a width, lines stand in the widest one.
    let lines = TestEngine.frame("Hello\nHi", alignment: .right).lines
    #expect(lines[0].x == 0)
    #expect(abs(lines[1].x + lines[1].width - width) < 0.001)
  }

  @Test("natural alignment follows the text's direction, and the container's where the text has none")
  func natural() {
    #expect(TestEngine.frame("שלום", width: 200).lines[0].x > 100)
    #expect(TestEngine.frame("Hello", width: 200, rightToLeft: true).lines[0].x == 0)
    #expect(TestEngine.frame("123", width: 200, rightToLeft: true).lines[0].x > 100)
    #expect(TestEngine.frame("123", width: 200).lines[0].x == 0)
  }

  @Test("line spacing stands between lines only")
  func lineSpacing() {
    let frame = TestEngine.frame("a\nb\nc") { $0.lineSpacing = 5 }
    #expect(abs(frame.size.height - (3 * lineHeight + 10)) < 0.01)
    #expect(abs(TestEngine.frame("a") { $0.lineSpacing = 5 }.size.height - lineHeight) < 0.01)
  }

  @Test("multiple, minimum and maximum change the line above its letters")
  func heights() {
    let plain = TestEngine.frame("a")
    let doubled = TestEngine.frame("a") { $0.lineHeightMultiple = 2 }
    #expect(abs(doubled.size.height - 2 * lineHeight) < 0.01)
    #expect(abs(doubled.lines[0].baseline - plain.lines[0].baseline - lineHeight) < 0.01)
    #expect(TestEngine.frame("a") { $0.minimumLineHeight = 30 }.size.height == 30)
    #expect(TestEngine.frame("a") { $0.maximumLineHeight = 15 }.size.height == 15)
    #expect(TestEngine.frame("a") { $0.minimumLineHeight = 10 }.size.height == plain.size.height)
  }

  @Test("paragraph spacing stands between paragraphs, not between the lines of one")
  func paragraphSpacing() {
    let frame = TestEngine.frame("a\u{2028}b\nc") {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 4
    }
    #expect(abs(frame.size.height - (3 * lineHeight + 11)) < 0.01)
    #expect(abs(frame.lines[1].baseline - frame.lines[0].baseline - lineHeight) < 0.01)
  }

  @Test("indents narrow the lines from their leading and trailing ends")
  func indents() {
    let frame = TestEngine.frame("one two three four five six", width: 100) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -15
    }
    #expect(frame.lines[0].x == 20)
    #expect(frame.lines.dropFirst().allSatisfy { $0.x == 10 })
    #expect(frame.lines.allSatisfy { $0.x + $0.width <= 85.01 })
    let mirrored = TestEngine.frame("שלום", width: 100) { $0.firstLineHeadIndent = 20 }
    #expect(abs(mirrored.lines[0].x + mirrored.lines[0].width - 80) < 0.01)
  }

  @Test("the largest font of a line sets its height and baseline")
  func mixedSizes() {
    let text = StyledText(runs: [
      .init(text: "small ", attributes: TestEngine.attributes(size: 12)), .init(text: "big", attributes: TestEngine.attributes(size: 30)),
    ])
    let frame = TestEngine.shared.layout(text, in: TextContainer())
    #expect(abs(frame.size.height - 30 * 1.193359) < 0.01)
    #expect(abs(frame.lines[0].baseline - 30 * 0.952148) < 0.01)
  }

  @Test("an attachment takes its bounds and raises the line")
  func attachment() {
    var attributes = TestEngine.attributes()
    attributes.attachment = .init(bounds: CGRect(x: 0, y: -4, width: 40, height: 44), image: nil)
    let text = StyledText(runs: [
      .init(text: "a", attributes: TestEngine.attributes()), .init(text: "\u{FFFC}", attributes: attributes),
      .init(text: "b", attributes: TestEngine.attributes()),
    ])
    let frame = TestEngine.shared.layout(text, in: TextContainer())
    #expect(abs(frame.size.width - TestEngine.frame("a").size.width - TestEngine.frame("b").size.width - 40) < 0.01)
    #expect(abs(frame.lines[0].baseline - 40) < 0.01)
    let run = frame.lines[0].runs.first { $0.attributes.attachment != nil }
    #expect(run?.width == 40 && run?.glyphs.isEmpty == true)
  }

  @Test("runs of one font but other colours and sizes keep their own styles")
  func runs() {
    var red = TestEngine.attributes()
    red.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let text = StyledText(runs: [
      .init(text: "ab", attributes: TestEngine.attributes()), .init(text: "cd", attributes: red),
      .init(text: "ef", attributes: TestEngine.attributes(size: 12)),
    ])
    let runs = TestEngine.shared.layout(text, in: TextContainer()).lines[0].runs
    #expect(runs.map(\.string) == ["ab", "cd", "ef"])
    #expect(runs[1].attributes == red)
    #expect(abs(runs[2].width - TestEngine.frame("ef", size: 12).size.width) < 0.001)
  }
}
