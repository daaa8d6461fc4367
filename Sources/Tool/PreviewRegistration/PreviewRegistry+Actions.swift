import UIKit

// Methods that selectors reach by name alone. The source adapter writes these calls.

extension PreviewRegistry {
  /// A method without arguments.
  public func action<T, R>(_ name: String, _ method: @escaping @MainActor (T) -> R) {
    ActionRegistry.shared.register(name, method)
  }

  /// A method that takes the sender.
  public func action<T, A, R>(_ name: String, _ method: @escaping @MainActor (T, A) -> R) {
    ActionRegistry.shared.register(name, method)
  }

  /// A method that takes the sender and the event.
  public func action<T, A, B, R>(_ name: String, _ method: @escaping @MainActor (T, A, B) -> R) {
    ActionRegistry.shared.register(name, method)
  }
}
