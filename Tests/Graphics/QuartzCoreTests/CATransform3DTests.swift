import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct CATransform3DTests {
  @Test func aTranslationAfterAScaleIsScaled() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
    #expect(t.m41 == 20 && t.m42 == 30)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
  }

  @Test func rotationAboutZIsTheAffineRotation() {
    let t = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 5))
    let expected = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(t.a - expected.a) < 1e-12 && abs(t.b - expected.b) < 1e-12 && abs(t.c - expected.c) < 1e-12)
  }

  @Test func theInverseUndoes() {
    let t = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 1, 2, 3)
    let unit = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(abs(unit.m11 - 1) < 1e-12 && abs(unit.m42) < 1e-12 && abs(unit.m13) < 1e-12)
  }

  @Test func perspectiveIsNotAffine() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(t))
  }

  @Test func transformsAreBoxedInValues() {
    let values = [CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(1, 2, 3)].map(NSValue.init(caTransform3D:))
    #expect(values[0].caTransform3DValue == CATransform3DMakeScale(2, 2, 1))
    #expect(values[1].caTransform3DValue.m42 == 2)
    #expect(NSValue(range: NSRange(location: 3, length: 0)).caTransform3DValue == CATransform3DIdentity)
    let layer = CALayer()
    layer.setValue(values[0], forKey: "transform")
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func pointsAndSizesInValuesAreRead() {
    let layer = CALayer()
    layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKey: "position")
    #expect(layer.position == CGPoint(x: 3, y: 4))
  }
}
