import Foundation
import Testing
import UIKit

/// A picture shows the final state: every kind of animation is at its end when its call returns.
@MainActor @Suite struct AnimationTests {
  @Test func keyframesAreAtTheirEndInTheirOrder() {
    let view = UIView()
    var finished = false
    UIView.animateKeyframes(
      withDuration: 2, delay: 1, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.25 }
      }, completion: { finished = $0 })
    #expect(view.alpha == 0.25)
    #expect(finished)
  }

  @Test func anAnimatorThatIsNotStartedChangesNothing() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0)
  }

  @Test func anAnimatorTellsItsEndOnceAndForgetsWhatItStopped() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.startAnimation()
    #expect(ends == [.end])

    let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    stopped.stopAnimation(true)
    stopped.startAnimation()
    #expect(view.alpha == 0.5)
  }

  @Test func aTransitionPutsTheOtherViewInThePlace() {
    let (parent, first, second, above) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(first)
    parent.addSubview(above)
    UIView.transition(from: first, to: second, duration: 1)
    #expect(parent.subviews == [second, above])

    UIView.transition(from: second, to: above, duration: 1, options: .showHideTransitionViews)
    #expect(second.isHidden && !above.isHidden)
    #expect(parent.subviews == [second, above])
  }

  @Test func aSystemDeletionTakesTheViewsAway() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    UIView.perform(.delete, on: [child], animations: nil)
    #expect(parent.subviews.isEmpty)
  }
}
