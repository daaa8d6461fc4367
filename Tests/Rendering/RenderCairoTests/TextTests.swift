import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import Testing
import TextLayout

/// The text engine is used from one thread at a time.
@MainActor @Suite(.serialized) struct TextTests {
  private func ink(_ picture: PixelBuffer) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].alpha > 0 {
        let old = box ?? (x, y, x, y)
        box = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    return box
  }

  private func draw(_ frame: TextFrame, x: CGFloat = 5, y: CGFloat = 5, width: CGFloat = 200, height: CGFloat = 40, scale: CGFloat = 1)
    throws -> PixelBuffer
  {
    try Drawing.pixels(Drawing.list(width, height, background: nil, TestText.items(frame, at: CGPoint(x: x, y: y))), scale: scale)
  }

  @Test func blackTextIsGrayAntialiasedAndReachesFullBlack() throws {
    let picture = try draw(TestText.frame("HEllo"), scale: 2)
    var levels = Set<UInt8>()
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        levels.insert(pixel.alpha)
        #expect(pixel.red == 0 && pixel.green == 0 && pixel.blue == 0)
      }
    }
    #expect(levels.contains(255) && levels.count > 30)
  }

  @Test func baselineAndCapHeightLieWhereTheFontSays() throws {
    // The capital H of Inter is 1490/2048 em high and stands on the baseline.
    let frame = TestText.frame("H", size: 100)
    let picture = try draw(frame, x: 10, y: 10, width: 150, height: 150)
    let box = try #require(ink(picture))
    let baseline = 10 + frame.lines[0].baseline
    #expect(abs(CGFloat(box.bottom + 1) - baseline) <= 1)
    #expect(abs(CGFloat(box.bottom + 1 - box.top) - 72.8) <= 1.5)
  }

  @Test func glyphsStandAtFractionsOfAPixel() throws {
    let frame = TestText.frame("l")
    let whole = try draw(frame, x: 5)
    let moved = try draw(frame, x: 5.25)
    #expect(whole != moved)
    func weight(_ picture: PixelBuffer) -> Double {
      var (sum, total) = (0.0, 0.0)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          sum += Double(x) * Double(picture[x, y].alpha)
          total += Double(picture[x, y].alpha)
        }
      }
      return sum / total
    }
    #expect(abs(weight(moved) - weight(whole) - 0.25) < 0.02)
    #expect(try draw(frame, x: 6.25).alphas(15, 1..<60) == moved.alphas(15, 0..<59))
  }

  @Test func cachedGlyphsEqualFilledOutlines() throws {
    // A turn by nothing much keeps the picture but takes the way of filled paths.
    let frame = TestText.frame("Sphinx of black quartz", size: 16)
    var run = frame
    for line in run.lines.indices {
      for part in run.lines[line].runs.indices {
        let origin = 5 + run.lines[line].x + run.lines[line].runs[part].x
        for glyph in run.lines[line].runs[part].glyphs.indices {
          let x = run.lines[line].runs[part].glyphs[glyph].x + origin
          run.lines[line].runs[part].glyphs[glyph].x = (x * 4).rounded() / 4 - origin
        }
        run.lines[line].baseline = (run.lines[line].baseline).rounded()
      }
    }
    let items = TestText.items(run, at: CGPoint(x: 5, y: 5))
    let masks = try Drawing.pixels(Drawing.list(200, 40, background: nil, items))
    var turned = Drawing.group(items)
    turned.transform = CGAffineTransform(rotationAngle: 1e-9)
    let paths = try Drawing.pixels(Drawing.list(200, 40, background: nil, turned))
    let difference = try #require(PixelDifference(masks, paths))
    #expect(difference.greatest <= 2, "\(difference)")
  }

  @Test func underlineLiesBelowAndStrikethroughThroughTheLetters() throws {
    let frame = TestText.frame("nnn", size: 40) { $0.underline = .init(color: Drawing.red) }
    let picture = try Drawing.pixels(Drawing.list(200, 80, TestText.items(frame, at: CGPoint(x: 10, y: 10))))
    let red = (0..<80).filter { picture[30, $0] == Pixel(255, 0, 0) }
    let baseline = Int((10 + frame.lines[0].baseline).rounded())
    #expect(!red.isEmpty && red.allSatisfy { $0 > baseline && $0 < baseline + 12 })
    let struck = TestText.frame("nnn", size: 40) { $0.strikethrough = .init(color: Drawing.red) }
    let other = try Drawing.pixels(Drawing.list(200, 80, TestText.items(struck, at: CGPoint(x: 10, y: 10))))
    let through = (0..<80).filter { other[30, $0] == Pixel(255, 0, 0) }
    #expect(!through.isEmpty && through.allSatisfy { $0 < baseline - 4 && $0 > baseline - 24 })
  }

  @Test func backgroundFillsTheLine() throws {
    let frame = TestText.frame("ab", size: 20) { $0.backgroundColor = Drawing.red }
    let picture = try Drawing.pixels(Drawing.list(100, 60, TestText.items(frame, at: CGPoint(x: 10, y: 10))))
    #expect(picture[11, 12] == Pixel(255, 0, 0) && picture[5, 20] == Pixel(255, 255, 255))
  }

  @Test func emojiAreColoredAndAsLargeAsTheFont() throws {
    let frame = TestText.frame("😀", size: 40)
    let picture = try draw(frame, x: 10, y: 10, width: 100, height: 80)
    let box = try #require(ink(picture))
    #expect((36...56).contains(box.right - box.left + 1))
    let colored = (0..<80).contains { y in (0..<100).contains { picture[$0, y].red > 200 && picture[$0, y].blue < 100 } }
    #expect(colored)
  }

  @Test func attachmentsStandOnTheBaseline() throws {
    let image = CGImage(width: 1, height: 1, pixels: Data([255, 0, 0, 255]))
    let frame = TestText.frame("\u{FFFC}") { $0.attachment = .init(bounds: CGRect(x: 0, y: 0, width: 10, height: 8), image: image) }
    let picture = try draw(frame, x: 10, y: 10)
    let box = try #require(ink(picture))
    let baseline = Int((10 + frame.lines[0].baseline).rounded())
    #expect(box.left == 10 && box.right == 19)
    #expect(abs(box.bottom + 1 - baseline) <= 1 && abs(box.top - (baseline - 8)) <= 1)
  }
}
