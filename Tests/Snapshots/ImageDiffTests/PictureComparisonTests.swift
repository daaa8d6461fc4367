import Foundation
import ImageDiff
import Testing

@Suite struct PictureComparisonTests {
  static let (white, ink) = (Pixel(255, 255, 255), Pixel(20, 20, 30))

  /// Numbers of Knuth's MMIX generator from a fixed start.
  struct Noise {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    mutating func fraction() -> Double { Double(next(1000)) / 1000 }
  }

  private func compare(_ a: PixelBuffer, _ b: PixelBuffer, _ settings: ComparisonSettings = .init()) throws -> PictureComparison {
    try PictureComparison.compare(.buffer(a), .buffer(b), settings: settings)
  }

  private func text(_ dx: Double, _ dy: Double = 0, size: Double, _ seed: UInt64, color: Pixel = Self.ink, text: String = "VALENi3ALiNE")
    -> PixelBuffer
  {
    var random = Noise(state: seed)
    let (x, y) = (8 + random.fraction(), 6 + random.fraction())
    var sketch = Sketch(width: Int(110 * size), height: Int(20 * size) + 8)
    sketch.fill(Sketch.text(text, x: x + dx, y: y + dy, size: size, weight: 0.9 + random.fraction() * 0.6), color)
    return sketch.picture
  }

