import ImageDiff
import Testing

@Suite struct ThumbnailTests {
  @Test(arguments: [(1170, 2532, 52, 112), (2532, 1170, 80, 37), (20_000, 3, 80, 1), (3, 20_000, 1, 112), (160, 224, 80, 112)])
  func proportionsStay(_ width: Int, _ height: Int, _ expectedWidth: Int, _ expectedHeight: Int) {
    let small = Thumbnail.make(of: PixelBuffer(width: width, height: height, filledWith: Pixel(1, 2, 3, 255)), width: 80, height: 112)
    #expect([small.width, small.height] == [expectedWidth, expectedHeight])
    #expect(small[0, 0] == Pixel(1, 2, 3, 255))
    #expect(small[small.width - 1, small.height - 1] == Pixel(1, 2, 3, 255))
  }

  @Test func whatFitsStays() {
    let picture = PixelBuffer(width: 80, height: 10, filledWith: Pixel(9, 8, 7, 6))
    #expect(Thumbnail.make(of: picture, width: 80, height: 112) == picture)
  }

  @Test func aPixelIsTheMeanOfThoseItStandsFor() {
    var picture = PixelBuffer(width: 4, height: 2, filledWith: Pixel(0, 0, 0, 255))
    picture[0, 0] = Pixel(200, 100, 40, 255)
    picture[1, 1] = Pixel(100, 0, 0, 255)
    let small = Thumbnail.make(of: picture, width: 2, height: 2)
    #expect([small.width, small.height] == [2, 1])
    #expect(small[0, 0] == Pixel(75, 25, 10, 255))
    #expect(small[1, 0] == Pixel(0, 0, 0, 255))
  }

  @Test func whatCannotBeSeenTintsNothing() {
    var picture = PixelBuffer(width: 2, height: 1, filledWith: Pixel(255, 0, 0, 0))
    picture[0, 0] = Pixel(0, 0, 200, 255)
    #expect(Thumbnail.make(of: picture, width: 1, height: 1)[0, 0] == Pixel(0, 0, 200, 128))
  }
}
