import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import Testing

/// Levels named "iOS" were read from pictures that the iOS simulator drew in public snapshot tests of Blueprint,
/// swift-snapshot-testing and Reamp.
@Suite struct ShapeTests {
  @Test func roundedCornersCoverAsOnIOS() throws {
    // iOS 17, Blueprint's rounded box: radius 10 at 1x.
    let picture = try Drawing.pixels(
      Drawing.list(100, 100, background: nil, [.fill(Drawing.rounded(0, 0, 100, 100, radius: 10), .color(Drawing.blue), .winding)]))
    #expect(close(picture.alphas(0, 0..<11), [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255], within: 1), "\(picture.alphas(0, 0..<11))")
    #expect(close(picture.alphas(1, 0..<7), [0, 0, 0, 0, 81, 220, 255], within: 1), "\(picture.alphas(1, 0..<7))")
    #expect(close(picture.alphas(2, 0..<5), [0, 0, 2, 138, 255], within: 1), "\(picture.alphas(2, 0..<5))")
    for y in 0..<12 {
      for x in 0..<12 {
        #expect(abs(Int(picture[x, y].alpha) - Int(picture[y, x].alpha)) <= 1)
        #expect(picture[x, y].alpha == picture[99 - x, y].alpha && picture[x, y].alpha == picture[x, 99 - y].alpha)
      }
    }
  }

  @Test func capsulesCoverAsOnIOS() throws {
    // iOS 17, Blueprint's capsule of 200×100: radius 50 at 1x.
    let picture = try Drawing.pixels(
      Drawing.list(200, 100, background: nil, [.fill(Drawing.rounded(0, 0, 200, 100, radius: 50), .color(Drawing.blue), .winding)]))
    let top = picture.alphas(0, 39..<50)
    #expect(close(top, [0, 22, 67, 111, 144, 177, 201, 221, 238, 246, 252], within: 1), "\(top)")
    #expect(close(picture.alphas(5, 25..<30), [0, 38, 165, 253, 255], within: 1), "\(picture.alphas(5, 25..<30))")
    #expect(close(picture.alphas(14, 13..<17), [0, 61, 241, 255], within: 1), "\(picture.alphas(14, 13..<17))")
  }

  @Test func filledCirclesCoverAsOnIOS() throws {
    // iOS 13, swift-snapshot-testing's heart: a circle of radius 15 at 1x, filled as a path.
    let circle = DisplayList.Item.fill(.ellipse(CGRect(x: 0, y: 0, width: 30, height: 30)), .color(Drawing.black), .winding)
    let picture = try Drawing.pixels(Drawing.list(30, 30, background: nil, [circle]))
    #expect(close(picture.alphas(0, 8..<15), [0, 2, 60, 140, 191, 217, 243], within: 1), "\(picture.alphas(0, 8..<15))")
  }

  @Test func bordersAreNotMovedToPixels() throws {
    // iOS: 0.8 points of light gray over white at 2x are one full pixel and one at 60 %, at 3x two and 40 %.
    let gray = CGColor(gray: 170 / 255, alpha: 1)
    let list = Drawing.list(20, 20, [.border(Drawing.rect(0, 0, 20, 20), width: 0.8, color: gray)])
    #expect(try Drawing.pixels(list, scale: 2).row(20, 0..<3).map(\.red) == [170, 204, 255])
    #expect(try Drawing.pixels(list, scale: 3).row(30, 0..<4).map(\.red) == [170, 170, 221, 255])
  }

  @Test func bordersLieInsideTheBounds() throws {
    // iOS 13, swift-snapshot-testing's layer: width 4 at 3x, rows 0 to 11 black, the next one pure fill.
    let list = Drawing.list(
      100, 100,
      [
        .fill(Drawing.rect(0, 0, 100, 100), .color(Drawing.red), .winding),
        .border(Drawing.rect(0, 0, 100, 100), width: 4, color: Drawing.black),
      ])
    let picture = try Drawing.pixels(list, scale: 3)
    #expect(picture[150, 11] == Pixel(0, 0, 0) && picture[150, 12] == Pixel(255, 0, 0))
    #expect(picture[11, 150] == Pixel(0, 0, 0) && picture[12, 150] == Pixel(255, 0, 0))
    #expect(picture[299, 299] == Pixel(0, 0, 0))
  }