  @Test(arguments: [0.25, 0.5, -0.25, -0.5], [1.0, 2, 3])
  func textMovedByLessThanAPixelIsNoRealChange(_ dx: Double, _ size: Double) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let result = try compare(text(0, size: size, seed), text(dx, size: size, seed))
      #expect(result.verdict == .shift, "\(seed)")
      #expect(result.counts.shift > 0 && result.counts.real == 0)
    }
  }

  @Test func aStrictComparisonTakesItForReal() throws {
    var settings = ComparisonSettings()
    settings.tellsShifts = false
    let result = try compare(text(0, size: 2, 1), text(0.25, size: 2, 1), settings)
    #expect(result.verdict == .real && result.counts.shift == 0)
  }

  @Test func everyChannelOffByOneIsColor() throws {
    let before = text(0, size: 2, 3)
    var after = before
    for at in after.pixels.indices where at % 4 < 3 { after.pixels[at] = after.pixels[at] == 0 ? 1 : after.pixels[at] - 1 }
    let result = try compare(before, after)
    #expect(result.verdict == .color)
    #expect(result.changedPixels == before.width * before.height && result.counts.color == result.changedPixels)
    #expect(result.greatestColorDifference < 1)
  }

  @Test func onePixelIsReal() throws {
    let before = text(0, size: 2, 3)
    var random = Noise(state: 7)
    for _ in 0..<40 {
      let (x, y) = (random.next(before.width), random.next(before.height))
      var after = before
      after[x, y] = Pixel(255, 0, 0)
      let result = try compare(before, after)
      #expect(result.verdict == .real && result.counts.real == 1 && result.changedPixels == 1, "\(x), \(y)")
      #expect(result.regions.map(\.box) == [PixelBox(left: x, top: y, right: x + 1, bottom: y + 1)])
    }
  }

  /// Two levels of red and blue more, two of green less: far beyond the tolerance where colours are gray, and on no edge.
  @Test func aFaintTintOfAnAreaIsReal() throws {
    let before = PixelBuffer(width: 60, height: 40, filledWith: Pixel(128, 128, 128))
    var after = before
    for y in 8..<20 { for x in 10..<30 { after[x, y] = Pixel(130, 126, 130) } }
    let result = try compare(before, after)
    #expect(result.verdict == .real && result.counts.real == 240)
  }

  /// A band across a picture: all of its pixels are counted, those of letters' edges too.
  @Test func aBandIsRealAndCountedInFull() throws {
    var before = text(0, size: 3, 5)
    for y in 0..<before.height where before[0, y] == Self.white { before[0, y] = Pixel(250, 250, 250) }
    var after = before
    for y in 10..<22 {
      for x in 0..<before.width { after[x, y] = Pixel(255 - before[x, y].red, before[x, y].green / 2, before[x, y].blue) }
    }
    let result = try compare(before, after)
    #expect(result.verdict == .real)
    #expect(result.counts.real == 12 * before.width && result.changedPixels == 12 * before.width)
    #expect(result.regions.map(\.box) == [PixelBox(left: 0, top: 10, right: before.width, bottom: 22)])
  }

  /// Changes that people make, at random places and sizes; each must be found.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func realChangesAreReal(_ seed: UInt64) throws {
    var random = Noise(state: seed &* 977)
    let size = [1.0, 1.5, 2, 3][random.next(4)]
    let (x, y) = (8 + random.fraction(), 8 + random.fraction())
    let (width, height) = (Int(120 * size), Int(60 * size))
    let line = Double(Int(40 * size))
    func screen(
      text: String = "NiLE 3A", dx: Double = 0, color: Pixel = Self.ink, rule: Double? = 0, bar: Double? = 0, weight: Double = 1.2
    ) -> PixelBuffer {
      var sketch = Sketch(width: width, height: height)
      sketch.fill(Sketch.text(text, x: x + dx, y: y, size: size, weight: weight), color)
      if let rule { sketch.fill([.box(4, line + rule, Double(width) - 8, 1)], Pixel(198, 198, 200)) }
      if let bar { sketch.fill([.box(Double(Int(90 * size)) + bar, line - 12 * size, 1, 10 * size)], Pixel(198, 198, 200)) }
      return sketch.picture
    }
    let before = screen()
    let changes: [(String, PixelBuffer)] = [
      ("a rule moved by a pixel", screen(rule: 1)), ("a rule vanished", screen(rule: nil)), ("a bar moved by a pixel", screen(bar: 1)),
      ("a bar vanished", screen(bar: nil)), ("3 became 8", screen(text: "NiLE 8A")),
      ("the dot of an i is missing", screen(text: "NıLE 3A")),
      ("another label", screen(text: "LENi A3")), ("a lighter colour", screen(color: Pixel(50, 50, 60))),
      ("a red colour", screen(color: Pixel(200, 20, 30))), ("bolder", screen(weight: 1.7)),
      ("a pixel and a half to the right", screen(dx: 1.5)),
      ("a whole pixel to the right", screen(dx: 1)), ("moved a little, and 3 became 8", screen(text: "NiLE 8A", dx: 0.25)),
      ("moved a little, and a rule vanished", screen(dx: 0.25, rule: nil)),
    ]
    for (name, after) in changes {
      let result = try compare(before, after)
      #expect(result.verdict == .real, "\(name) at \(size)")
    }
  }

  @Test func differentSizesAreComparedFromTheCorner() throws {
    let small = PixelBuffer(width: 10, height: 8, filledWith: Self.white)
    let large = PixelBuffer(width: 13, height: 9, filledWith: Self.white)
    let result = try compare(small, large)
    #expect(result.verdict == .real && result.sizesDiffer)
    #expect(result.counts.real == 13 * 9 - 10 * 8)
    #expect(
      result.regions.map(\.box) == [PixelBox(left: 10, top: 0, right: 13, bottom: 8), PixelBox(left: 0, top: 8, right: 13, bottom: 9)])
  }

  @Test func theSameFileAndTheSamePixels() throws {
    let picture = text(0, size: 2, 9)
    let file = PNGWriter.encode(picture)
    #expect(try PictureComparison.compare(.data(file), .data(file)).verdict == .identical)
    #expect(try PictureComparison.compare(.data(file), .data(PNGWriter.encode(picture, scale: 3))).verdict == .equal)
    #expect(try picture.withRows { try PictureComparison.compare(.data(file), .rows($0)) }.verdict == .equal)
  }

  /// Taller than what is kept of a picture while it is compared.
  @Test func longPicturesAreComparedToTheirEnd() throws {
    var picture = PixelBuffer(width: 5, height: 20_000, filledWith: Self.white)
    for y in stride(from: 0, to: 20_000, by: 7) { picture[y % 5, y] = Pixel(0, UInt8(y % 256), 200) }
    var other = picture
    other[3, 19_999] = Self.ink
    let result = try PictureComparison.compare(.data(PNGWriter.encode(picture)), .data(PNGWriter.encode(other)))
    #expect(result.verdict == .real && result.changedPixels == 1)
    #expect(result.regions.first?.box == PixelBox(left: 3, top: 19_999, right: 4, bottom: 20_000))
    var wide = PixelBuffer(width: 20_000, height: 3, filledWith: Self.white)
    let before = PNGWriter.encode(wide)
    wide[19_998, 2] = Self.ink
    #expect(try PictureComparison.compare(.data(before), .data(PNGWriter.encode(wide))).changedPixels == 1)
  }

  @Test func whatHasNoOpacityHasNoColor() throws {
    let (clear, other) = (
      PixelBuffer(width: 3, height: 3, filledWith: Pixel(0, 0, 0, 0)), PixelBuffer(width: 3, height: 3, filledWith: Pixel(9, 200, 7, 0))
    )
    #expect(try compare(clear, other).verdict == .color)
    #expect(try compare(clear, PixelBuffer(width: 3, height: 3, filledWith: Pixel(0, 0, 0, 60))).verdict == .real)
  }

  @Test func theBrokenOneIsNamed() throws {
    let good = PNGWriter.encode(PixelBuffer(width: 3, height: 3, filledWith: Self.white))
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:0123\nsize 48213\n".utf8)
    #expect(throws: ComparisonError(.second, .png(.lfsPointer(size: 48213)))) {
      try PictureComparison.compare(.data(good), .data(pointer))
    }
    // Two pointers are the same file, but no picture.
    #expect(throws: ComparisonError(.first, .png(.lfsPointer(size: 48213)))) {
      try PictureComparison.compare(.data(pointer), .data(pointer))
    }
    #expect(throws: ComparisonError(.first, .png(.truncated(bytes: good.count - 5)))) {
      try PictureComparison.compare(.data(good.dropLast(5)), .data(good.dropLast(5)))
    }
    #expect(throws: ComparisonError(.first, .unreadable(2))) { try PictureComparison.compare(.file("/nowhere/a.png"), .data(good)) }
    #expect(throws: ComparisonError(.first, .png(.empty))) { try PictureComparison.compare(.data(Data()), .data(good)) }
  }

  /// The files of `PNGReaderTests`: gray of one bit and interlaced, against the pixels they hold.
  @Test func otherKindsOfPNGAreDecodedWhole() throws {
    let gray = try #require(
      Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAgAAAABAQAAAADLe9LuAAAACklEQVR42mPYBAAAtACziZDNLwAAAABJRU5ErkJggg=="))
    let row = PixelBuffer(width: 8, height: 1, pixels: [255, 0, 255, 255, 0, 0, 255, 0].flatMap { [$0, $0, $0, 255] })
    #expect(try PictureComparison.compare(.data(gray), .buffer(row)).verdict == .equal)
  }

  @Test func theDifferencePictureShowsWhatChanged() throws {
    let before = text(0, size: 2, 3)
    var after = text(0.5, size: 2, 3)
    for y in 41..<44 { for x in 180..<184 { after[x, y] = Pixel(255, 0, 0) } }
    after[0, 0] = Pixel(254, 254, 254)
    let comparison = try compare(before, after)
    let picture = try DifferencePicture.make(.buffer(before), .buffer(after), comparison, settings: .init())
    let all = (0..<picture.height).flatMap { y in (0..<picture.width).map { x in picture[x, y] } }
    #expect(picture[181, 42] == Pixel(230, 0, 60) && picture[0, 0] == Pixel(240, 180, 0))
    let isShown = all.contains(Pixel(0, 110, 230))
    #expect(isShown)
    #expect(picture[picture.width - 1, picture.height - 1] == Self.white)
  }
}
