/// Recognises fingers that touch for a moment.
///
/// No effect: no finger touches a picture.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
