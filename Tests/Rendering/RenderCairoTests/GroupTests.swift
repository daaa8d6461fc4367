import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import Testing

@Suite struct GroupTests {
  private let square = DisplayList.Item.fill(Drawing.rect(0, 0, 10, 10), .color(Drawing.red), .winding)
  private let over = DisplayList.Item.fill(Drawing.rect(5, 0, 10, 10), .color(Drawing.blue), .winding)

  @Test func opacityMixesTheGroupAsAWhole() throws {
    var group = Drawing.group([square, over])
    group.opacity = 0.5
    let picture = try Drawing.pixels(Drawing.list(20, 10, group))
    // Where both lie, only the upper one shows through.
    #expect(close([Int(picture[7, 5].red), Int(picture[7, 5].green), Int(picture[7, 5].blue)], [127, 127, 255], within: 1))
    #expect(close([Int(picture[2, 5].red), Int(picture[2, 5].green)], [255, 127], within: 1))
  }

  @Test func opacityOfOneItemIsItsAlpha() throws {
    var inner = Drawing.group([square])
    inner.opacity = 0.5
    var outer = Drawing.group([.group(inner)])
    outer.opacity = 0.5
    #expect(try Drawing.pixels(Drawing.list(20, 10, background: nil, outer))[2, 5].alpha == 64)
  }

  @Test func roundedClipCutsWithSmoothEdges() throws {
    var group = Drawing.group([.fill(Drawing.rect(-50, -50, 300, 300), .color(Drawing.red), .winding)])
    group.clip = Drawing.rounded(0, 0, 100, 100, radius: 10)
    let picture = try Drawing.pixels(Drawing.list(120, 120, background: nil, group))
    // The same levels as a filled box of that outline.
    #expect(close(picture.alphas(0, 5..<11), [5, 85, 165, 224, 249, 255], within: 1))
    #expect(picture[110, 50].alpha == 0 && picture[99, 50].alpha == 255)
  }

  @Test func backgroundOfAClippedViewIsCutOnce() throws {
    let outline = Drawing.rounded(0, 0, 100, 100, radius: 10)
    var group = Drawing.group([
      .fill(outline, .color(Drawing.red), .winding), .fill(Drawing.rect(0, 60, 100, 60), .color(Drawing.red), .winding),
    ])
    group.clip = outline
    let picture = try Drawing.pixels(Drawing.list(100, 100, background: nil, group))
    #expect(close(picture.alphas(0, 5..<11), [5, 85, 165, 224, 249, 255], within: 1))
    #expect(close(picture.alphas(99, 5..<11), [5, 85, 165, 224, 249, 255], within: 1))
  }

  @Test func borderOfAClippedViewIsNotCutTwice() throws {
    let outline = Drawing.rounded(0, 0, 100, 100, radius: 10)
    let border = DisplayList.Item.border(outline, width: 2, color: Drawing.black)
    var group = Drawing.group([.fill(Drawing.rect(-20, 40, 300, 20), .color(Drawing.red), .winding), border])
    group.clip = outline
    let clipped = try Drawing.pixels(Drawing.list(100, 100, background: nil, group))
    let alone = try Drawing.pixels(Drawing.list(100, 100, background: nil, [border]))
    #expect(clipped.row(0, 0..<30) == alone.row(0, 0..<30))
    #expect(clipped[50, 50] == Pixel(255, 0, 0) && clipped[1, 50] == Pixel(0, 0, 0))
  }

  @Test func maskMultipliesAlpha() throws {
    var group = Drawing.group([square, over])
    group.mask = [
      Drawing.group([.fill(Drawing.rect(0, 0, 8, 10), .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)), .winding)])
    ]
    let picture = try Drawing.pixels(Drawing.list(20, 10, background: nil, group))
    #expect(abs(Int(picture[2, 5].alpha) - 128) <= 1 && picture[2, 5].red == 255)
    #expect(picture[12, 5].alpha == 0)
  }

  @Test func transformsNest() throws {
    var inner = Drawing.group([square])
    inner.transform = CGAffineTransform(translationX: 3, y: 1)
    var outer = Drawing.group([.group(inner)])
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let picture = try Drawing.pixels(Drawing.list(40, 40, outer))
    #expect(picture[5, 5] == Pixel(255, 255, 255) && picture[6, 2] == Pixel(255, 0, 0) && picture[25, 21] == Pixel(255, 0, 0))
    #expect(picture[26, 21] == Pixel(255, 255, 255))
  }

  @Test func deepTreesAreDrawn() throws {
    var group = Drawing.group([square])
    for _ in 0..<2000 {
      group = Drawing.group([.group(group)])
      group.transform = CGAffineTransform(translationX: 0.001, y: 0)
    }
    #expect(try Drawing.pixels(Drawing.list(20, 10, group))[5, 5] == Pixel(255, 0, 0))
  }

  @Test func sameListSameBytes() throws {
    var group = Drawing.group([square, over])
    group.opacity = 0.3
    let list = Drawing.list(30, 20, group)
    #expect(try CairoRenderer.png(list, scale: 3) == CairoRenderer.png(list, scale: 3))
  }

  @Test func impossibleSizesAreNamed() {
    #expect(throws: RenderError.invalidSize(width: 0, height: 5, scale: 1)) { try Drawing.pixels(Drawing.list(0, 5, [])) }
    #expect(throws: RenderError.self) { try Drawing.pixels(Drawing.list(.nan, 5, [])) }
    #expect(throws: RenderError.self) { try Drawing.pixels(Drawing.list(.infinity, 5, [])) }
    #expect(throws: RenderError.tooLarge(width: 1_000_000, height: 5)) { try Drawing.pixels(Drawing.list(1_000_000, 5, [])) }
    #expect(throws: RenderError.tooLarge(width: 30_000, height: 30_000)) { try Drawing.pixels(Drawing.list(30_000, 30_000, [])) }
    #expect(RenderError.tooLarge(width: 1_000_000, height: 5).description.contains("32767"))
  }

  @Test func extremeGeometryIsDrawnOrLeftOut() throws {
    let huge: CGFloat = 1e12
    for shape in [
      Drawing.rect(-huge, -huge, 2 * huge, 2 * huge), Drawing.rounded(-huge, -huge, 2 * huge, 2 * huge, radius: 30),
      Drawing.rect(.nan, 0, 10, 10), Drawing.rect(0, 0, .infinity, 10), .ellipse(CGRect(x: 0, y: 0, width: 0, height: 0)),
    ] {
      let items: [DisplayList.Item] = [
        .fill(shape, .color(Drawing.red), .winding), .border(shape, width: 2, color: Drawing.blue),
        .stroke(shape, .init(paint: .color(Drawing.black), width: 1)),
      ]
      var group = Drawing.group(items)
      group.clip = shape
      group.shadow = .init(color: Drawing.black, offset: .zero, radius: 3, shape: shape)
      let list = Drawing.list(10, 10, Drawing.group(items + [.group(group)]))
      #expect(try Drawing.pixels(list).width == 10)
      #expect(try CairoRenderer.pdf(list).count > 100)
    }
    var flat = Drawing.group([square])
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(try Drawing.pixels(Drawing.list(20, 10, flat))[5, 5] == Pixel(255, 255, 255))
  }
}
