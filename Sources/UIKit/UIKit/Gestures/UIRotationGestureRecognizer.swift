import CoreGraphics
public import Foundation

/// Recognises two fingers that turn.
///
/// No effect: no finger touches a picture.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
