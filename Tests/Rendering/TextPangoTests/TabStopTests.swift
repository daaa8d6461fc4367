import CoreGraphics
import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Tab stops")
struct TabStopTests {
  private func x(_ text: String, of last: String, _ style: @escaping (inout ParagraphStyle) -> Void) -> (left: CGFloat, width: CGFloat) {
    let frame = TestEngine.frame(text, style: style)
    let width = TestEngine.frame(last).size.width
    return (frame.lines[0].width - width, width)
  }

  @Test("the default stops lie 28 points apart (NSParagraphStyle's documentation)")
  func defaults() {
    #expect(abs(x("a\tb", of: "b") { _ in }.left - 28) < 0.01)
    #expect(abs(x("a\t\tb", of: "b") { _ in }.left - 56) < 0.01)
    #expect(abs(x("\t\t\t\t\t\t\t\t\t\t\t\t\t\tb", of: "b") { _ in }.left - 14 * 28) < 0.01)
  }

  @Test("text stands behind, before or around its stop")
  func alignments() {
    for (alignment, share) in [(ParagraphStyle.Alignment.left, CGFloat(0)), (.right, 1), (.center, 0.5)] {
      let place = x("a\tword", of: "word") { $0.tabStops = [.init(location: 150, alignment: alignment)] }
      #expect(abs(place.left - (150 - share * place.width)) < 0.01)
    }
    // Text wider than the room before its stop begins at once.
    let place = x("a\ta word that is too wide for it", of: "a word that is too wide for it") {
      $0.tabStops = [.init(location: 60, alignment: .right)]
    }
    #expect(abs(place.left - TestEngine.frame("a").size.width) < 0.01)
  }

  @Test("each column stands at its own stop, and the interval goes on behind the last")
  func columns() {
    let place = x("a\tb\tc", of: "c") { $0.tabStops = [.init(location: 100), .init(location: 200, alignment: .right)] }
    #expect(abs(place.left + place.width - 200) < 0.01)
    let behind = x("a\tb\tc", of: "c") {
      $0.tabStops = [.init(location: 40)]
      $0.defaultTabInterval = 90
    }
    #expect(abs(behind.left - 90) < 0.01)
  }
}
