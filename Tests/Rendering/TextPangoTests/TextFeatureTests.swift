import CoreGraphics
import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Attributes that change glyphs and their widths")
struct TextFeatureTests {
  private func frame(_ text: String, size: CGFloat = 17, _ change: (inout TextAttributes) -> Void) -> TextFrame {
    var attributes = TestEngine.attributes(size: size)
    change(&attributes)
    return TestEngine.shared.layout(StyledText(text, attributes), in: TextContainer())
  }

  @Test("kern is added after each glyph, zero turns pair kerning off")
  func kern() {
    let plain = TestEngine.frame("AVAVAV").size.width
    #expect(abs(frame("AVAVAV") { $0.kern = 2 }.size.width - plain - 12) < 0.01)
    let single = TestEngine.frame("A").size.width + TestEngine.frame("V").size.width
    #expect(abs(frame("AVAVAV") { $0.kern = 0 }.size.width - 3 * single) < 0.01)
    #expect(plain < 3 * single - 1)
  }

  @Test("expansion is the logarithm of the factor of the letters' widths")
  func expansion() {
    // Without the tracking of the system font, which is no part of a letter.
    let tracking = 5 * SanFrancisco.tracking(size: 17)
    let plain = TestEngine.frame("width").size.width - tracking
    let wide = frame("width") { $0.effects = [.expansion(CGFloat(log(2.0)))] }.size.width - tracking
    #expect(abs(wide - 2 * plain) < 0.01)
  }

  @Test("ligatures can be turned off, and letters set apart have none")
  func ligatures() {
    var attributes = TestEngine.attributes(family: .named("Noto Serif"))
    func count(_ change: (inout TextAttributes) -> Void) -> Int? {
      var changed = attributes
      change(&changed)
      return TestEngine.shared.layout(StyledText("ffi", changed), in: TextContainer()).lines[0].runs.first?.glyphs.count
    }
    attributes.color = TestEngine.black
    #expect(count { _ in } == 1)
    #expect(count { $0.effects = [.ligatures(false)] } == 3)
    #expect(count { $0.kern = 1 } == 3)
  }

  @Test("a font's features reach the shaping library")
  func features() {
    let digits = TestEngine.frame("111").size.width
    let even = frame("111") { $0.font.features = ["tnum=1"] }.size.width
    let zeros = frame("000") { $0.font.features = ["tnum=1"] }.size.width
    #expect(abs(even - zeros) < 0.01)
    #expect(even > digits + 1)
  }

  @Test("a raised run raises its line, a lowered one makes it deeper")
  func baselineOffset() {
    let plain = TestEngine.frame("a")
    let raised = frame("a") { $0.baselineOffset = 3 }
    #expect(abs(raised.size.height - plain.size.height) < 0.01)
    let mixed = TestEngine.shared.layout(
      StyledText(runs: [
        .init(text: "a", attributes: TestEngine.attributes()),
        .init(
          text: "b",
          attributes: {
            var attributes = TestEngine.attributes()
            attributes.baselineOffset = 5
            return attributes
          }()),
      ]), in: TextContainer())
    #expect(abs(mixed.size.height - plain.size.height - 5) < 0.01)
    #expect(abs(mixed.lines[0].baseline - plain.lines[0].baseline - 5) < 0.01)
  }

  @Test("what stands in for a font is told")
  func substitution() {
    let engine = TestEngine.shared
    #expect(engine.substitution(for: FontDescription(size: 17)) == nil)
    #expect(
      engine.substitution(for: FontDescription(family: .named("Georgia"), size: 17))
        == FontSubstitution(requested: "Georgia", used: "Liberation Serif"))
    #expect(engine.substitution(for: FontDescription(family: .named("Noto Serif"), size: 17)) == nil)
  }
}