  @Test func fillLiesUnderARoundedBorderWithTheSameOutline() throws {
    // iOS 17, Blueprint's rounded box with a border: edge pixels mix fill, border and background.
    let orange = CGColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
    let outline = Drawing.rounded(0, 0, 100, 100, radius: 10)
    let picture = try Drawing.pixels(
      Drawing.list(100, 100, [.fill(outline, .color(Drawing.blue), .winding), .border(outline, width: 1, color: orange)]))
    #expect(picture[50, 0] == Pixel(255, 128, 0) && picture[50, 1] == Pixel(0, 0, 255))
    func differences(_ y: Int, _ from: Int, _ expected: [Pixel]) -> [Int] {
      zip(picture.row(y, from..<from + expected.count), expected).map { pixel, wanted in
        max(
          abs(Int(pixel.red) - Int(wanted.red)), abs(Int(pixel.green) - Int(wanted.green)), abs(Int(pixel.blue) - Int(wanted.blue)))
      }
    }
    let first = differences(
      0, 4,
      [
        Pixel(255, 255, 255), Pixel(250, 247, 250), Pixel(201, 154, 162), Pixel(197, 114, 89), Pixel(222, 113, 37),
        Pixel(244, 122, 11), Pixel(255, 128, 0),
      ])
    // iOS strokes the border, whose outline is flattened at other places than the fill's: up to 9 levels on three pixels a corner.
    #expect(first.max() ?? 255 <= 9, "\(first)")
    let second = differences(
      1, 4,
      [
        Pixel(202, 157, 165), Pixel(227, 116, 32), Pixel(179, 89, 76), Pixel(102, 51, 153), Pixel(36, 18, 219), Pixel(13, 6, 242),
        Pixel(0, 0, 255),
      ])
    #expect(second.max() ?? 255 <= 9, "\(second)")
  }

  @Test func fractionalEdgesBlendLinearly() throws {
    let picture = try Drawing.pixels(
      Drawing.list(10, 10, [.fill(Drawing.rect(2.25, 0, 5, 10), .color(Drawing.black), .winding)]))
    #expect(close(picture.row(5, 1..<9).map { Int($0.red) }, [255, 64, 0, 0, 0, 0, 191, 255], within: 1))
  }

  @Test func sizesRoundToTheNearestPixel() throws {
    // iOS: 188.667 points at 3x are 566 pixels, 33.6667 are 101.
    let picture = try Drawing.pixels(Drawing.list(188.667, 33.6667, []), scale: 3)
    #expect(picture.width == 566 && picture.height == 101)
  }

