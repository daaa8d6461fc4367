import CoreGraphics
public import Foundation

/// No effect: no finger touches a picture.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
