import Cassowary
import Testing

/// Constraints that come and go in systems of many loosely tied variables, where a plan is mended instead of made anew.
@Suite struct SolverUpdateTests {
  /// Chains and rows as views make them: each variable follows from one before it or is free within limits and wishes.
  private func system(seed: Int) -> System {
    var generator = SeededGenerator(seed: seed)
    let count = generator.number(30...60)
    var rows: [System.Row] = []
    func add(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double) {
      var coefficients = Array(repeating: 0.0, count: count)
      for (variable, coefficient) in terms { coefficients[variable] += coefficient }
      rows.append(
        System.Row(coefficients: coefficients, relation: relation, constant: constant, priority: priority, tag: rows.count))
    }
    for variable in 0..<count {
      let before = variable == 0 ? nil : generator.number(max(0, variable - 8)...variable - 1)
      let constant = Double(generator.number(-20...20)) / 2
      switch (generator.number(0...9), before) {
      case (0, _), (_, nil): add([(variable, 1)], .equal, constant, 1000)
      case (1...4, let before?): add([(variable, 1), (before, -1)], .equal, constant, 1000)
      case (5, let before?):
        add([(variable, 1), (before, -1), (generator.number(0...variable - 1), generator.pick([-1, 0.5, -2]))], .equal, constant, 1000)
      case (6, _): add([(variable, 1)], .equal, constant, generator.pick([999, 750, 250]))
      default:
        add([(variable, 1)], .lessThanOrEqual, constant, 250)
        add([(variable, 1)], .greaterThanOrEqual, constant, 750)
        if let before { add([(variable, 1), (before, -1)], .lessThanOrEqual, constant + 5, generator.pick([1000, 999, 500])) }
      }
    }
    return System(variableCount: count, rows: rows)
  }

  @Test(arguments: 0..<8) func `after constraints came and went the result is that of a fresh solver`(block: Int) {
    for seed in block * 6 * Effort.factor..<(block + 1) * 6 * Effort.factor {
      let system = system(seed: 600_000 + seed)
      var loaded = Loaded(system)
      var generator = SeededGenerator(seed: seed)
      for step in 0..<40 {
        for _ in 0..<generator.pick([1, 1, 2, 3, 8]) {
          let row = generator.number(0...system.rows.count - 1)
          if loaded.constraints[row] == nil { loaded.add(system.rows[row], at: row) } else { loaded.remove(at: row) }
        }
        loaded.solver.solve()
        let fresh = Loaded(system, order: system.rows.indices.filter { loaded.constraints[$0] != nil })
        let dropped = [loaded, fresh].map { solver in solver.solver.conflicts.map { solver.row(of: $0.dropped) } }
        #expect(dropped[0] == dropped[1], "seed \(seed), step \(step)")
        for (variable, (left, right)) in zip(loaded.point, fresh.point).enumerated() where abs(left - right) > 1e-6 {
          Issue.record("seed \(seed), step \(step): x\(variable) is \(left) instead of \(right)\n\(system)")
          return
        }
      }
    }
  }

  @Test func `a row of a list goes and comes back in any order`() {
    // Rows below each other: a top, a height of at least 44 that its content presses up, a label in the middle.
    let solver = Solver()
    var constraints: [[(Expression, Relation, Double)]] = []
    var tops: [Variable] = []
    var heights: [Variable] = []
    var labels: [Variable] = []
    func wanted(_ row: Int) -> Double { Double(30 + row % 5 * 10) }
    for row in 0..<60 {
      let (top, height, label) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      var own: [(Expression, Relation, Double)] = []
      own.append((height - 44, .greaterThanOrEqual, 1000))
      own.append((height - 44, .equal, 250))
      own.append((height - wanted(row), .greaterThanOrEqual, 750))
      own.append((Expression(label) - height * 0.5, .equal, 1000))
      constraints.append(own)
      tops.append(top)
      heights.append(height)
      labels.append(label)
    }
    var handles = constraints.map { row in row.map { solver.add($0.0, $0.1, priority: $0.2) } }
    var links: [Int: Constraint] = [:]
    var shown = Array(0..<60)
    func link(_ place: Int) {
      let row = shown[place]
      let above = place == 0 ? Expression() : tops[shown[place - 1]] + heights[shown[place - 1]]
      if let old = links[row] { solver.remove(old) }
      links[row] = solver.add(Expression(tops[row]) - above, .equal, priority: 1000)
    }
    for place in shown.indices { link(place) }
    func expected() -> [Double] {
      var y = 0.0
      return shown.map { row in
        defer { y += max(44, wanted(row)) }
        return y
      }
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let place = generator.number(0...shown.count - 2)
      let row = shown.remove(at: place)
      for handle in handles[row] { solver.remove(handle) }
      if let old = links.removeValue(forKey: row) { solver.remove(old) }
      link(place)
      solver.solve()
      #expect(shown.map { solver.value(of: tops[$0]) } == expected())
      let back = generator.number(0...shown.count - 1)
      shown.insert(row, at: back)
      handles[row] = constraints[row].map { solver.add($0.0, $0.1, priority: $0.2) }
      link(back)
      link(back + 1)
      solver.solve()
      #expect(shown.map { solver.value(of: tops[$0]) } == expected())
      #expect(solver.value(of: labels[row]) == max(44, wanted(row)) / 2)
    }
  }
}
