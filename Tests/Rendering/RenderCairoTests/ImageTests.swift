import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import Testing

@Suite struct ImageTests {
  private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> Pixel) -> CGImage {
    var pixels = Data()
    for y in 0..<height {
      for x in 0..<width {
        let c = color(x, y)
        pixels.append(contentsOf: [c.red, c.green, c.blue, c.alpha])
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  @Test func pixelOnPixelIsCopiedExactly() throws {
    let source = image(6, 4) { x, y in Pixel(UInt8(x * 40), UInt8(y * 60), 7) }
    let item = DisplayList.Item.image(.init(image: source, rect: CGRect(x: 1, y: 2, width: 3, height: 2), scale: 2))
    let picture = try Drawing.pixels(Drawing.list(10, 10, [item]), scale: 2)
    for y in 0..<4 { for x in 0..<6 { #expect(picture[x + 2, y + 4] == Pixel(UInt8(x * 40), UInt8(y * 60), 7)) } }
    #expect(picture[1, 4] == Pixel(255, 255, 255) && picture[8, 4] == Pixel(255, 255, 255))
  }

  @Test func shrinkingAverages() throws {
    let checks = image(64, 64) { x, y in (x + y) % 2 == 0 ? Pixel(0, 0, 0) : Pixel(255, 255, 255) }
    let picture = try Drawing.pixels(
      Drawing.list(8, 8, [.image(.init(image: checks, rect: CGRect(x: 0, y: 0, width: 8, height: 8)))]))
    #expect(picture.row(4, 1..<7).allSatisfy { abs(Int($0.red) - 127) < 12 }, "\(picture.row(4, 1..<7))")
  }

  @Test func tintFillsTheAlpha() throws {
    let template = image(4, 4) { x, _ in Pixel(9, 9, 9, x < 2 ? 255 : 0) }
    let picture = try Drawing.pixels(
      Drawing.list(4, 4, [.image(.init(image: template, rect: CGRect(x: 0, y: 0, width: 4, height: 4), tint: Drawing.red))]))
    #expect(picture[0, 0] == Pixel(255, 0, 0) && picture[3, 0] == Pixel(255, 255, 255))
  }

  @Test func capInsetsKeepTheirSize() throws {
    let framed = image(9, 9) { x, y in x < 3 || y < 3 || x > 5 || y > 5 ? Pixel(0, 0, 255) : Pixel(255, 0, 0) }
    let item = DisplayList.Item.image(
      .init(
        image: framed, rect: CGRect(x: 0, y: 0, width: 40, height: 30), capInsets: .init(top: 3, left: 3, bottom: 3, right: 3)))
    let picture = try Drawing.pixels(Drawing.list(40, 30, [item]))
    #expect(picture[2, 15] == Pixel(0, 0, 255) && picture[3, 15] == Pixel(255, 0, 0))
    #expect(picture[36, 26] == Pixel(255, 0, 0) && picture[37, 15] == Pixel(0, 0, 255) && picture[20, 2] == Pixel(0, 0, 255))
  }

  @Test func decoderHandsOverStraightPixels() throws {
    let file = PNGWriter.encode(PixelBuffer(width: 2, height: 1, filledWith: Pixel(10, 20, 30, 40)))
    let image = try PNGImageDecoder().decode(file)
    #expect(image.width == 2 && image.height == 1 && [UInt8](image.pixels) == [10, 20, 30, 40, 10, 20, 30, 40])
    #expect(throws: PNGError.self) { try PNGImageDecoder().decode(Data([1, 2, 3])) }
  }
}
