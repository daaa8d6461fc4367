import CoreGraphics
public import Foundation

/// Recognises two fingers that move apart or together.
///
/// No effect: no finger touches a picture.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
