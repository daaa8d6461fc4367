import Cassowary

/// Our solver with a system of constraints in it.
final class OwnSolver {
  private let solver = Solver()
  private let variables: [Variable]
  private var constraints: [Constraint] = []
  private var width: Constraint?
  private(set) var values: [Double] = []

  /// Adds the whole system, solves and reads.
  init(_ system: ConstraintSystem) {
    variables = (0..<system.variableCount).map { [solver] _ in solver.makeVariable() }
    constraints = system.flatRows.map { add(system.terms[$0.terms], $0.relation, $0.constant, $0.priority) }
    width = system.widthRow.map { constraints[$0] }
    values = Array(repeating: 0, count: variables.count)
    read()
  }

  func resize(to value: Double) {
    guard let width else { return }
    solver.setConstant(-value, of: width)
    read()
  }

  /// Takes a row of a stack out, bridges the gap, and puts the row back.
  func churn(_ system: ConstraintSystem, row: Int) {
    let first = 5 + 40 * row
    let following = 5 + 40 * (row + 1) + 2
    for index in first..<first + 40 { solver.remove(constraints[index]) }
    solver.remove(constraints[following])
    let bridge = add(system.bridge(over: row))
    read()
    solver.remove(bridge)
    for index in first..<first + 40 { constraints[index] = add(system.rows[index]) }
    constraints[following] = add(system.rows[following])
    read()
  }

  private func add(_ row: ConstraintSystem.Row) -> Constraint {
    add(row.terms[...], row.relation, row.value, row.priority)
  }

  private func add(
    _ terms: ArraySlice<(variable: Int, coefficient: Double)>, _ relation: Relation, _ constant: Double, _ priority: Double
  ) -> Constraint {
    let terms = terms.map { Term(variable: variables[$0.variable], coefficient: $0.coefficient) }
    return solver.add(Expression(terms: terms, constant: constant), relation, priority: priority)
  }

  private func read() {
    solver.solve()
    values.withUnsafeMutableBufferPointer { values in
      for (index, variable) in variables.enumerated() { values[index] = solver.value(of: variable) }
    }
  }
}
