import Cassowary
import Testing

/// Neither the order of adding nor the history of edits may show in a result.
@Suite struct SolverOrderTests {
  @Test(arguments: 0..<10) func `the order of adding changes neither values nor conflicts`(block: Int) {
    for seed in block * 20 * Effort.factor..<(block + 1) * 20 * Effort.factor {
      let system = System.random(seed: 100_000 + seed)
      let first = Loaded(system)
      var generator = SeededGenerator(seed: seed)
      var order = Array(system.rows.indices)
      for _ in 0..<6 {
        generator.shuffle(&order)
        let second = Loaded(system, order: order)
        if let problem = difference(first, second) {
          Issue.record("seed \(seed), order \(order): \(problem)\n\(system)")
          return
        }
      }
    }
  }

  @Test(arguments: 0..<10) func `after any edits the result is that of a fresh solver`(block: Int) {
    for seed in block * 8 * Effort.factor..<(block + 1) * 8 * Effort.factor {
      var system = System.random(seed: 200_000 + seed, variables: 2...7, rows: 4...14)
      var loaded = Loaded(system)
      var generator = SeededGenerator(seed: seed)
      for step in 0..<25 {
        for _ in 0..<generator.pick([1, 1, 1, 2, 5]) { edit(&loaded, &system, &generator) }
        loaded.solver.solve()
        let present = system.rows.indices.filter { loaded.constraints[$0] != nil }
        let fresh = Loaded(system, order: present)
        if let problem = difference(loaded, fresh) {
          Issue.record("seed \(seed), step \(step): \(problem)\n\(system)")
          return
        }
        guard step % 5 == 4 else { continue }
        if let problem = Comparison.problem(loaded, system) {
          Issue.record("seed \(seed), step \(step): \(problem)\n\(system)")
          return
        }
      }
    }
  }

  @Test func `any number of edits leaves no trace`() {
    let system = System.random(seed: 3, variables: 8...8, rows: 20...20)
    let optional = System(
      variableCount: system.variableCount,
      rows: system.rows.map { row in
        var row = row
        if row.isRequired { row.priority = 900 }
        return row
      })
    let loaded = Loaded(optional)
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<10_000 * Effort.factor {
      let row = generator.number(0...19)
      loaded.solver.setConstant(Double(generator.number(-2000...2000)) / 8, of: loaded.constraints[row]!)
      if generator.number(0...3) == 0 { loaded.solver.solve() }
    }
    for (row, constraint) in zip(optional.rows, loaded.constraints) { loaded.solver.setConstant(row.constant, of: constraint!) }
    loaded.solver.solve()
    for (value, expected) in zip(loaded.point, Loaded(optional).point) { #expect(abs(value - expected) < 1e-9) }
  }

  @Test(arguments: [1e-3, 1e3, 1e5]) func `a system of another size has the same solution in that size`(size: Double) {
    for seed in 0..<60 * Effort.factor {
      let system = System.random(seed: 300_000 + seed)
      let scaled = System(
        variableCount: system.variableCount,
        rows: system.rows.map { row in
          var row = row
          row.constant *= size
          return row
        })
      let plain = Loaded(system)
      let other = Loaded(scaled)
      for (value, expected) in zip(other.point, plain.point) {
        guard abs(value - expected * size) > 1e-7 * size else { continue }
        Issue.record("seed \(seed): \(value) instead of \(expected * size)\n\(scaled)")
        return
      }
    }
  }

  private func edit(_ loaded: inout Loaded, _ system: inout System, _ generator: inout SeededGenerator) {
    let row = generator.number(0...system.rows.count - 1)
    guard let constraint = loaded.constraints[row] else {
      loaded.add(system.rows[row], at: row)
      return
    }
    switch generator.number(0...5) {
    case 0, 1: loaded.remove(at: row)
    case 2:
      system.rows[row].priority = generator.pick([1000, 1000, 750, 250, 251])
      loaded.solver.setPriority(system.rows[row].priority, of: constraint)
    default:
      system.rows[row].constant = Double(generator.number(-20...20)) / 2
      loaded.solver.setConstant(system.rows[row].constant, of: constraint)
    }
  }

  private func difference(_ first: Loaded, _ second: Loaded) -> String? {
    let dropped = [first, second].map { loaded in loaded.solver.conflicts.map { loaded.row(of: $0.dropped) } }
    if dropped[0] != dropped[1] { return "dropped \(dropped[0]) and \(dropped[1])" }
    for (variable, (left, right)) in zip(first.point, second.point).enumerated() where abs(left - right) > 1e-6 {
      return "x\(variable) is \(left) and \(right)"
    }
    return nil
  }
}
