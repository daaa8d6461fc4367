public import Foundation

/// What can answer events: views, controllers, windows, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  @preconcurrency @MainActor public override init() { super.init() }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// No effect: no picture shows a keyboard.
  open func reloadInputViews() {}
}
