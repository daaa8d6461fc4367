public import UIKit

// Each relation makes a constraint that is not active yet: a `layout` block activates those that it lists.

extension LayoutAnchor {
  /// Both are at the same place, or of the same length.
  @preconcurrency @MainActor
  public static func == (first: Self, second: Self) -> Layout { first.relation(.equal, second) }

  /// The first lies at the second or beyond it, or is at least as long.
  @preconcurrency @MainActor
  public static func >= (first: Self, second: Self) -> Layout { first.relation(.greaterThanOrEqual, second) }

  /// The first lies at the second or before it, or is at most as long.
  @preconcurrency @MainActor
  public static func <= (first: Self, second: Self) -> Layout { first.relation(.lessThanOrEqual, second) }

  private func relation(_ relation: NSLayoutConstraint.Relation, _ other: Self) -> Layout {
    Layout([.constraint(constraint(relation, other), of: item)])
  }

  /// UIKit's anchors take a multiplier and a constant on the second side only: those of the first are moved over.
  private func constraint(_ relation: NSLayoutConstraint.Relation, _ other: Self) -> NSLayoutConstraint {
    precondition(multiplier != 0, "A length times zero on the left of a relation says nothing about the length.")
    let factor = other.multiplier / multiplier
    let points = (other.constant - constant) / multiplier
    let relation = multiplier < 0 ? relation.reversed : relation
    guard let length = anchor as AnyObject as? NSLayoutDimension, let otherLength = other.anchor as AnyObject as? NSLayoutDimension
    else {
      return switch relation {
      case .greaterThanOrEqual: anchor.constraint(greaterThanOrEqualTo: other.anchor, constant: points)
      case .lessThanOrEqual: anchor.constraint(lessThanOrEqualTo: other.anchor, constant: points)
      default: anchor.constraint(equalTo: other.anchor, constant: points)
      }
    }
    if factor == 0 { return length.constraint(relation, points) }
    return switch relation {
    case .greaterThanOrEqual: length.constraint(greaterThanOrEqualTo: otherLength, multiplier: factor, constant: points)
    case .lessThanOrEqual: length.constraint(lessThanOrEqualTo: otherLength, multiplier: factor, constant: points)
    default: length.constraint(equalTo: otherLength, multiplier: factor, constant: points)
    }
  }
}

extension LayoutAnchor where Axis == NSLayoutDimension {
  /// The length is so many points.
  @preconcurrency @MainActor
  public static func == (length: Self, points: CGFloat) -> Layout { length.relation(.equal, points) }

  /// The length is at least so many points.
  @preconcurrency @MainActor
  public static func >= (length: Self, points: CGFloat) -> Layout { length.relation(.greaterThanOrEqual, points) }

  /// The length is at most so many points.
  @preconcurrency @MainActor
  public static func <= (length: Self, points: CGFloat) -> Layout { length.relation(.lessThanOrEqual, points) }

  private func relation(_ relation: NSLayoutConstraint.Relation, _ points: CGFloat) -> Layout {
    precondition(multiplier != 0, "A length times zero on the left of a relation says nothing about the length.")
    guard let length = anchor as? NSLayoutDimension else { preconditionFailure("Lengths are made of dimensions only.") }
    let constraint = length.constraint(multiplier < 0 ? relation.reversed : relation, (points - constant) / multiplier)
    return Layout([.constraint(constraint, of: item)])
  }
}

extension NSLayoutDimension {
  fileprivate func constraint(_ relation: NSLayoutConstraint.Relation, _ points: CGFloat) -> NSLayoutConstraint {
    switch relation {
    case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: points)
    case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: points)
    default: constraint(equalToConstant: points)
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// What dividing by a negative number makes of the relation.
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .greaterThanOrEqual: .lessThanOrEqual
    case .lessThanOrEqual: .greaterThanOrEqual
    default: .equal
    }
  }
}
