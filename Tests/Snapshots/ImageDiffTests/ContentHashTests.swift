import Foundation
import ImageDiff
import Testing

@Suite struct ContentHashTests {
  private func picture() -> PixelBuffer {
    var picture = PixelBuffer(width: 37, height: 23, filledWith: Pixel(250, 250, 250))
    for y in 4..<9 { for x in 3..<30 { picture[x, y] = Pixel(UInt8(x * 8), 40, UInt8(y * 20)) } }
    return picture
  }

  private func hash(_ picture: PixelBuffer) -> ContentHash { picture.withRows { ContentHash($0) } }

  @Test func everyPixelAndTheSizeCount() {
    let whole = hash(picture())
    var seen: Set<ContentHash> = [whole]
    for y in 0..<23 {
      for x in 0..<37 {
        var changed = picture()
        changed[x, y].blue ^= 1
        #expect(seen.insert(hash(changed)).inserted, "pixel \(x), \(y)")
      }
    }
    let white = Pixel(255, 255, 255)
    #expect(hash(PixelBuffer(width: 4, height: 6, filledWith: white)) != hash(PixelBuffer(width: 6, height: 4, filledWith: white)))
    #expect(hash(picture()) == whole)
  }

  @Test func rowsThatChangePlacesCount() {
    var swapped = picture()
    for x in 0..<37 { (swapped[x, 5], swapped[x, 6]) = (swapped[x, 6], swapped[x, 5]) }
    #expect(hash(swapped) != hash(picture()))
  }

  @Test func aTextIsReadBack() {
    let hash = hash(picture())
    #expect(hash.text.count == 32)
    #expect(ContentHash(text: hash.text) == hash)
    #expect(ContentHash(text: "zz") == nil)
  }

  @Test func aSealIsFoundAndThePixelsAreAsBefore() throws {
    let file = PNGWriter.encode(picture(), sealedWith: hash(picture()))
    #expect(PNGSeal.hash(in: file) == hash(picture()))
    #expect(try PNGReader.decode(file) == picture())
    #expect(PNGSeal.hash(in: PNGWriter.encode(picture())) == nil)
  }

  @Test func aSealOfAnEarlierVersionSaysNothing() throws {
    let file = PNGWriter.encode(picture(), sealedWith: hash(picture()))
    #expect(!PNGSeal.isOutdated(in: file))
    #expect(!PNGSeal.isOutdated(in: PNGWriter.encode(picture())))
    // The seal stands before the last chunk: 4 bytes of checksum, 12 of the end.
    let mark = try #require(file.range(of: Data("layoutpreview:pixels\0".utf8)))
    let words = String(decoding: file[mark.upperBound..<file.count - 16], as: UTF8.self).split(separator: " ")
    #expect(words.count == 3)
    let seal = PNGText(keyword: "layoutpreview:pixels", text: words.prefix(2).joined(separator: " "))
    let earlier = PNGWriter.encode(picture(), text: [seal])
    #expect(PNGSeal.hash(in: earlier) == nil)
    #expect(PNGSeal.isOutdated(in: earlier))
    var edited = picture()
    edited[5, 5] = Pixel(0, 0, 0)
    #expect(!PNGSeal.isOutdated(in: PNGWriter.encode(edited, text: [seal])))
  }

  @Test func howOftenARowIsRepeatedCounts() {
    func striped(_ heights: [Int]) -> PixelBuffer {
      var picture = PixelBuffer(width: 5, height: heights.reduce(0, +), filledWith: Pixel(255, 255, 255))
      var y = 0
      for (index, height) in heights.enumerated() {
        for row in y..<y + height where index % 2 == 1 { for x in 0..<5 { picture[x, row] = Pixel(0, 0, 0) } }
        y += height
      }
      return picture
    }
    #expect(Set([[1, 4, 3], [2, 3, 3], [1, 3, 4], [3, 4, 1], [4, 1, 3]].map { hash(striped($0)) }).count == 5)
  }

  @Test func editedPixelsBreakTheSeal() throws {
    let file = PNGWriter.encode(picture(), sealedWith: hash(picture()))
    var edited = picture()
    edited[5, 5] = Pixel(0, 0, 0)
    // What an editor that keeps the text chunks writes: the old seal behind new data.
    let other = PNGWriter.encode(edited, sealedWith: hash(edited))
    let seal = 12 + "layoutpreview:pixels".utf8.count + 1
    func tail(_ file: Data) -> Data {
      let at = file.range(of: Data("layoutpreview:pixels".utf8))?.lowerBound ?? file.endIndex
      return file[(at - 8)...]
    }
    #expect(tail(file).count > seal)
    let forged = other[..<(other.count - tail(other).count)] + tail(file)
    #expect(try PNGReader.decode(Data(forged)) == edited)
    #expect(PNGSeal.hash(in: Data(forged)) == nil)
  }

  @Test func everyDamagedByteOfTheDataBreaksTheSeal() {
    let file = PNGWriter.encode(picture(), sealedWith: hash(picture()))
    for at in file.indices.dropFirst(8).dropLast(12) {
      var damaged = file
      damaged[at] ^= 0x10
      let found = PNGSeal.hash(in: damaged)
      #expect(found == nil || found == hash(picture()), "byte \(at)")
    }
    for count in 0..<file.count { #expect(PNGSeal.hash(in: file.prefix(count)) == nil) }
  }
}
