/// A view or controller class that gets no automatic preview.
package struct SkippedType: Hashable, Sendable {
  /// Why it cannot be made.
  package enum Reason: Hashable, Sendable {
    /// Its initialisers need these arguments, named as in `init(model:style:)`.
    case needsArguments(initializer: String)
    case isGeneric
    /// A private class inside another type, out of reach for a preview.
    case isPrivate
    case hasPrivateInitializer
    /// It inherits from a class that needs arguments.
    case superclassNeedsArguments(superclass: String)
  }

  package var name: String
  package var file: String
  package var line: Int
  package var reason: Reason
  /// A `#Preview` to complete and paste below the class.
  package var suggestion: String

  /// The reason in a sentence.
  package var message: String {
    switch reason {
    case .needsArguments(let initializer): "\(name) cannot be made without arguments: it has \(initializer)."
    case .isGeneric: "\(name) is generic, so a preview has to say which types it stands for."
    case .isPrivate: "\(name) is private inside another type, so a preview cannot reach it."
    case .hasPrivateInitializer: "\(name) has a private initializer, so a preview cannot call it."
    case .superclassNeedsArguments(let superclass): "\(name) cannot be made without arguments: \(superclass) needs them."
    }
  }
}
