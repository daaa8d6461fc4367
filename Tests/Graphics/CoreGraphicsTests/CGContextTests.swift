import CoreGraphics
import Foundation
import Testing

@Suite struct CGContextTests {
  @Test func savedStatesComeBack() {
    let context = CGContext()
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.restoreGState()
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    let (first, second) = (context.operations[0], context.operations[1])
    #expect(first.alpha == 0.5 && first.transform == CGAffineTransform(translationX: 10, y: 20))
    #expect(first.clips.map(\.path.boundingBox) == [CGRect(x: 10, y: 20, width: 5, height: 5)])
    #expect(second.alpha == 1 && second.transform.isIdentity && second.clips.isEmpty)
  }

  @Test func drawingUsesUpThePath() {
    let context = CGContext()
    context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.drawPath(using: .fillStroke)
    #expect(context.operations.count == 2 && context.isPathEmpty)
  }

  @Test func aTransparencyLayerIsOneOperation() {
    let context = CGContext()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.endTransparencyLayer()
    #expect(context.operations.count == 1 && context.operations[0].alpha == 0.5)
    guard case .layer(let inner) = context.operations[0].content else {
      Issue.record("a layer was expected")
      return
    }
    #expect(inner.map(\.alpha) == [1, 1])
  }

  @Test func aBitmapContextHasItsOriginBelow() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(CGPoint(x: 0, y: 0).applying(context.ctm) == CGPoint(x: 0, y: 20))
    #expect(context.width == 10 && context.height == 20)
  }

  @Test func aGradientSpreadsItsColoursEvenly() throws {
    let colors = [CGColor.white, .black, .white]
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: NSArray(array: colors), locations: nil))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let second = try #require(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: [0.25, 0.75], count: 2))
    #expect(second.stops.map(\.location) == [0.25, 0.75])
    #expect(second.stops[1].color == CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
  }
}
