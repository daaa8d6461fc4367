import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct CAAnimationTests {
  func kept(_ animation: CAAnimation) -> CAAnimation {
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    return animation
  }

  @Test func anAnimationThatEndsLeavesTheModelValue() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    layer.add(fade, forKey: "fade")
    #expect(layer.drawn === layer && layer.drawn.opacity == 1)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func anAnimationThatStaysShowsItsEnd() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.25
    layer.add(kept(fade), forKey: "fade")
    #expect(layer.opacity == 1 && layer.drawn.opacity == 0.25)
    layer.removeAllAnimations()
    #expect(layer.drawn.opacity == 1)
  }

  @Test func pulsesWithoutEndShowTheModelValue() {
    let layer = CALayer()
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.toValue = 0
    pulse.repeatCount = .infinity
    layer.add(kept(pulse), forKey: nil)
    #expect(layer.drawn.opacity == 1)
  }

  @Test func strokesGroupsAndKeyframesEndAtTheirLastValues() {
    let layer = CAShapeLayer()
    layer.strokeEnd = 0
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.toValue = 0.75
    let move = CAKeyframeAnimation(keyPath: "position")
    move.values = [CGPoint.zero, CGPoint(x: 3, y: 4)]
    let group = CAAnimationGroup()
    group.animations = [stroke, move]
    layer.add(kept(group), forKey: "both")
    #expect((layer.drawn as? CAShapeLayer)?.strokeEnd == 0.75)
    #expect(layer.drawn.position == CGPoint(x: 3, y: 4))
  }

  @Test func completionsRunAtTheOutermostCommitAndEndlessOnesStop() {
    nonisolated(unsafe) var count = 0
    func again() {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        count += 1
        again()
      }
      CATransaction.commit()
    }
    again()
    #expect(count == 16)
  }
}
