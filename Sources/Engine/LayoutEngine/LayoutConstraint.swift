package import Cassowary
import CoreGraphics
package import Foundation

/// `first.attribute  REL  multiplier × second.attribute + constant`, in the coordinates of the items' nearest common ancestor.
package struct LayoutEquation {
  package var first: LayoutItem
  package var firstAttribute: LayoutAttribute
  package var relation: Relation
  package var second: LayoutItem?
  package var secondAttribute: LayoutAttribute?
  package var multiplier: CGFloat
  package var constant: CGFloat
  package var priority: Double

  package init(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: Relation, _ second: LayoutItem? = nil,
    _ secondAttribute: LayoutAttribute? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Double = 1000
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Left side minus right side, to be compared with zero.
  var expression: LinearExpression {
    guard let second, let secondAttribute else {
      // A lone item is measured in its parent's coordinates; only sizes come without a partner.
      var expression = first.expression(firstAttribute, in: first.parent)
      expression.constant -= Double(constant)
      return expression
    }
    let ancestor = LayoutItem.nearestCommonAncestor(of: first, second)
    var expression = first.expression(firstAttribute, in: ancestor)
    let other = second.expression(secondAttribute, in: ancestor)
    for term in other.terms {
      expression.terms.append(Term(variable: term.variable, coefficient: -term.coefficient * Double(multiplier)))
    }
    expression.constant -= other.constant * Double(multiplier) + Double(constant)
    return expression
  }
}

extension LayoutItem {
  static func nearestCommonAncestor(of a: LayoutItem, _ b: LayoutItem) -> LayoutItem? {
    if a === b.parent { return a }
    if b === a.parent { return b }
    if a.parent === b.parent, a !== b { return a.parent }
    if a === b { return a.parent }
    var (x, y): (LayoutItem?, LayoutItem?) = (a, b)
    while let dx = x?.depth, let dy = y?.depth, x !== y {
      if dx > dy {
        x = x?.parent
      } else if dy > dx {
        y = y?.parent
      } else {
        (x, y) = (x?.parent, y?.parent)
      }
    }
    return x === y ? x : nil
  }
}

/// A constraint that stands in the engine.
package final class LayoutConstraint {
  /// Why the constraint exists; decides in this order which of a conflicting set stays.
  package enum Origin: Int, Sendable {
    /// The root's place and the canvas: never given up.
    case root
    case guide
    case autoresizing
    case user
    case compression
    case hugging
  }

  package let origin: Origin
  /// The owner's constraint (`NSLayoutConstraint`), nil for those that the engine makes.
  package private(set) weak var owner: AnyObject?
  package let item: LayoutItem
  package let attribute: LayoutAttribute
  let handle: Constraint
  /// Of the equation's constant: editing is relative to it.
  let baseConstant: Double

  init(origin: Origin, owner: AnyObject?, item: LayoutItem, attribute: LayoutAttribute, handle: Constraint, baseConstant: Double) {
    self.origin = origin
    self.owner = owner
    self.item = item
    self.attribute = attribute
    self.handle = handle
    self.baseConstant = baseConstant
  }
}

/// What gives way first where required constraints contradict each other, and no other rule says so.
package enum LayoutYield {
  /// A size before anything else.
  case size
  /// An edge before all but these.
  case edge
}

/// Required constraints that can't hold together.
package struct LayoutConflict {
  package var dropped: LayoutConstraint
  /// A smallest set: without any one of them the others can hold.
  package var members: [LayoutConstraint]
  let source: Solver.Conflict
}
