public import Foundation

/// Where the keyboard stands; a picture has none, so the guide rests on the bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// No effect: no picture shows a keyboard.
  open var followsUndockedKeyboard = false
  /// No effect: no picture shows a keyboard.
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the guide reaches up to the safe area's bottom, instead of lying at the view's, while there is no keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue, let owningView { LayoutSession.guidesDidMove(of: owningView) } }
  }

  /// A keyboard that is docked or out of sight is near the bottom only (source: Apple's "Your guide to keyboard layout").
  package override var nearEdges: NSDirectionalRectEdge { .bottom }
}
