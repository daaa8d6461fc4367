import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@MainActor struct UIBezierPathTests {
  @Test func arcsEndWhereTheAngleSays() {
    let path = UIBezierPath(arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(path.currentPoint.x, 10) && isNear(path.currentPoint.y, 15))
    #expect(isNear(path.bounds.width, 5, 0.02) && isNear(path.bounds.minX, 10, 0.02))
    let other = UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    // Counterclockwise the same angles leave out the quarter at the bottom right.
    #expect(isNear(other.bounds.minX, -5, 0.02) && isNear(other.bounds.minY, -5, 0.02))
  }

  @Test func aFullCircleIsClosedInItself() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(isNear(path.bounds.width, 20, 0.02) && isNear(path.currentPoint.x, 10))
    #expect(path.contains(CGPoint(x: 6.9, y: 6.9)))
    #expect(!path.contains(CGPoint(x: 7.2, y: 7.2)))
  }

  @Test func anglesOfAnySizeEnd() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 1e18, endAngle: -1e18, clockwise: true)
    #expect(path.bounds.width <= 20.01)
  }

  @Test func evenOddLeavesHoles() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func radiiAreCutToHalfASide() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)
    #expect(path.cgPath == UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 5).cgPath)
  }

  @Test func onlyTheGivenCornersAreRound() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = UIBezierPath(roundedRect: box, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 19, y: 19)) && path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func reversingTwiceGivesTheSameOutline() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2), controlPoint2: CGPoint(x: 12, y: 8))
    #expect(path.reversing().reversing().cgPath == path.cgPath)
    #expect(path.reversing().currentPoint == .zero)
  }

  @Test func fillingGoesIntoTheCurrentContext() {
    let items = GraphicsContexts.record {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    }
    #expect(items == [.fill(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(UIColor.red.cgColor), .winding)])
  }

  @Test func strokingCarriesItsStyle() {
    let items = GraphicsContexts.record {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.setLineDash([2, 1], count: 2, phase: 1)
      UIColor.blue.setStroke()
      path.stroke()
    }
    guard case .stroke(_, let stroke) = items.first else {
      Issue.record("no stroke")
      return
    }
    #expect(stroke.width == 3 && stroke.cap == .round && stroke.dash == [2, 1] && stroke.dashPhase == 1)
    #expect(stroke.paint == .color(UIColor.blue.cgColor))
  }
}
