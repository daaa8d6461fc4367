import CoreGraphics
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  @Test func translatingATransformHappensFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 5)
    #expect(CGPoint.zero.applying(t) == CGPoint(x: 10, y: 15))
  }

  @Test func concatenatingHappensLater() {
    let t = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 5, y: 5))
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 7, y: 8))
  }

  @Test func aTurnedRectangleIsBoxed() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 20) < 1e-9 && abs(box.width - 20) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  @Test func olderFunctionsAreTheMembers() {
    #expect(CGAffineTransformMakeScale(2, 2) == CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGRectMake(1, 2, 3, 4).insetBy(dx: 1, dy: 1) == CGRectInset(CGRect(x: 1, y: 2, width: 3, height: 4), 1, 1))
  }

  @Test func croppingAnImageTakesWholePixels() throws {
    let pixels = Data((0..<64).map { UInt8($0) })
    let image = CGImage(width: 4, height: 4, pixels: pixels)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 2, width: 2, height: 5)))
    #expect(part.width == 2 && part.height == 2)
    #expect(Array(part.pixels.prefix(4)) == [36, 37, 38, 39])
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }
}
