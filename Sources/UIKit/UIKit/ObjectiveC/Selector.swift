/// The name of a method, with the way to call it that the source adapter puts into each `#selector`.
///
/// Two selectors are equal where their names are, as in Objective-C. A selector made from its name alone
/// finds its method in `ActionRegistry`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// `tapped:`, `handle:event:`.
  package let name: String
  let invocation: SelectorInvocation?

  public init(_ name: String) {
    self.name = name
    invocation = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  init(_ name: String, _ invocation: SelectorInvocation) {
    self.name = name
    self.invocation = invocation
  }

  public var description: String { name }

  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
