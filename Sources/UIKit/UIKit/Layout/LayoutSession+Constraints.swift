import Cassowary
import CoreGraphics
import Foundation
import LayoutEngine
import TextLayout

extension LayoutSession {
  func add(_ constraint: NSLayoutConstraint) {
    guard let equation = equation(of: constraint) else { return }
    let solved = engine.add(equation, owner: constraint, yields: SanFrancisco.isCanvas ? constraint.canvasYield : nil)
    // A fitting session lives beside the tree's own: only the latter's handle is kept on the constraint.
    if fitting == nil { constraint.solved = solved }
    isDirty = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let solved = constraint.solved else { return }
    engine.remove(solved)
    constraint.solved = nil
    isDirty = true
  }

  func update(_ constraint: NSLayoutConstraint) {
    guard let solved = constraint.solved else { return }
    engine.setConstant(isMirrored(constraint) ? -constraint.constant : constraint.constant, of: solved)
    engine.setPriority(Double(constraint.priority.rawValue), of: solved)
    isDirty = true
  }

  /// The constraint in numbers: sides for leading and trailing, guides for margins.
  ///
  /// Nil where an item is gone or outside the tree.
  private func equation(of constraint: NSLayoutConstraint) -> LayoutEquation? {
    let mirrored = isMirrored(constraint)
    guard let first = constraint.firstItem, let (item, attribute) = place(of: first, constraint.firstAttribute, constraint, mirrored)
    else { return nil }
    var other: (LayoutItem, LayoutAttribute)?
    if let second = constraint.secondItem {
      guard let found = place(of: second, constraint.secondAttribute, constraint, mirrored) else { return nil }
      other = found
    } else if constraint.secondAttribute != .notAnAttribute {
      return nil
    }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: mirrored ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: mirrored ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return LayoutEquation(
      item, attribute, relation, other?.0, other?.1, multiplier: constraint.multiplier,
      constant: mirrored ? -constraint.constant : constraint.constant, priority: Double(constraint.priority.rawValue))
  }

  /// In a right-to-left layout a distance from a leading edge points to the left.
  func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.firstAttribute.kind == .readingSide || constraint.secondAttribute.kind == .readingSide else { return false }
    return isRightToLeft(constraint)
  }

  /// The view around both items says which side leads, not the items: a button of a row that is forced the other way, to have its
  /// image behind the title, keeps its place in the row.
  private func isRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = constraint.firstView ?? constraint.secondView else { return false }
    let container = constraint.secondView.flatMap { first.nearestCommonAncestor(with: $0) }
    return (container ?? first).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether the view stands in the tree: at the latest where a view above it is known already.
  private func contains(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current {
      if candidate === root || records[ObjectIdentifier(candidate)] != nil { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// The item that an attribute of a constraint is one of, and which it is there.
  ///
  /// - Parameter mirrored: Whether leading is right.
  private func place(
    of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ constraint: NSLayoutConstraint, _ mirrored: Bool
  ) -> (LayoutItem, LayoutAttribute)? {
    var object = object
    if let scrollView = NSLayoutConstraint.view(of: object) as? UIScrollView {
      let other = object === constraint.firstItem ? constraint.secondItem : constraint.firstItem
      if let guide = scrollView.scrolledItem(for: object, attribute, other) {
        return (record(for: guide).item, LayoutAttribute(attribute, rightToLeft: mirrored))
      }
    }
    if attribute.isMargin, let view = object as? UIView { object = view.layoutMarginsGuide }
    if let guide = object as? UILayoutGuide {
      guard let owner = guide.owningView, contains(owner) else { return nil }
      return (record(for: guide).item, LayoutAttribute(attribute, rightToLeft: mirrored))
    }
    guard var view = object as? UIView else { return nil }
    let known = records[ObjectIdentifier(view)]
    guard known != nil || contains(view) else { return nil }
    let resolved = LayoutAttribute(attribute, rightToLeft: mirrored)
    guard resolved == .firstBaseline || resolved == .lastBaseline else { return ((known ?? record(for: view)).item, resolved) }
    view = resolved == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let record = record(for: view)
    noteBaselines(record, view)
    // A view without text has its first baseline at the top, its last at the bottom (stored frames of stacks in Interface Builder files).
    if resolved == .firstBaseline, view.firstBaselineFromTop == nil { return (record.item, .top) }
    if resolved == .lastBaseline, view.lastBaselineFromBottom == nil { return (record.item, .bottom) }
    return (record.item, resolved)
  }
}

extension NSLayoutConstraint {
  /// What Xcode's canvas gives up first where constraints contradict each other.
  ///
  /// Sizes of arranged views (nine stored frames), then what ties a right or lower edge to that of a view around it (cells and xibs that are
  /// too small for what they hold: ten frames of five files; five differ).
  @MainActor fileprivate var canvasYield: LayoutYield? {
    guard relation == .equal, let first = firstView else { return nil }
    guard let second = secondView else {
      return first.superview is UIStackView && (firstAttribute == .width || firstAttribute == .height) ? .size : nil
    }
    let far: Set<Attribute> = [.right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin]
    guard far.contains(firstAttribute), far.contains(secondAttribute), !(first is UIScrollView), !(second is UIScrollView) else {
      return nil
    }
    let isAround = first !== second ? first.isDescendant(of: second) || second.isDescendant(of: first) : firstItem !== secondItem
    return isAround ? .edge : nil
  }
}

extension LayoutAttribute {
  init(_ attribute: NSLayoutConstraint.Attribute, rightToLeft: Bool) {
    self =
      switch attribute {
      case .left, .leftMargin: .left
      case .right, .rightMargin: .right
      case .leading, .leadingMargin: rightToLeft ? .right : .left
      case .trailing, .trailingMargin: rightToLeft ? .left : .right
      case .top, .topMargin: .top
      case .bottom, .bottomMargin: .bottom
      case .width: .width
      case .height: .height
      case .centerX, .centerXWithinMargins: .centerX
      case .centerY, .centerYWithinMargins: .centerY
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      case .notAnAttribute: preconditionFailure("a constraint without an attribute is refused when it is made")
      }
  }
}

extension NSLayoutConstraint {
  var usesBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
