import CoreGraphics
import InterfaceBuilder
import UIKit

extension InterfaceMaker {
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Puts the constraints that a view holds in force.
  func activateConstraints(of object: InterfaceObject) {
    guard items[object.id] != nil else { return }
    for constraint in object.constraints where isInstalled(constraint) { activate(constraint, of: object) }
  }

  private func activate(_ constraint: InterfaceConstraint, of object: InterfaceObject) {
    let firstID = constraint.firstItem ?? object.id
    guard let first = items[firstID] else {
      if !isLeftOut(firstID) { skip(constraint, "its first item is not in the scene") }
      return
    }
    var second: AnyObject?
    if let id = constraint.secondItem {
      guard let found = items[id] else {
        if !isLeftOut(id) { skip(constraint, "its second item is not in the scene") }
        return
      }
      second = found
    }
    let (multiplier, constant, priority) = values(of: constraint)
    guard let attribute = InterfaceMaker.attributes[constraint.firstAttribute] else {
      return skip(constraint, "the attribute \(constraint.firstAttribute) is not known")
    }
    var other: NSLayoutConstraint.Attribute?
    if second != nil {
      guard let found = InterfaceMaker.attributes[constraint.secondAttribute ?? constraint.firstAttribute] else {
        return skip(constraint, "the attribute \(constraint.secondAttribute ?? "") is not known")
      }
      other = found
    }
    guard priority > 0, priority <= 1000 else {
      return skip(constraint, "its priority \(priority) is not between 1 and 1000")
    }
    guard NSLayoutConstraint.canRelate(attribute, other, multiplier: multiplier, constant: constant) else {
      return skip(constraint, "these attributes can't be tied to each other")
    }
    let relation: NSLayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      case .lessThanOrEqual: .lessThanOrEqual
      }
    let made = NSLayoutConstraint(
      first, attribute, relation, second, other ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      priority: UILayoutPriority(Float(priority)), origin: SourceLocation(file: stage.document.path, line: constraint.line))
    made.identifier = constraint.identifier ?? constraint.id
    guard made.isBetweenRelatives else { return skip(constraint, "its items stand in different trees") }
    made.isActive = true
  }

  /// Multiplier, constant and priority in the present size class.
  private func values(of constraint: InterfaceConstraint) -> (CGFloat, CGFloat, Double) {
    var (multiplier, constant, priority) = (constraint.multiplier, constraint.constant, constraint.priority)
    if constraint.isSymbolic, [constraint.firstItem, constraint.secondItem].contains(where: { $0.map(safeAreas.contains) == true }) {
      // The standard distance to a safe area is none (six of six stored frames).
      constant = 0
    }
    for variation in constraint.variations where variation.applies(width: widthClass, height: heightClass) {
      constant = variation.number("constant") ?? constant
      priority = variation.number("priority") ?? priority
      multiplier = variation.attributes["multiplier"].flatMap(InterfaceConstraint.ratio) ?? multiplier
    }
    return (CGFloat(multiplier), CGFloat(constant), priority)
  }

  /// Views that a size class leaves out take their constraints along.
  private func isLeftOut(_ id: String) -> Bool { leftOut.contains(id) }

  private func skip(_ constraint: InterfaceConstraint, _ reason: String) {
    note("constraint-skipped", "the constraint \(constraint.id) was left out: \(reason)", line: constraint.line)
  }
}
