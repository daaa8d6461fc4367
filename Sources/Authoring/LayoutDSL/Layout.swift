public import UIKit

/// Views and guides to add and constraints to activate: what a relation, `pin` and a layout block make.
///
/// Nothing of it happens before the layout stands in a block of `UIView.layout(_:)`, a `body`, a `Column` or a `Row`. An array literal
/// joins several: `[label.top == header.bottom, label.centerX == header.centerX]`.
@preconcurrency @MainActor
public struct Layout: @preconcurrency ExpressibleByArrayLiteral {
  enum Element {
    case view(UIView)
    case guide(UILayoutGuide)
    /// A constraint and its first item.
    case constraint(NSLayoutConstraint, of: AnyObject?)
  }

  private(set) var elements: [Element] = []

  init(_ elements: [Element]) { self.elements = elements }

  /// All of the parts, in this order.
  public init(arrayLiteral parts: Layout...) { self.init(parts.flatMap(\.elements)) }

  /// The constraints, in the order of the code.
  public var constraints: [NSLayoutConstraint] {
    elements.compactMap { if case .constraint(let constraint, _) = $0 { constraint } else { nil } }
  }

  mutating func append(_ other: Layout) { elements += other.elements }
}
