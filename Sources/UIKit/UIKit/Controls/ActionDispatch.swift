import Foundation

/// Sends an action to its target or up the responder chain.
@MainActor
enum ActionDispatch {
  static func send(_ action: Selector, to target: Any?, from sender: UIResponder, for event: UIEvent?) {
    if let target {
      action.perform(on: target as AnyObject, sender: sender, event: event)
      return
    }
    var responder: UIResponder? = sender
    while let current = responder {
      if action.isImplemented(by: current) {
        action.perform(on: current, sender: sender, event: event)
        return
      }
      responder = current.next
    }
    UIKitDiagnostics.shared.note(
      kind: "selector", message: "nothing in the responder chain of \(type(of: sender)) has a method \(action.name)")
  }
}
