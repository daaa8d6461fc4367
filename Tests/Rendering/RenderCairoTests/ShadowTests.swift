import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import Testing

/// Alpha levels read from iOS 17 pictures of Blueprint's Box with shadows.
@Suite struct ShadowTests {
  private func shadow(_ shape: DisplayList.Shape?, radius: CGFloat, offset: CGSize = .zero, items: [DisplayList.Item] = [])
    -> DisplayList.Group
  {
    DisplayList.Group(
      name: "box", kind: "UIView", shadow: .init(color: Drawing.black, offset: offset, radius: radius, shape: shape), items: items)
  }

  @Test func radiusEightFallsOffAsOnIOS() throws {
    let box = Drawing.rounded(20, 20, 60, 60, radius: 10)
    let picture = try Drawing.pixels(Drawing.list(100, 100, background: nil, shadow(box, radius: 8)))
    let outwards = Array(picture.alphas(50, 0..<20).reversed())
    #expect(
      close(outwards.prefix(18) + [], [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0, 0], within: 2), "\(outwards)")
  }

  @Test func radiusTwoFallsOffAsOnIOS() throws {
    let box = Drawing.rounded(20, 20, 80, 60, radius: 100)
    let picture = try Drawing.pixels(Drawing.list(120, 100, background: nil, shadow(box, radius: 2)))
    let outwards = Array(picture.alphas(50, 12..<20).reversed())
    #expect(close(Array(outwards.prefix(5)), [97, 53, 23, 7, 0], within: 2), "\(outwards)")
  }

  @Test func largeBoxesHaveTheSameShadowAsSmallOnes() throws {
    // The middle of a large box's shadow is repeated, not computed; its corner must be that of a box computed whole.
    let large = try Drawing.pixels(
      Drawing.list(300, 300, background: nil, shadow(Drawing.rounded(30.25, 30.5, 240, 240, radius: 12), radius: 5)))
    let path = CGPath(
      roundedRect: CGRect(x: 30.25, y: 30.5, width: 240, height: 240), cornerWidth: 12, cornerHeight: 12, transform: nil)
    let whole = try Drawing.pixels(Drawing.list(300, 300, background: nil, shadow(.path(path), radius: 5)))
    let difference = try #require(PixelDifference(large, whole))
    #expect(difference.greatest <= 1)
  }

  @Test func shadowOfContentIsThatOfItsShape() throws {
    let box = Drawing.rect(20, 20, 40, 40)
    let item = DisplayList.Item.fill(box, .color(Drawing.red), .winding)
    let ofContent = try Drawing.pixels(
      Drawing.list(80, 80, shadow(nil, radius: 4, offset: CGSize(width: 2, height: 3), items: [item])), scale: 2)
    let ofShape = try Drawing.pixels(
      Drawing.list(80, 80, shadow(box, radius: 4, offset: CGSize(width: 2, height: 3), items: [item])), scale: 2)
    let difference = try #require(PixelDifference(ofContent, ofShape))
    #expect(difference.greatest <= 1)
    #expect(ofShape[80, 80] == Pixel(255, 0, 0))
    #expect(ofShape[80, 128].red < 200)
  }

  @Test func wideBlursFallOffLikeNarrowOnes() throws {
    // iOS's levels of radius 8 at 1x, one pixel apart, are those of radius 8 at 5x, five pixels apart.
    let list = Drawing.list(100, 100, background: nil, shadow(Drawing.rounded(20, 20, 60, 60, radius: 10), radius: 8))
    let picture = try Drawing.pixels(list, scale: 5)
    let outwards = (0..<17).map { Int(picture[97 - $0 * 5, 250].alpha) }
    #expect(close(outwards, [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0], within: 3), "\(outwards)")
  }

  @Test func clipCutsTheContentNotTheShadow() throws {
    var group = shadow(Drawing.rect(20, 20, 40, 40), radius: 4, items: [.fill(Drawing.rect(0, 0, 80, 80), .color(Drawing.red), .winding)])
    group.clip = Drawing.rect(20, 20, 40, 40)
    let picture = try Drawing.pixels(Drawing.list(80, 80, background: nil, group))
    #expect(picture[40, 40] == Pixel(255, 0, 0))
    #expect(picture[18, 40].red == 0 && picture[18, 40].alpha > 50)
  }
}
