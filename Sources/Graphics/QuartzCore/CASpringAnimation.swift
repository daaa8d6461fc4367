public import Foundation

/// A basic animation that swings into its end.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  /// The time until the swing is smaller than a thousandth of the way.
  open var settlingDuration: CFTimeInterval {
    let decay = damping / (2 * mass)
    return decay > 0 ? CFTimeInterval(6.907755278982137 / decay) : .infinity
  }

  /// A spring as SwiftUI and UIKit describe it: `bounce` from −1 (overdamped) over 0 (critically damped) to 1 (undamped).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    mass = 1
    stiffness = CGFloat(pow(2 * Double.pi / perceptualDuration, 2))
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 4 * .pi * ratio / CGFloat(perceptualDuration)
    duration = perceptualDuration
  }
}
