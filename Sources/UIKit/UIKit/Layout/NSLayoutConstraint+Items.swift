import Foundation
import LayoutEngine

extension NSLayoutConstraint {
  /// The view that an item is or belongs to.
  package var firstView: UIView? { NSLayoutConstraint.view(of: firstItem) }
  package var secondView: UIView? { NSLayoutConstraint.view(of: secondItem) }

  static func view(of item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
}

extension UIView {
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.storedSuperview === self { return self }
    if storedSuperview === other { return other }
    if let parent = storedSuperview, parent === other.storedSuperview { return parent }
    var ancestors: Set<ObjectIdentifier> = []
    var current: UIView? = self
    while let view = current {
      ancestors.insert(ObjectIdentifier(view))
      current = view.storedSuperview
    }
    current = other
    while let view = current {
      if ancestors.contains(ObjectIdentifier(view)) { return view }
      current = view.storedSuperview
    }
    return nil
  }
}

extension NSLayoutConstraint {
  /// The axis that the constraint acts on.
  package var isHorizontal: Bool {
    switch firstAttribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      true
    default: false
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the items stand in one tree, without which a constraint can't be put in force.
  package var isBetweenRelatives: Bool {
    guard let first = firstView else { return false }
    guard let second = secondView else { return secondItem == nil }
    return first.nearestCommonAncestor(with: second) != nil
  }
}
