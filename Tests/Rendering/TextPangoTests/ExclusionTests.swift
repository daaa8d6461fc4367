import CoreGraphics
import Foundation
import Testing
import TextLayout
import TextPango

@MainActor @Suite("Figures that text flows around")
struct ExclusionTests {
  private func frame(_ text: String, width: CGFloat, _ figures: [CGPath]) -> TextFrame {
    var container = TextContainer(width: width)
    container.exclusions = figures
    return TestEngine.shared.layout(StyledText(text, TestEngine.attributes()), in: container)
  }

  private let words = Array(repeating: "word", count: 60).joined(separator: " ")

  @Test("lines beside a figure at the left begin at its right side, those below at the left")
  func left() {
    let frame = frame(words, width: 300, [CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)])
    // 20.287 points each: the first three lines reach into the fifty points.
    #expect(frame.lines.prefix(3).allSatisfy { $0.x == 100 && $0.x + $0.width <= 300.01 })
    #expect(frame.lines.dropFirst(3).allSatisfy { $0.x == 0 })
    #expect(frame.strings.joined(separator: " ") == words)
  }

  @Test("text goes on at the other side of a figure in the middle")
  func middle() {
    let frame = frame(words, width: 300, [CGPath(rect: CGRect(x: 120, y: 0, width: 60, height: 20), transform: nil)])
    #expect(frame.lines[0].x == 0 && frame.lines[0].width <= 120.01)
    #expect(frame.lines[1].x == 180)
    #expect(frame.lines[0].baseline == frame.lines[1].baseline)
    #expect(abs(frame.lines[2].top - 20.287) < 0.01)
    #expect(frame.strings.joined(separator: " ") == words)
  }

  @Test("a figure over the whole width pushes text below it")
  func whole() {
    let frame = frame("word", width: 100, [CGPath(rect: CGRect(x: -10, y: 0, width: 200, height: 70), transform: nil)])
    #expect(frame.lines.count == 1)
    #expect(frame.lines[0].top >= 70)
  }

  @Test("an ellipse is as wide as it is at the height of the line")
  func ellipse() {
    let figure = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    let frame = frame(words, width: 300, [figure])
    // The line from 81.15 to 101.43 meets the circle of 100 points highest: √(100² − 81.15²).
    let top = 4 * 17 * 1.193359
    #expect(abs(frame.lines[4].x - (10_000 - top * top).squareRoot()) < 0.2)
    #expect(frame.lines[5].x == 0)
    let rows = frame.lines.prefix(5).map(\.x)
    #expect(rows == rows.sorted(by: >))
  }
}
