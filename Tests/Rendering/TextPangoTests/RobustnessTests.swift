import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Odd input")
struct RobustnessTests {
  nonisolated static let texts: [String] = [
    "", " ", "\n", "\n\n\n", "\r\n", "\u{0}", "a\u{0}b", "\u{1}\u{2}\u{7F}", "\u{FEFF}", "\u{200B}\u{200D}\u{FE0F}", "\u{FFFC}", "\u{FFFD}",
    "\u{202E}\u{202D}\u{2066}abc", "\u{301}\u{302}", "\u{AD}\u{AD}", "\t\t", "\u{2028}\u{2028}", "👩‍", "🇩", "\u{E0001}\u{E007F}", "ﷺ",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞", "ᬅᬓ᭄ᬱᬭ", "𓀀𒀀𐎀", "ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ", "ကျွန်ုပ်", "ខ្ញុំ", "ഞാൻ", "ᠮᠣᠩᠭᠣᠯ",
  ]

  @Test("no text crashes at any width, in any mode", arguments: texts)
  func texts(text: String) {
    let widths: [CGFloat] = [.infinity, 1e9, 300, 20, 1, 0.001, 0, -5, .nan, -.infinity]
    let modes: [ParagraphStyle.LineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    for width in widths {
      for mode in modes {
        for lines in [0, 1, 2] {
          for alignment in [ParagraphStyle.Alignment.natural, .justified, .center] {
            let frame = TestEngine.frame(text, width: width, lines: lines, mode: mode, alignment: alignment)
            #expect(frame.size.width.isFinite && frame.size.height.isFinite && frame.size.width >= 0)
            #expect(frame.lines.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
          }
        }
      }
    }
  }

  @Test("no size crashes", arguments: [0, -1, 0.001, 1e6, CGFloat.nan, .infinity, -.infinity])
  func sizes(size: CGFloat) {
    let frame = TestEngine.frame("Hello 世界 😀", size: size, width: 100, lines: 1, mode: .byTruncatingTail)
    #expect(frame.size.height.isFinite)
    let metrics = TestEngine.shared.metrics(of: FontDescription(size: size, weight: size))
    #expect(metrics.lineHeight.isFinite)
  }

  @Test("lengths of a style that are no numbers are ignored")
  func style() {
    let frame = TestEngine.frame("Hello world", width: 60) {
      $0.lineSpacing = .nan
      $0.headIndent = .infinity
      $0.tailIndent = .nan
      $0.lineHeightMultiple = .infinity
      $0.paragraphSpacing = -.infinity
    }
    #expect(frame.size.height.isFinite && frame.size.width.isFinite)
  }

  @Test("a text without characters has the height of a line")
  func empty() {
    #expect(abs(TestEngine.frame("").size.height - 17 * 1.193359) < 0.01)
    #expect(TestEngine.shared.layout(StyledText(runs: []), in: TextContainer()).lines.isEmpty)
  }

  @Test("100,000 characters are set within seconds, wrapped, justified and truncated")
  func long() {
    let words = String(repeating: "Lorem ipsum dolor sit amet, ", count: 3_600)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(TestEngine.frame(words, width: 300).lines.count > 2_000)
      #expect(TestEngine.frame(words, width: 300, alignment: .justified).lines.count > 2_000)
      #expect(TestEngine.frame(words, width: 300, lines: 1, mode: .byTruncatingMiddle).lines.count == 1)
      #expect(TestEngine.frame(String(repeating: "字", count: 100_000), width: 300).lines.count > 5_000)
      #expect(TestEngine.frame(String(repeating: "x", count: 100_000), width: 300).lines.count > 1_000)
    }
    #expect(time < .seconds(60))
  }

  @Test("the same text in the same container gives the same frame, from the cache or not")
  func deterministic() throws {
    let text = StyledText("Hello שלום 世界 😀, wrapped and wrapped again", TestEngine.attributes())
    let container = TextContainer(width: 90)
    let first = TestEngine.shared.layout(text, in: container)
    #expect(TestEngine.shared.layout(text, in: container) == first)
    let other = try PangoTextEngine(fontFolder: TestEngine.fontFolder, cacheFolder: TestEngine.cacheFolder)
    #expect(other.layout(text, in: container) == first)
  }

  @Test("a warm one-line label takes microseconds")
  func warm() {
    let text = StyledText("Sign in to continue", TestEngine.attributes())
    _ = TestEngine.shared.layout(text, in: TextContainer(width: 300, maximumNumberOfLines: 1))
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<1_000 { _ = TestEngine.shared.layout(text, in: TextContainer(width: 300, maximumNumberOfLines: 1)) }
    }
    // 20 µs each is the aim; ten times that leaves room for slow machines and debug builds.
    #expect(time < .milliseconds(200))
  }
}

@MainActor @Suite("Text that is far longer than its container")
struct LongTextTests {
  private let words = String(repeating: "lorem ipsum dolor sit ", count: 1_000)

  @Test("the first lines are those of the whole text")
  func beginning() {
    for mode in [ParagraphStyle.LineBreakMode.byTruncatingTail, .byWordWrapping, .byClipping, .byCharWrapping] {
      // Enough for three lines, and set whole.
      let short = String(words.prefix(2_000))
      let frame = TestEngine.frame(words, width: 300, lines: 3, mode: mode)
      #expect(frame.strings == TestEngine.frame(short, width: 300, lines: 3, mode: mode).strings)
      #expect(frame.isTruncated)
      #expect(frame.lines.last?.range.upperBound == words.utf16.count)
    }
    #expect(TestEngine.frame(words, width: 300, lines: 1, mode: .byTruncatingHead).strings[0].hasSuffix("dolor sit"))
    #expect(TestEngine.frame(words, width: 300, height: 100, mode: .byTruncatingTail).lines.count == 4)
    let paragraphs = TestEngine.frame(words + "\nlast", width: 300, lines: 2, mode: .byTruncatingTail)
    #expect(paragraphs.strings[1].hasSuffix("…"))
  }

  @Test("a size is that of the frame")
  func size() {
    let text = StyledText("one two three\nfour", TestEngine.attributes())
    for width in [CGFloat(30), 60, 200, .infinity] {
      let container = TextContainer(width: width + 0.25)
      let size = TestEngine.shared.size(of: text, in: container)
      #expect(size == TestEngine.shared.layout(text, in: container).size)
    }
  }

  @Test("a million characters on one line take seconds, in three lines next to nothing")
  func million() {
    let text = String(repeating: "lorem ipsum dolor sit ", count: 45_455)
    let clock = ContinuousClock()
    #expect(clock.measure { _ = TestEngine.frame(text, width: 300, lines: 3, mode: .byTruncatingTail) } < .seconds(2))
    #expect(clock.measure { _ = TestEngine.frame(text, lines: 1, mode: .byTruncatingTail) } < .seconds(60))
  }
}
