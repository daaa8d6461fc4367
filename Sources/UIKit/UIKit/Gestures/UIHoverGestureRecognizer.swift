/// Recognises a pointer over a view.
///
/// No effect: no finger touches a picture.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
