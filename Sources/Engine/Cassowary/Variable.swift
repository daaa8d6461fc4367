/// A number that a solver looks for; made and numbered by `Solver.makeVariable()`.
package struct Variable: Hashable, Sendable, Comparable {
  /// The place of the variable in its solver, from 0 in the order of making; a removed variable's place is given away again.
  package let index: Int

  package static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }
}
