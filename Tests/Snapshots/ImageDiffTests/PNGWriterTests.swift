import Foundation
import ImageDiff
import Testing

@Suite struct PNGWriterTests {
  /// A small generator with a fixed start (numbers of Knuth's MMIX), so that every run sees the same pictures.
  private struct Noise {
    var state: UInt64 = 42
    mutating func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
  }

  private func noise(width: Int, height: Int, opaque: Bool) -> PixelBuffer {
    var random = Noise()
    var pixels = (0..<(width * height * 4)).map { _ in random.next() }
    for at in stride(from: 3, to: pixels.count, by: 4) where opaque { pixels[at] = 255 }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  private func chunks(_ file: Data) -> [String] {
    var names: [String] = []
    var at = 8
    while at + 8 <= file.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(file[at + $1]) }
      names.append(String(decoding: file[at + 4..<at + 8], as: UTF8.self))
      at += length + 12
    }
    return names
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 5), (87, 3), (88, 4), (260, 3), (517, 2)])
  func flatPicturesComeBackAsTheyWere(width: Int, height: Int) throws {
    for color in [Pixel(0, 0, 0, 0), Pixel(0, 0, 0), Pixel(255, 255, 255), Pixel(10, 20, 30, 40)] {
      let picture = PixelBuffer(width: width, height: height, filledWith: color)
      #expect(try PNGReader.decode(PNGWriter.encode(picture)) == picture)
    }
  }

  @Test(arguments: [true, false])
  func noiseComesBackAsItWas(opaque: Bool) throws {
    for (width, height) in [(1, 40), (40, 1), (63, 40), (300, 200)] {
      let picture = noise(width: width, height: height, opaque: opaque)
      #expect(try PNGReader.decode(PNGWriter.encode(picture)) == picture)
    }
  }

  @Test func interfacePicturesComeBackAsTheyWere() throws {
    var random = Noise()
    var picture = PixelBuffer(width: 400, height: 300, filledWith: Pixel(242, 242, 247))
    for y in 40..<120 { for x in 30..<370 { picture[x, y] = Pixel(255, 255, 255) } }
    for y in 60..<90 {
      for x in 50..<200 where random.next() > 100 {
        let level = random.next()
        picture[x, y] = Pixel(level, level, level)
      }
    }
    for y in 150..<200 { for x in 0..<400 { picture[x, y] = Pixel(UInt8(y), UInt8(x / 2), 0) } }
    #expect(try PNGReader.decode(PNGWriter.encode(picture)) == picture)
  }

  @Test func manyTokensSpreadOverSeveralBlocks() throws {
    var picture = PixelBuffer(width: 3000, height: 120, filledWith: Pixel(255, 255, 255))
    for y in stride(from: 0, to: 120, by: 2) { for x in stride(from: 0, to: 3000, by: 3) { picture[x, y] = Pixel(9, UInt8(x % 251), 7) } }
    #expect(try PNGReader.decode(PNGWriter.encode(picture)) == picture)
  }

  @Test func premultipliedRowsAreWrittenStraight() throws {
    // Half-clear orange (255,128,0,128) premultiplied is (128,64,0,128); in memory blue, green, red, alpha.
    let memory: [UInt8] = [0, 64, 128, 128, 3, 2, 1, 255, 0, 0, 0, 0]
    let file = memory.withUnsafeBytes {
      PNGWriter.encode(PixelRows(bytes: $0, width: 3, height: 1, bytesPerRow: 12, layout: .premultipliedBGRA))
    }
    let picture = try PNGReader.decode(file)
    #expect(picture[0, 0] == Pixel(255, 128, 0, 128))
    #expect(picture[1, 0] == Pixel(1, 2, 3))
    #expect(picture[2, 0] == Pixel(0, 0, 0, 0))
  }

  @Test func headerSaysWhatTheSimulatorsSays() throws {
    let opaque = PNGWriter.encode(PixelBuffer(width: 4, height: 4, filledWith: Pixel(1, 2, 3)), scale: 3)
    #expect(chunks(opaque) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(opaque[24] == 8 && opaque[25] == 2)
    let clear = PNGWriter.encode(
      PixelBuffer(width: 4, height: 4), scale: 2, text: [PNGText(keyword: "Source", text: "naïve 離")])
    #expect(clear[25] == 6)
    #expect(chunks(clear) == ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IEND"])
    #expect(clear.range(of: Data("Source\u{0}na".utf8) + [0xEF] + Data("ve ?".utf8)) != nil)
    // 216 dots an inch are 8503.9 a metre: 0x2138.
    let physical = try #require(opaque.range(of: Data("pHYs".utf8)))
    #expect([UInt8](opaque[physical.upperBound..<physical.upperBound + 9]) == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
  }

  @Test func textsAreFoundAgain() {
    let texts = [PNGText(keyword: "Fonts", text: "Inter 4.0"), PNGText(keyword: "Naïve", text: "")]
    let file = PNGWriter.encode(PixelBuffer(width: 3, height: 3), text: texts)
    #expect(PNGReader.texts(in: file) == texts)
    #expect(PNGReader.texts(in: file.prefix(40)).isEmpty && PNGReader.texts(in: Data("no picture".utf8)).isEmpty)
  }

  @Test func samePictureSameBytes() {
    let picture = noise(width: 120, height: 80, opaque: false)
    #expect(PNGWriter.encode(picture) == PNGWriter.encode(picture))
  }

  @Test func flatScreensStaySmall() {
    let file = PNGWriter.encode(PixelBuffer(width: 1170, height: 2532, filledWith: Pixel(255, 255, 255)))
    #expect(file.count < 20_000)
  }
}
