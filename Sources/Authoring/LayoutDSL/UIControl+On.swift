public import UIKit

extension UIControl {
  /// Runs code when an event occurs, and returns the control.
  ///
  /// The control keeps what the code keeps: capture `self` weakly or unowned where `self` keeps the control.
  @discardableResult
  public func on(_ events: UIControl.Event, _ handler: @escaping @MainActor () -> Void) -> Self {
    addAction(UIAction { _ in handler() }, for: events)
    return self
  }
}
