import Cassowary

/// A system of constraints as plain data, for the solver and the reference solver alike.
struct System: CustomStringConvertible {
  struct Row: Equatable {
    /// By variable.
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Double
    var tag: Int

    var isRequired: Bool { priority >= 1000 }

    /// By how much the row misses at a point.
    func violation(_ point: [Double]) -> Double {
      let sum = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(sum)
      case .lessThanOrEqual: return max(0, sum)
      case .greaterThanOrEqual: return max(0, -sum)
      }
    }
  }

  var variableCount: Int
  var rows: [Row]

  var description: String {
    rows.map { row in
      let terms = row.coefficients.enumerated().filter { $0.element != 0 }.map { "\($0.element)*x\($0.offset)" }
      let sign = row.relation == .equal ? "==" : row.relation == .lessThanOrEqual ? "<=" : ">="
      return "\((terms + ["\(row.constant)"]).joined(separator: " + ")) \(sign) 0 @\(row.priority) #\(row.tag)"
    }.joined(separator: "\n")
  }

  /// The summed error of each optional priority at a point, from the highest priority down.
  func errors(_ point: [Double]) -> [Double] {
    priorities.map { priority in rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(point) } }
  }

  var priorities: [Double] {
    Set(rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
  }

  /// A small system with integers and halves, every kind of row in it; some have no solution, some several.
  ///
  /// Some variables have bounds with one value between, as contents have.
  static func random(seed: Int, variables: ClosedRange<Int> = 1...6, rows: ClosedRange<Int> = 1...12) -> System {
    var generator = SeededGenerator(seed: seed)
    let count = generator.number(variables)
    let priorities: [Double] = [1000, 1000, 1000, 999, 750, 750, 250, 250, 250.5, 1]
    let requiredShare = generator.number(0...2)
    var result = (0..<generator.number(rows)).map { tag in
      var coefficients = Array(repeating: 0.0, count: count)
      for _ in 0..<generator.pick([1, 1, 2, 2, 2, 3, 4]) {
        coefficients[generator.number(0...count - 1)] = generator.pick([1, 1, 1, -1, -1, -1, 0.5, 2, -3])
      }
      let relation = generator.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
      var priority = generator.pick(priorities)
      if requiredShare == 0, generator.number(0...2) > 0 { priority = 1000 }
      return Row(
        coefficients: coefficients, relation: relation, constant: Double(generator.number(-20...20)) / 2, priority: priority, tag: tag)
    }
    if generator.number(0...1) == 0 {
      for variable in 0..<count where generator.number(0...1) == 0 {
        var coefficients = Array(repeating: 0.0, count: count)
        coefficients[variable] = 1
        let size = Double(generator.number(-20...20)) / 2
        for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
          result.append(
            Row(
              coefficients: coefficients, relation: relation, constant: size, priority: generator.pick([750, 751, 250, 250, 1]),
              tag: result.count))
        }
        guard generator.number(0...1) == 0 else { continue }
        result.append(Row(coefficients: coefficients, relation: .greaterThanOrEqual, constant: 0, priority: 1000, tag: result.count))
      }
    }
    return System(variableCount: count, rows: result)
  }
}

/// A solver that holds a `System`.
struct Loaded {
  let solver = Solver()
  var variables: [Variable]
  var constraints: [Constraint?]

  init(_ system: System, order: [Int]? = nil) {
    variables = (0..<system.variableCount).map { [solver] _ in solver.makeVariable() }
    constraints = Array(repeating: nil, count: system.rows.count)
    for row in order ?? Array(system.rows.indices) { add(system.rows[row], at: row) }
    solver.solve()
  }

  mutating func add(_ row: System.Row, at index: Int) {
    let terms = zip(variables, row.coefficients).filter { $0.1 != 0 }.map { Term(variable: $0.0, coefficient: $0.1) }
    let expression = Expression(terms: terms, constant: row.constant)
    constraints[index] = solver.add(expression, row.relation, priority: row.priority, tag: row.tag)
  }

  mutating func remove(at index: Int) {
    guard let constraint = constraints[index] else { return }
    solver.remove(constraint)
    constraints[index] = nil
  }

  var point: [Double] { variables.map { solver.value(of: $0) } }

  func row(of constraint: Constraint) -> Int? {
    constraints.firstIndex(of: constraint)
  }
}
