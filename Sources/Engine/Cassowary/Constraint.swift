/// The handle of a constraint in the solver that it was added to.
package struct Constraint: Hashable, Sendable {
  let index: Int32
  /// Which of the constraints that stood at `index` one after another this is.
  let generation: UInt32
}
