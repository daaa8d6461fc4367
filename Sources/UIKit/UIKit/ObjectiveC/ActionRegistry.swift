/// The `@objc` methods of user classes by name, for selectors that are only names.
@MainActor
package final class ActionRegistry {
  package static let shared = ActionRegistry()

  private struct Entry {
    var type: Any.Type
    var matches: (AnyObject) -> Bool
    /// Whether another entry's class is this one or a subclass of it.
    var contains: (Any.Type) -> Bool
    var invocation: SelectorInvocation
  }

  private var entries: [String: [Entry]] = [:]

  package init() {}

  /// Adds a method without arguments.
  package func register<T, R>(_ name: String, _ method: @escaping @MainActor (T) -> R) {
    add(name, T.self, SelectorInvocation(method))
  }

  /// Adds a method that takes the sender.
  package func register<T, A, R>(_ name: String, _ method: @escaping @MainActor (T, A) -> R) {
    add(name, T.self, SelectorInvocation(method))
  }

  /// Adds a method that takes the sender and the event.
  package func register<T, A, B, R>(_ name: String, _ method: @escaping @MainActor (T, A, B) -> R) {
    add(name, T.self, SelectorInvocation(method))
  }

  private func add<T>(_ name: String, _ type: T.Type, _ invocation: SelectorInvocation) {
    entries[name, default: []].append(
      Entry(type: type, matches: { $0 is T }, contains: { $0 is T.Type }, invocation: invocation))
  }

  /// The method of that name of the target's class, or of its nearest superclass that has one.
  func invocation(of name: String, on target: AnyObject) -> SelectorInvocation? {
    var nearest: Entry?
    for entry in entries[name] ?? [] where entry.matches(target) {
      if nearest.map({ $0.contains(entry.type) }) ?? true { nearest = entry }
    }
    return nearest?.invocation
  }
}
