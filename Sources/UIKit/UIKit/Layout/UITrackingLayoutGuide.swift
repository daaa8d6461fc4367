import Foundation

/// A guide that switches constraints on and off by the edges it is near to.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints, the edge they go by, and whether they hold near it or away from it.
  private var tracked: [(constraints: [NSLayoutConstraint], edge: NSDirectionalRectEdge, isNear: Bool)] = []

  /// The edges of the owning view that the guide lies at.
  package var nearEdges: NSDirectionalRectEdge { [] }

  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    track(trackedConstraints, edge, isNear: true)
  }

  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    track(trackedConstraints, edge, isNear: false)
  }

  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.filter { $0.isNear && $0.edge == edge }.flatMap(\.constraints)
  }

  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.filter { !$0.isNear && $0.edge == edge }.flatMap(\.constraints)
  }

  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func track(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool) {
    for entry in tracked where entry.edge == edge && entry.isNear == isNear { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    tracked.append((constraints, edge, isNear))
    let holds = isNear ? nearEdges.isSuperset(of: edge) : nearEdges.isDisjoint(with: edge)
    for constraint in constraints { constraint.isActive = holds }
  }
}
