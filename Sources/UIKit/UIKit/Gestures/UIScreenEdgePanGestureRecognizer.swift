/// Recognises a finger that comes from an edge of the screen.
///
/// No effect: no finger touches a picture.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
