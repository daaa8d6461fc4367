import Cassowary
import Testing

/// Where values come from, what would change them, and what else they could be.
@Suite struct SolverDerivationTests {
  @Test func `a chain of equalities is told from the value asked for down to the numbers`() {
    let solver = Solver()
    let (icon, title, gap) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = solver.add(icon - 16, .equal, priority: 1000)
    let second = solver.add(title - icon - 12, .equal, priority: 1000)
    _ = solver.add(gap - 3, .equal, priority: 1000)
    solver.solve()
    #expect(
      solver.derivation(of: [title]) == [
        Solver.Step(variables: [title], constraints: [second], inputs: [icon]),
        Solver.Step(variables: [icon], constraints: [first], inputs: []),
      ])
  }

  @Test func `an inequality that presses decides and the wish that gives way does not`() {
    let solver = Solver()
    let width = solver.makeVariable()
    let limit = solver.add(width - 200, .lessThanOrEqual, priority: 1000)
    let content = solver.add(width - 260, .greaterThanOrEqual, priority: 750)
    _ = solver.add(width - 260, .lessThanOrEqual, priority: 250)
    solver.solve()
    #expect(solver.derivation(of: [width]) == [Solver.Step(variables: [width], constraints: [limit], inputs: [])])
    #expect(solver.violation(of: content) == 60)
    #expect(solver.trying(.constant(-230), of: limit) { solver.value(of: width) } == 230)
    #expect(solver.trying(.absence, of: limit) { solver.value(of: width) } == 260)
    #expect(solver.trying(.priority(1), of: content) { solver.value(of: width) } == 200)
    #expect(solver.value(of: width) == 200)
  }

  @Test func `equal widths are told as one step`() {
    // Four buttons of equal width, 8 apart, 16 from the edges of a row of 390.
    let solver = Solver()
    let row = solver.makeVariable()
    let lefts = (0..<4).map { _ in solver.makeVariable() }
    let widths = (0..<4).map { _ in solver.makeVariable() }
    let root = solver.add(row - 390, .equal, priority: 1000)
    _ = solver.add(lefts[0] - 16, .equal, priority: 1000)
    for index in 1..<4 {
      _ = solver.add(lefts[index] - lefts[index - 1] - widths[index - 1] - 8, .equal, priority: 1000)
      _ = solver.add(widths[index] - widths[0], .equal, priority: 1000)
    }
    _ = solver.add(lefts[3] + widths[3] - row + 16, .equal, priority: 1000)
    solver.solve()
    let steps = solver.derivation(of: [widths[2]])
    #expect(solver.value(of: widths[2]) == 83.5)
    #expect(steps.contains { $0.variables.count > 1 && $0.constraints.count == $0.variables.count })
    #expect(steps.contains { $0.constraints == [root] })
    // Each variable is given once.
    #expect(Set(steps.flatMap(\.variables)).count == steps.flatMap(\.variables).count)
  }

  @Test func `the constraints of a step give its values, whatever the system`() {
    for seed in 0..<300 * Effort.factor {
      let system = System.random(seed: 500_000 + seed)
      let loaded = Loaded(system)
      let steps = loaded.solver.derivation(of: loaded.variables)
      #expect(Set(steps.flatMap(\.variables)) == Set(loaded.variables))
      for constraint in steps.flatMap(\.constraints) {
        guard let row = loaded.row(of: constraint) else { continue }
        var exact = system.rows[row]
        exact.relation = .equal
        #expect(exact.violation(loaded.point) < 1e-6, "seed \(seed): \(exact) does not hold with equality\n\(system)")
      }
      for step in steps where step.variables.contains(where: { loaded.solver.isDetermined($0) }) {
        #expect(step.constraints.count == step.variables.count, "seed \(seed): \(step)\n\(system)")
      }
    }
  }

  @Test func `a trial leaves no trace`() {
    for seed in 0..<100 * Effort.factor {
      let system = System.random(seed: 510_000 + seed)
      let loaded = Loaded(system)
      let before = (loaded.point, loaded.solver.conflicts.map(\.dropped))
      for (index, constraint) in loaded.constraints.enumerated() {
        let change: Solver.Change = [.constant(Double(index)), .priority(500), .absence][index % 3]
        loaded.solver.trying(change, of: constraint!) {}
      }
      for (value, expected) in zip(loaded.point, before.0) { #expect(abs(value - expected) < 1e-9, "seed \(seed)") }
      #expect(loaded.solver.conflicts.map(\.dropped) == before.1)
    }
  }

  @Test func `an absent constraint is as if it had never been`() {
    for seed in 0..<100 * Effort.factor {
      let system = System.random(seed: 520_000 + seed)
      let loaded = Loaded(system)
      for row in system.rows.indices {
        let without = Loaded(system, order: system.rows.indices.filter { $0 != row })
        let values = loaded.solver.trying(.absence, of: loaded.constraints[row]!) { loaded.point }
        for (value, expected) in zip(values, without.point) {
          guard abs(value - expected) > 1e-6 else { continue }
          Issue.record("seed \(seed), without \(row): \(value) instead of \(expected)\n\(system)")
          return
        }
      }
    }
  }

  @Test func `another solution is as good as the first and puts the variable elsewhere`() {
    var found = 0
    for seed in 0..<300 * Effort.factor {
      let system = System.random(seed: 530_000 + seed)
      let loaded = Loaded(system)
      let dropped = Set(loaded.solver.conflicts.compactMap { loaded.row(of: $0.dropped) })
      let rest = System(
        variableCount: system.variableCount, rows: system.rows.enumerated().filter { !dropped.contains($0.offset) }.map(\.element))
      for (index, variable) in loaded.variables.enumerated() {
        let others = [10.0, -10].compactMap { loaded.solver.alternative(for: variable, movedBy: $0) }
        #expect(others.isEmpty == loaded.solver.isDetermined(variable), "seed \(seed), x\(index)\n\(system)")
        for other in others {
          found += 1
          #expect(abs(other[index] - loaded.point[index]) > 1e-6)
          for row in rest.rows where row.isRequired { #expect(row.violation(other) < 1e-6, "seed \(seed): \(row)") }
          for (left, right) in zip(rest.errors(other), rest.errors(loaded.point)) {
            #expect(abs(left - right) < 1e-5, "seed \(seed), x\(index): \(left) \(right)\n\(system)")
          }
        }
      }
    }
    #expect(found > 100)
  }

  @Test func `what cannot bind is told with what makes it so`() {
    let solver = Solver()
    let (width, height, open) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let fixed = solver.add(width - 100, .equal, priority: 1000)
    let least = solver.add(width - 44, .greaterThanOrEqual, priority: 1000)
    let square = solver.add(height - width, .equal, priority: 1000)
    let wish = solver.add(height - 80, .equal, priority: 750)
    _ = solver.add(open - 44, .greaterThanOrEqual, priority: 1000)
    _ = solver.add(open - 44, .equal, priority: 250)
    solver.solve()
    let idle = solver.idleConstraints
    #expect(idle.map(\.constraint) == [least, wish])
    #expect(idle.map { Set($0.causes) } == [[fixed], [fixed, square]])
  }
}
