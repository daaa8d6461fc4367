public import UIKit

/// An object that is set up in the expression that makes it.
public protocol Configurable: AnyObject {}

extension NSObject: Configurable {}

extension Configurable {
  /// Sets a property and returns the object: `UILabel().with(\.numberOfLines, 0)`.
  @preconcurrency @MainActor
  public func with<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self {
    self[keyPath: property] = value
    return self
  }

  /// Runs code on the object and returns it: `UIView().with { $0.layer.cornerRadius = 8 }`.
  @preconcurrency @MainActor
  public func with(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}
