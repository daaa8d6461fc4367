extension Selector {
  /// Calls the method on a target; whether it was called.
  ///
  /// A target without the method, or a method that takes something else than the sender, is noted among
  /// UIKit's diagnostics: where iOS would end the application, the rest of the screen is still drawn.
  @MainActor @discardableResult
  package func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil) -> Bool {
    var outcome = invocation?.perform(target, sender, event) ?? .otherTarget
    if case .otherTarget = outcome, let registered = ActionRegistry.shared.invocation(of: name, on: target) {
      outcome = registered.perform(target, sender, event)
    }
    switch outcome {
    case .performed: return true
    case .otherTarget:
      UIKitDiagnostics.shared.note(
        kind: "selector", message: "\(type(of: target)) has no method \(name): mark it @objc, or correct the name")
    case .mismatch(let expected, let given):
      UIKitDiagnostics.shared.note(
        kind: "selector", message: "\(type(of: target)).\(name) takes \(expected) but is called with \(given)")
    }
    return false
  }

  /// Whether a target has the method, as far as selectors and `@objc` methods tell.
  @MainActor
  package func isImplemented(by target: AnyObject) -> Bool {
    invocation?.accepts(target) == true || ActionRegistry.shared.invocation(of: name, on: target) != nil
  }
}
