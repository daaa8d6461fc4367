import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import Testing

/// Colours by the formulas of the PDF specification, “Blend mode”, which Core Graphics names as its own.
@Suite struct BlendTests {
  /// (200, 100, 50) below, (100, 200, 150) above.
  private func mixed(_ mode: CGBlendMode) throws -> [Int] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1)
    context.setFillColor(red: 200 / 255, green: 100 / 255, blue: 50 / 255, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setBlendMode(mode)
    context.setFillColor(red: 100 / 255, green: 200 / 255, blue: 150 / 255, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let pixel = try picture(context)[2, 2]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  private func picture(_ context: CGContext, background: CGColor? = nil) throws -> PixelBuffer {
    try Drawing.pixels(Drawing.list(4, 4, background: background, Drawing.group(DisplayList.items(from: context))))
  }

  @Test(arguments: [
    // a·b/255, a+b−a·b/255, |a−b|, a+b−2ab/255, least, greatest, a+b
    (CGBlendMode.multiply, [78, 78, 29]), (.screen, [222, 222, 171]), (.difference, [100, 100, 100]), (.exclusion, [143, 143, 141]),
    (.darken, [100, 100, 50]), (.lighten, [200, 200, 150]), (.plusLighter, [255, 255, 200]),
    // Hard light of the colours exchanged; twice the product below one half, the screen of it above.
    (.overlay, [188, 157, 59]), (.hardLight, [157, 188, 88]),
    // b/(1−a), 1−(1−b)/a
    (.colorDodge, [255, 255, 121]), (.colorBurn, [115, 57, 0]), (.normal, [100, 200, 150]),
  ])
  func coloursMixByTheirFormula(_ mode: CGBlendMode, _ expected: [Int]) throws {
    #expect(close(try mixed(mode), expected, within: 2))
  }

  @Test func whatIsDrawnDoesNotMixWithWhatLiesBelowTheView() throws {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1)
    context.setBlendMode(.multiply)
    context.setFillColor(Drawing.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try picture(context, background: Drawing.blue)[2, 2] == Pixel(255, 0, 0))
  }

  @Test func aLayersModeMixesWithWhatLiesBelow() throws {
    var over = Drawing.group([.fill(Drawing.rect(0, 0, 4, 4), .color(CGColor(red: 1, green: 1, blue: 0, alpha: 1)), .winding)])
    over.blendMode = .multiply
    let under = DisplayList.Item.fill(Drawing.rect(0, 0, 4, 4), .color(CGColor(red: 0, green: 1, blue: 1, alpha: 1)), .winding)
    #expect(try Drawing.pixels(Drawing.list(4, 4, Drawing.group([under, .group(over)])))[2, 2] == Pixel(0, 255, 0))
  }

  @Test(arguments: [CGBlendMode.clear, .copy])
  func aClearColourCutsAHole(_ mode: CGBlendMode) throws {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1)
    context.setFillColor(Drawing.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setBlendMode(mode)
    context.setFillColor(CGColor(gray: 0, alpha: 0))
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    let picture = try picture(context)
    #expect(picture[1, 1].alpha == 0 && picture[2, 2].alpha == 0)
    #expect(picture[0, 0] == Pixel(255, 0, 0))
  }

  @Test func anEraserLeavesWhatItDoesNotTouch() throws {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1)
    context.setFillColor(Drawing.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setBlendMode(.clear)
    context.setLineWidth(2)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1)])
    let picture = try picture(context)
    #expect(picture[2, 0].alpha == 0 && picture[2, 1].alpha == 0 && picture[2, 2].alpha == 255)
  }

  @Test(arguments: [
    // Left: both; right: the upper one alone would be.
    (CGBlendMode.sourceAtop, 0, 0), (.sourceIn, 0, 0), (.destinationOver, 255, 255), (.destinationIn, 255, 0), (.xor, -1, 255),
  ])
  func porterAndDuffsRules(_ mode: CGBlendMode, _ left: Int, _ rightAlpha: Int) throws {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1)
    context.setFillColor(Drawing.red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    context.setBlendMode(mode)
    context.setFillColor(Drawing.blue)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let picture = try picture(context)
    if left < 0 { #expect(picture[0, 2].alpha == 0) } else { #expect(Int(picture[0, 2].red) == left) }
    #expect(Int(picture[3, 2].alpha) == rightAlpha)
  }
}
