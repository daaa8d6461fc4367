import Foundation

/// Animations that run together; the group's timing decides whether their ends stay.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  package override func applyEnd(to layer: CALayer) {
    for animation in animations ?? [] { animation.applyEnd(to: layer) }
  }
}
