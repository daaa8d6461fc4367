import Foundation
import LayoutEngine

extension UIScrollView {
  /// The axes along which constraints speak of the content's edges: there they decide the content's size.
  var constrainedContentAxes: (horizontal: Bool, vertical: Bool) {
    var axes = (horizontal: false, vertical: false)
    for constraint in layoutState.touching.values {
      if axes.horizontal, axes.vertical { break }
      guard
        scrolledItem(for: constraint.firstItem, constraint.firstAttribute, constraint.secondItem)?.isContent == true
          || scrolledItem(for: constraint.secondItem, constraint.secondAttribute, constraint.firstItem)?.isContent == true
      else { continue }
      if constraint.isHorizontal { axes.horizontal = true } else { axes.vertical = true }
    }
    return axes
  }

  /// The guide that a constraint between the scroll view and something inside it means: the content's for edges and margins, the
  /// frame's for centres (source: Apple's Auto Layout Guide, "Working with Scroll Views").
  ///
  /// Nil where the item stands for itself.
  func scrolledItem(for item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?) -> UILayoutGuide? {
    if let guide = item as? UILayoutGuide {
      guard guide.owningView === self else { return nil }
      if guide.role == .content { return guide }
      guard guide.role == .margins, isInside(other) else { return nil }
      return attribute.isEdge ? systemGuide(.contentMargins, "UIScrollView-contentMargins") : nil
    }
    guard item === self, isInside(other) else { return nil }
    if attribute.isMargin {
      return attribute.isEdge ? systemGuide(.contentMargins, "UIScrollView-contentMargins") : nil
    }
    if attribute.isEdge { return contentLayoutGuide }
    return attribute == .centerX || attribute == .centerY ? frameLayoutGuide : nil
  }

  private func isInside(_ item: AnyObject?) -> Bool {
    guard let view = NSLayoutConstraint.view(of: item), view !== self else { return false }
    return view.isDescendant(of: self)
  }

  /// The axes along which the size of the content is open although constraints speak of it.
  var openContentAxes: [NSLayoutConstraint.Axis] {
    guard let session = rootView.layoutState.session else { return [] }
    session.solveIfNeeded()
    guard let guide = layoutState.guides.first(where: { $0.role == .content }),
      let record = session.records[ObjectIdentifier(guide)]
    else { return [] }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].filter {
      session.engine.isAmbiguous(record.item, horizontally: $0 == .horizontal)
    }
  }
}

extension UILayoutGuide {
  /// Whether the guide moves with the content's size.
  fileprivate var isContent: Bool { role == .content || role == .contentMargins }
}

extension NSLayoutConstraint.Attribute {
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .firstBaseline, .lastBaseline:
      true
    default: false
    }
  }
}

extension LayoutSession {
  /// A constraint of a scroll view came or went: its content may be tied otherwise.
  func contentUseDidChange(of constraint: NSLayoutConstraint) {
    for view in [constraint.firstView, constraint.secondView] {
      guard let view = view as? UIScrollView else { continue }
      staleScrollViews.append(view)
      isDirty = true
    }
  }

  func updateStaleScrollViews() {
    let views = staleScrollViews
    staleScrollViews = []
    for view in views { guidesDidMove(of: view) }
  }

  /// Constraints from inside a scrolled view to the outside hold the offset in their constants.
  func offsetDidChange(of view: UIView) {
    guard let record = records[ObjectIdentifier(view)] else { return }
    record.item.boundsOrigin = view.bounds.origin
    guidesDidMove(of: view)
    var ancestor = view.storedSuperview
    while let holder = ancestor {
      for constraint in holder.layoutState.constraints where constraint.solved != nil && constraint.reaches(into: view) {
        remove(constraint)
        add(constraint)
      }
      ancestor = holder.storedSuperview
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func reaches(into view: UIView) -> Bool {
    for item in [firstItem, secondItem] {
      guard let named = NSLayoutConstraint.view(of: item) else { continue }
      if named === view ? item is UILayoutGuide : named.isDescendant(of: view) { return true }
    }
    return false
  }
}
