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
    constraints.reserveCapacity(system.rows.count)
    for row in system.rows.indices {
      constraints.append(add(system.rows[row], system.terms[system.termStarts[row]..<system.termStarts[row + 1]]))
    }
    for (row, constraint) in zip(system.rows, constraints) where row.suggestion != nil && row.terms[0].variable == 2 { width = constraint }
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
    let over = system.bridge(over: row)
    let bridge = add(over, over.terms[...])
    read()
    solver.remove(bridge)
    for index in first..<first + 40 { constraints[index] = add(system.rows[index], system.rows[index].terms[...]) }
    constraints[following] = add(system.rows[following], system.rows[following].terms[...])
    read()
  }

  private func add(_ row: ConstraintSystem.Row, _ terms: ArraySlice<(variable: Int, coefficient: Double)>) -> Constraint {
    let terms = terms.map { Term(variable: variables[$0.variable], coefficient: $0.coefficient) }
    let constant = row.suggestion.map { -$0 } ?? row.constant
    return solver.add(Expression(terms: terms, constant: constant), row.relation, priority: row.priority)
  }

  private func read() {
    solver.solve()
    values.withUnsafeMutableBufferPointer { values in
      for (index, variable) in variables.enumerated() { values[index] = solver.value(of: variable) }
    }
  }
}
