@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
