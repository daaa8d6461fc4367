package import Cassowary
import CoreGraphics
package import Foundation

/// A number of an item that the engine looks for: an edge or a size of its alignment rectangle in the parent's coordinates.
package struct LayoutQuantity {
  package let item: LayoutItem
  /// `left`, `top`, `width` or `height`.
  package let attribute: LayoutAttribute
  package let variable: Variable
}

/// A part of how a layout comes about: constraints that give quantities out of others.
package struct LayoutStep {
  /// Several where the constraints tie them in a circle.
  package var quantities: [LayoutQuantity]
  /// Fewer than quantities where they leave something open.
  package var constraints: [LayoutConstraint]
  package var inputs: [LayoutQuantity]

  package init(quantities: [LayoutQuantity], constraints: [LayoutConstraint], inputs: [LayoutQuantity]) {
    self.quantities = quantities
    self.constraints = constraints
    self.inputs = inputs
  }
}

extension LayoutEngine {
  package func quantity(_ item: LayoutItem, _ attribute: LayoutAttribute) -> LayoutQuantity {
    let variable =
      switch attribute {
      case .width: item.width
      case .height: item.height
      default: attribute.isHorizontal ? item.minX : item.minY
      }
    return LayoutQuantity(
      item: item, attribute: attribute.isSize ? attribute : attribute.isHorizontal ? .left : .top, variable: variable)
  }

  func quantity(_ variable: Variable) -> LayoutQuantity? {
    guard let item = item(of: variable) else { return nil }
    let attribute: LayoutAttribute =
      switch variable {
      case item.minX: .left
      case item.minY: .top
      case item.width: .width
      default: .height
      }
    return LayoutQuantity(item: item, attribute: attribute, variable: variable)
  }

  package func value(of quantity: LayoutQuantity) -> Double { solver.value(of: quantity.variable) }

  package func isDetermined(_ quantity: LayoutQuantity) -> Bool { solver.isDetermined(quantity.variable) }

  /// How quantities come about: a step for those asked for, then for what these were found from, and so on.
  package func derivation(of quantities: [LayoutQuantity]) -> [LayoutStep] {
    solver.derivation(of: quantities.map(\.variable)).map { step in
      LayoutStep(
        quantities: step.variables.compactMap(quantity), constraints: step.constraints.compactMap(constraint),
        inputs: step.inputs.compactMap(quantity))
    }
  }

  /// The constraints that speak of a quantity, in the order of entry.
  package func constraints(on quantity: LayoutQuantity) -> [LayoutConstraint] {
    solver.constraints(using: quantity.variable).compactMap(constraint)
  }

  package func quantities(of constraint: LayoutConstraint) -> [LayoutQuantity] {
    solver.variables(of: constraint.handle).compactMap(quantity)
  }

  /// By how much a constraint misses.
  package func violation(of constraint: LayoutConstraint) -> Double { solver.violation(of: constraint.handle) }

  package func priority(of constraint: LayoutConstraint) -> Double { solver.priority(of: constraint.handle) }

  /// How a constraint compares, as code writes it.
  package func sign(of constraint: LayoutConstraint) -> String {
    switch solver.relation(of: constraint.handle) {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The size that a constraint of an item's content asks for.
  package func contentSize(of constraint: LayoutConstraint) -> Double { -solver.constant(of: constraint.handle) }

  /// Every constraint, in the order of entry.
  package var allConstraints: [LayoutConstraint] { solver.allConstraints.compactMap(constraint) }

  /// The constraints of the sizes of contents, in the order of entry.
  package var contentConstraints: [LayoutConstraint] {
    allConstraints.filter { $0.origin == .compression || $0.origin == .hugging }
  }

  // MARK: What if

  /// Solves with a constraint's constant `amount` larger (as `LayoutEquation` has it), lets `body` read, and takes it back.
  package func trying<Result>(adding amount: Double, to constraint: LayoutConstraint, _ body: () -> Result) -> Result {
    solver.trying(.constant(solver.constant(of: constraint.handle) - amount), of: constraint.handle, body)
  }

  /// Solves without a constraint, lets `body` read, and puts it back.
  package func trying<Result>(without constraint: LayoutConstraint, _ body: () -> Result) -> Result {
    solver.trying(.absence, of: constraint.handle, body)
  }

  package func trying<Result>(priority: Double, of constraint: LayoutConstraint, _ body: () -> Result) -> Result {
    solver.trying(.priority(priority), of: constraint.handle, body)
  }

  /// By how much the constant of each member of a conflict (as `LayoutEquation` has it) would have to grow, it alone, for the members to
  /// agree; nothing where rounding hides it.
  package func remedies(for conflict: LayoutConflict) -> [Double] { solver.remedies(for: conflict.source).map { -$0 } }

  /// Constraints that decide nothing whatever else changes, with the required ones that see to that.
  package var idleConstraints: [(constraint: LayoutConstraint, causes: [LayoutConstraint])] {
    solver.idleConstraints.compactMap { idle in
      constraint(idle.constraint).map { ($0, idle.causes.compactMap(constraint)) }
    }
  }

  // MARK: Ambiguity

  /// Rectangles of all items, as good as the present ones, that put a quantity elsewhere, near to a distance from where it is.
  package struct Alternative {
    fileprivate let values: [Double]

    package func value(of quantity: LayoutQuantity) -> Double { values[quantity.variable.index] }

    /// The frame in the parent's coordinates.
    package func frame(of item: LayoutItem) -> CGRect {
      let insets = item.alignmentInsets
      return CGRect(
        x: values[item.minX.index] - insets.left, y: values[item.minY.index] - insets.top,
        width: values[item.width.index] + insets.left + insets.right, height: values[item.height.index] + insets.top + insets.bottom)
    }
  }

  /// Nothing where the constraints decide the quantity.
  package func alternative(for quantity: LayoutQuantity, movedBy distance: Double) -> Alternative? {
    solver.alternative(for: quantity.variable, movedBy: distance).map(Alternative.init)
  }

  /// By how much a constraint would miss in another solution.
  package func violation(of constraint: LayoutConstraint, in alternative: Alternative) -> Double {
    solver.violation(of: constraint.handle, at: alternative.values)
  }
}
