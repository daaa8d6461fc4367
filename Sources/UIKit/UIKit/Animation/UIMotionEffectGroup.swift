import Foundation

/// Motion effects that go together.
///
/// No effect: the device is at rest.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
