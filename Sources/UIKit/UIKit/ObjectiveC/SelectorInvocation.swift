/// Calls one method on a target, with what the method takes of a sender and an event.
struct SelectorInvocation: Sendable {
  enum Outcome: Sendable {
    case performed
    /// The target is of another type.
    case otherTarget
    /// The method takes an argument of another type than it is given.
    case mismatch(expected: String, given: String)
  }

  let perform: @MainActor @Sendable (_ target: Any, _ sender: Any?, _ event: Any?) -> Outcome

  /// Whether the target is of the type whose method this is.
  let accepts: @Sendable (_ target: Any) -> Bool

  init<T, R>(_ method: @escaping @MainActor (T) -> R) {
    accepts = { $0 is T }
    perform = { target, _, _ in
      guard let target = target as? T else { return .otherTarget }
      _ = method(target)
      return .performed
    }
  }

  init<T, A, R>(_ method: @escaping @MainActor (T, A) -> R) {
    accepts = { $0 is T }
    perform = { target, sender, _ in
      guard let target = target as? T else { return .otherTarget }
      guard let argument = Self.argument(sender, as: A.self) else { return Self.mismatch(A.self, sender) }
      _ = method(target, argument)
      return .performed
    }
  }

  init<T, A, B, R>(_ method: @escaping @MainActor (T, A, B) -> R) {
    accepts = { $0 is T }
    perform = { target, sender, event in
      guard let target = target as? T else { return .otherTarget }
      guard let first = Self.argument(sender, as: A.self) else { return Self.mismatch(A.self, sender) }
      guard let second = Self.argument(event, as: B.self) else { return Self.mismatch(B.self, event) }
      _ = method(target, first, second)
      return .performed
    }
  }

  /// The value as the method's parameter type; nothing passes only for an optional or `Any`.
  ///
  /// A method that takes a Boolean, `endEditing(_:)`, is sent an object like any other: its address is not zero.
  private static func argument<A>(_ value: Any?, as type: A.Type) -> A? {
    guard let value else { return Any?.none as? A }
    if A.self == Bool.self, !(value is Bool) { return true as? A }
    return value as? A
  }

  private static func mismatch(_ expected: Any.Type, _ given: Any?) -> Outcome {
    .mismatch(expected: "\(expected)", given: given.map { "\(type(of: $0))" } ?? "nil")
  }
}
