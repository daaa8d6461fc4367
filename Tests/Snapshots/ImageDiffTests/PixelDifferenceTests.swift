import ImageDiff
import Testing

@Suite struct PixelDifferenceTests {
  @Test func equalPicturesDoNotDiffer() throws {
    let picture = PixelBuffer(width: 5, height: 4, filledWith: Pixel(1, 2, 3))
    let difference = try #require(PixelDifference(picture, picture))
    #expect(difference.count == 0 && difference.box == nil && difference.greatest == 0)
  }

  @Test func countsPixelsAndBoxesThem() throws {
    let picture = PixelBuffer(width: 9, height: 7, filledWith: Pixel(10, 10, 10))
    var other = picture
    other[2, 1] = Pixel(10, 13, 10)
    other[6, 5] = Pixel(10, 10, 10, 200)
    let difference = try #require(PixelDifference(picture, other))
    #expect(difference.count == 2 && difference.greatest == 55)
    let box = try #require(difference.box)
    #expect(box == (2, 1, 5, 5))
  }

  @Test func picturesOfOtherSizesAreNotCompared() {
    #expect(PixelDifference(PixelBuffer(width: 1, height: 2), PixelBuffer(width: 2, height: 1)) == nil)
  }
}
