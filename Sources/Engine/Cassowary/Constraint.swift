/// The handle of a constraint in the solver that it was added to.
package struct Constraint: Hashable, Sendable {
  /// The number of the constraint in its solver, from 0 on; a removed constraint's number is given away again.
  package let slot: Int32
  /// Which of the constraints that had the number one after another this is.
  let generation: UInt32
}
