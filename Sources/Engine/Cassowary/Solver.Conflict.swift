extension Solver {
  /// Required constraints that cannot hold together.
  package struct Conflict: Hashable, Sendable {
    /// The member that the solver leaves out, as if it had been removed.
    package let dropped: Constraint
    /// A minimal set that cannot hold, `dropped` among it: without any one of them the others of the set can hold.
    package let members: [Constraint]
  }
}
