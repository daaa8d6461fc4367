import Foundation
import HostProtocol
import UIKit

/// Finds a control by name and sends it an event, as `inspect --send loginButton:touchUpInside` asks.
@MainActor
struct ControlSender {
  let root: UIView

  private static let events: [(String, UIControl.Event)] = [
    ("touchUpInside", .touchUpInside), ("touchDown", .touchDown), ("touchUpOutside", .touchUpOutside),
    ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered), ("editingChanged", .editingChanged),
    ("editingDidBegin", .editingDidBegin), ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  func send(_ command: String) throws(HostFailure) {
    let parts = command.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw HostFailure(message: "--send takes VIEW:EVENT, such as loginButton:touchUpInside; got \(command)", cause: .unknownTarget)
    }
    guard let event = ControlSender.events.first(where: { $0.0 == parts[1] })?.1 else {
      throw HostFailure(
        message: "unknown event \(parts[1]); the events are \(ControlSender.events.map(\.0).joined(separator: ", "))",
        cause: .unknownTarget)
    }
    let names = ViewNames(root: root.window ?? root)
    let controls = collectControls()
    guard let control = controls.first(where: { names.name(of: $0) == parts[0] || $0.accessibilityIdentifier == parts[0] }) else {
      let known = controls.map { names.name(of: $0) }.joined(separator: ", ")
      throw HostFailure(
        message: "no control is named \(parts[0]); " + (known.isEmpty ? "the preview has none" : "the controls are \(known)"),
        cause: .unknownTarget)
    }
    control.sendActions(for: event)
  }

  private func collectControls() -> [UIControl] {
    var (controls, stack): ([UIControl], [UIView]) = ([], [root])
    while let view = stack.popLast() {
      if let control = view as? UIControl { controls.append(control) }
      stack += view.subviews.reversed()
    }
    return controls
  }
}