  @Test func evenOddLeavesHoles() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 1, width: 8, height: 8))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let hole = try Drawing.pixels(Drawing.list(10, 10, [.fill(.path(path), .color(Drawing.black), .evenOdd)]))
    let whole = try Drawing.pixels(Drawing.list(10, 10, [.fill(.path(path), .color(Drawing.black), .winding)]))
    #expect(hole[5, 5] == Pixel(255, 255, 255) && whole[5, 5] == Pixel(0, 0, 0))
    #expect(hole[2, 2] == Pixel(0, 0, 0))
  }

  @Test func turnedSquareIsAntialiased() throws {
    // A square keeps its area of 16 pixels however it is turned; its edges then take many levels.
    var group = Drawing.group([.fill(Drawing.rect(-2, -2, 4, 4), .color(Drawing.black), .winding)])
    group.transform = CGAffineTransform(rotationAngle: .pi / 6).concatenating(CGAffineTransform(translationX: 10, y: 10))
    let picture = try Drawing.pixels(Drawing.list(20, 20, background: nil, group))
    let area = (0..<20).reduce(0) { sum, y in sum + picture.alphas(y, 0..<20).reduce(0, +) }
    #expect(abs(Double(area) / 255 - 16) < 0.1)
    #expect(Set((0..<20).flatMap { picture.alphas($0, 0..<20) }).count > 4)
  }

  @Test func dashesAndCapsAreDrawn() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 5))
    let stroke = DisplayList.Stroke(paint: .color(Drawing.black), width: 2, dash: [4, 4])
    let picture = try Drawing.pixels(Drawing.list(20, 10, [.stroke(.path(path), stroke)]))
    #expect(picture.row(4, 0..<9).map(\.red) == [0, 0, 0, 0, 255, 255, 255, 255, 0])
    #expect(picture[1, 3].red == 255 && picture[1, 6].red == 255)
  }

  @Test func continuousCornersAreFullerThanCircles() throws {
    func alphaSum(_ continuous: Bool) throws -> Int {
      let radii = DisplayList.CornerRadii(topLeft: 20, topRight: 20, bottomRight: 20, bottomLeft: 20, isContinuous: continuous)
      let shape = DisplayList.Shape.roundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), radii)
      let picture = try Drawing.pixels(Drawing.list(100, 100, background: nil, [.fill(shape, .color(Drawing.black), .winding)]))
      #expect(picture[50, 0].alpha == 255 && picture[0, 50].alpha == 255 && picture[0, 0].alpha == 0)
      for at in 0..<40 { #expect(abs(Int(picture[at, 3].alpha) - Int(picture[3, at].alpha)) <= 1) }
      return (0..<31).reduce(0) { sum, y in sum + picture.alphas(y, 0..<31).reduce(0, +) }
    }
    // Published control points: the curve leaves the edge at 1.528665 radii and lies outside the circle's ends, inside at none.
    #expect(try alphaSum(true) < alphaSum(false))
  }

  @Test func gradientsMixPremultipliedColors() throws {
    // Core Animation mixes premultiplied: half way from opaque red to clear the colour is still red.
    let stops = [
      DisplayList.GradientStop(location: 0, color: Drawing.red),
      DisplayList.GradientStop(location: 1, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0)),
    ]
    let paint = DisplayList.Paint.linearGradient(start: .zero, end: CGPoint(x: 0, y: 100), stops: stops)
    let picture = try Drawing.pixels(Drawing.list(10, 100, background: nil, [.fill(Drawing.rect(0, 0, 10, 100), paint, .winding)]))
    #expect(abs(Int(picture[5, 50].alpha) - 127) <= 2 && picture[5, 50].red >= 254)
    #expect(picture[5, 0].alpha >= 253 && picture[5, 99].alpha <= 2)
  }

  @Test func radialAndConicGradientsLieRight() throws {
    let stops = [
      DisplayList.GradientStop(location: 0, color: Drawing.black), DisplayList.GradientStop(location: 1, color: Drawing.white),
    ]
    let radial = DisplayList.Paint.radialGradient(
      center: CGPoint(x: 20, y: 20), radius: CGSize(width: 20, height: 20), stops: stops)
    let round = try Drawing.pixels(Drawing.list(40, 40, [.fill(Drawing.rect(0, 0, 40, 40), radial, .winding)]))
    #expect(round[20, 20].red < 12 && abs(Int(round[30, 20].red) - 134) < 4 && round[0, 0].red == 255)
    let conic = DisplayList.Paint.conicGradient(center: CGPoint(x: 20, y: 20), angle: 0, stops: stops)
    let turned = try Drawing.pixels(Drawing.list(40, 40, [.fill(Drawing.rect(0, 0, 40, 40), conic, .winding)]))
    // Clockwise from the right: a quarter below, half at the left, three quarters above.
    #expect(abs(Int(turned[20, 39].red) - 64) < 4)
    #expect(abs(Int(turned[0, 20].red) - 127) < 4)
    #expect(abs(Int(turned[20, 0].red) - 191) < 6)
  }
}
