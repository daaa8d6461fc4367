import Foundation
import ImageDiff
import Testing

/// Files made byte by byte with Python's `struct` and `zlib`; expected pixels follow from the bytes written.
@Suite struct PNGReaderTests {
  private func pixels(_ base64: String) throws -> [Pixel] {
    let data = try #require(Data(base64Encoded: base64))
    let picture = try PNGReader.decode(data)
    return (0..<picture.height).flatMap { y in (0..<picture.width).map { x in picture[x, y] } }
  }

  @Test func readsOneBitGray() throws {
    let file = "iVBORw0KGgoAAAANSUhEUgAAAAgAAAABAQAAAADLe9LuAAAACklEQVR42mPYBAAAtACziZDNLwAAAABJRU5ErkJggg=="
    #expect(try pixels(file).map(\.red) == [255, 0, 255, 255, 0, 0, 255, 0])
  }

  @Test func readsTwoBitGray() throws {
    let file = "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABAgAAAACW50iwAAAACklEQVR42mOQBgAAHQAcI3yPrAAAAABJRU5ErkJggg=="
    #expect(try pixels(file) == [0, 85, 170, 255].map { Pixel($0, $0, $0) })
  }

  @Test func readsPaletteWithTransparency() throws {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEX/AAAAAP9sof2OAAAAAnRSTlP/gAgPs2oAAAALSURBVHjaY2BgBAAABAACLN5IrQ"
      + "AAAABJRU5ErkJggg=="
    #expect(try pixels(file) == [Pixel(255, 0, 0), Pixel(0, 0, 255, 128)])
  }

  @Test func roundsSixteenBitsToEight() throws {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAFUlEQVR42mNgYGhg+P+fkZGJiZkZABQgAou9FV93AAAAAElFTkSuQmCC"
    #expect(try pixels(file) == [Pixel(0, 128, 255), Pixel(1, 2, 3)])
  }

  @Test func readsGrayWithAlpha() throws {
    let file = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mNw+N+gAAAFIgHgK0ou5gAAAABJRU5ErkJggg=="
    #expect(try pixels(file) == [Pixel(64, 64, 64), Pixel(128, 128, 128, 32)])
  }

  @Test func readsColorKeyTransparency() throws {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAABnRSTlMAAQACAAPJS6v1AAAAD0lEQVR42mNgZGJmYWUDAAA/ABaYwWgTAAAAAElFTkSu"
      + "QmCC"
    #expect(try pixels(file) == [Pixel(1, 2, 3, 0), Pixel(4, 5, 6)])
  }

  @Test func readsInterlaced() throws {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADCAAAAAEERNr1AAAAF0lEQVR42mNgYGBiUFBiYGRQZBAQFAIAA6kAmgECB8sAAAAASUVORK5CYII="
    #expect(try pixels(file).map(\.green) == [0, 1, 2, 16, 17, 18, 32, 33, 34])
  }

  @Test func convertsDisplayP3ToSRGB() throws {
    let file =
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABCAIAAAB2XpiaAAAApmlDQ1BQMwAAeJxjYGD0YAACFiDOzSspCnJ3UoiIjFJgQAKJycUFDHjBt2sMjCD6si5+"
      + "dVgBexHQQiB9A4hF0iHsNyB2EpgNNlikvKSgBMgWAbGLQoKcgWwNIFshHYmdhMRG+KH5PgOD7f7////vRoh57Wdg2GjOwMC1EyGmYcHAIMjNwHACSQzh"
      + "r4LEokSwEDMQM6WlMTB8Ws7AwBvJwCB8AWhONADkqy3SJi1FvwAAABVJREFUeNpj+M/AcCLFqKGhwWZLFAAhfQUoc6QyawAAAABJRU5ErkJggg=="
    // Little CMS gives these for (255,0,0) (200,100,50) (128,128,128) (60,180,90).
    let expected = [Pixel(255, 0, 0), Pixel(215, 93, 31), Pixel(128, 128, 128), Pixel(0, 183, 78)]
    for (pixel, wanted) in zip(try pixels(file), expected) {
      #expect(abs(Int(pixel.red) - Int(wanted.red)) <= 1, "\(pixel)")
      #expect(abs(Int(pixel.green) - Int(wanted.green)) <= 1, "\(pixel)")
      #expect(abs(Int(pixel.blue) - Int(wanted.blue)) <= 1, "\(pixel)")
    }
  }

  @Test func namesWhatIsWrong() throws {
    #expect(throws: PNGError.empty) { try PNGReader.decode(Data()) }
    #expect(throws: PNGError.notPNG(looksLike: "a JPEG")) { try PNGReader.decode(Data([0xFF, 0xD8, 0xFF, 0xE0])) }
    #expect(throws: PNGError.notPNG(looksLike: nil)) { try PNGReader.decode(Data("hello".utf8)) }
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0123\nsize 48213\n"
    #expect(throws: PNGError.lfsPointer(size: 48213)) { try PNGReader.decode(Data(pointer.utf8)) }
    #expect(PNGError.lfsPointer(size: 48213).description.contains("git lfs pull"))
  }

  @Test func namesTruncationDamageAndSize() throws {
    let file = PNGWriter.encode(PixelBuffer(width: 40, height: 30, filledWith: Pixel(1, 2, 3)))
    for count in [4, 20, 60, file.count - 20] {
      #expect(throws: PNGError.truncated(bytes: count)) { try PNGReader.decode(file.prefix(count)) }
    }
    var huge = file
    huge.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: PNGError.tooLarge(width: 0x7FFF_FFFF, height: 30)) { try PNGReader.decode(huge) }
    var changed = file
    changed[changed.count - 20] ^= 0x55
    #expect(throws: PNGError.self) { try PNGReader.decode(changed) }
  }

  @Test func readsTheSizeFromTheHeader() throws {
    let file = PNGWriter.encode(PixelBuffer(width: 40, height: 30))
    let size = try PNGReader.size(of: file.prefix(30))
    #expect(size.width == 40 && size.height == 30)
  }
}
