import Foundation

/// Constraints that were let go without ever having been active: most often `isActive = true` was forgotten.
///
/// The host reads them after each preview. Those that an object keeps for later are never among them.
@MainActor
package enum ReleasedConstraints {
  /// A constraint like the one released, and where that was made.
  package struct Entry {
    package var twin: NSLayoutConstraint
    package var origin: SourceLocation
  }

  private static var entries: [Entry] = []
  /// Code that makes constraints in every layout pass must not fill the memory.
  private static let limit = 1000

  /// Hands out what was noted and forgets it.
  package static func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  static func note(_ constraint: NSLayoutConstraint) {
    guard entries.count < limit, let origin = constraint.origin, let first = constraint.firstItem else { return }
    if constraint.secondAttribute != .notAnAttribute, constraint.secondItem == nil { return }
    let twin = NSLayoutConstraint(
      first, constraint.firstAttribute, constraint.relation, constraint.secondItem, constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority, origin: nil)
    entries.append(Entry(twin: twin, origin: origin))
  }
}

extension NSLayoutConstraint {
  /// Whether an active constraint decides the same attribute of the first item.
  package var hasActiveRival: Bool {
    (firstView?.touchingConstraints ?? []).contains {
      ($0.firstItem === firstItem && $0.firstAttribute == firstAttribute)
        || ($0.secondItem === firstItem && $0.secondAttribute == firstAttribute)
    }
  }
}
