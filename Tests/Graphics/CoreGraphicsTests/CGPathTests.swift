import CoreGraphics
import Foundation
import Testing

/// Expected values are plane geometry.
@Suite struct CGPathTests {
  func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(a - b) <= tolerance }

  @Test func anArcTowardsGrowingAnglesIsNotClockwise() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(path.currentPoint.x, 0) && near(path.currentPoint.y, 10))
    let box = path.boundingBoxOfPath
    #expect(near(box.minX, 0) && near(box.maxX, 10) && near(box.minY, 0) && near(box.maxY, 10))
  }

  @Test func theOtherDirectionTakesTheLongWay() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let box = path.boundingBoxOfPath
    #expect(near(box.minX, -10) && near(box.minY, -10) && near(box.maxX, 10) && near(box.maxY, 10))
  }

  @Test func aWholeTurnIsACircle() {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(near(path.boundingBoxOfPath.width, 10) && near(path.boundingBoxOfPath.height, 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func aTangentArcTouchesBothLines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(near(path.currentPoint.x, 10) && near(path.currentPoint.y, 4))
  }

  @Test func windingAndEvenOddDifferInside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func theBoxOfAPathLeavesControlPointsOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.maxY == 10)
    #expect(near(path.boundingBoxOfPath.maxY, 5))
  }

  @Test func rectanglesAreRecognised() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func trimmingCutsByLength() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let part = path.trimmed(from: 0.25, to: 0.75)
    #expect(part.elements == [.move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5))])
  }

  @Test func theOutlineOfAStrokeCoversItsWidthAndCaps() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    let butt = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
    let square = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(square.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 4))
  }

  @Test func aMiterReachesTheOuterCorner() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let outline = corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: 10.9, y: -0.9)))
    let bevel = corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
    #expect(!bevel.contains(CGPoint(x: 10.9, y: -0.9)))
  }

  @Test func dashesAlternate() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashes = line.copy(dashingWithPhase: 0, lengths: [3, 2])
    #expect(
      dashes.elements == [
        .move(.zero), .line(CGPoint(x: 3, y: 0)), .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 8, y: 0)),
      ])
  }

  @Test func elementsAreHandedOverWithTheirPoints() {
    var seen: [CGPathElementType] = []
    var last = CGPoint.zero
    CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil).applyWithBlock { element in
      seen.append(element.pointee.type)
      if element.pointee.type == .addLineToPoint { last = element.pointee.points[0] }
    }
    #expect(seen == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    #expect(last == CGPoint(x: 0, y: 3))
  }
}
