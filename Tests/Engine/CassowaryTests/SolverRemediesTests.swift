import Cassowary
import Testing

/// The changes that would make conflicting constraints agree.
@Suite struct SolverRemediesTests {
  @Test func `each constant of a conflict alone can mend it`() {
    // 16 + 100 + 8 + 300 is 34 more than 390.
    let solver = Solver()
    let (left, width, other, otherWidth) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    _ = solver.add(left - 16, .equal, priority: 1000, tag: 1)
    _ = solver.add(width - 100, .equal, priority: 1000, tag: 2)
    _ = solver.add(other - left - width - 8, .equal, priority: 1000, tag: 3)
    let wide = solver.add(otherWidth - 300, .equal, priority: 1000, tag: 5)
    _ = solver.add(other + otherWidth - 390, .lessThanOrEqual, priority: 1000, tag: 4)
    solver.solve()
    let conflict = solver.conflicts[0]
    #expect(conflict.dropped == wide)
    let place = conflict.members.firstIndex(of: wide)!
    let remedies = solver.remedies(for: conflict)
    #expect(remedies.count == 5)
    #expect(remedies.allSatisfy { abs(abs($0) - 34) < 1e-9 })
    // The constant of `width - 300` grows by 34: 266 instead of 300.
    #expect(remedies[place] == 34)
    let isMended = solver.trying(.constant(-300 + remedies[place]), of: wide) { solver.conflicts.isEmpty }
    #expect(isMended)
  }

  @Test func `of random conflicts each constant alone can mend its set`() {
    var count = 0
    for seed in 0..<400 * Effort.factor {
      let system = System.random(seed: 540_000 + seed)
      let loaded = Loaded(system)
      for conflict in loaded.solver.conflicts {
        let rows = conflict.members.map { system.rows[loaded.row(of: $0)!] }
        let remedies = loaded.solver.remedies(for: conflict)
        #expect(remedies.count == rows.count, "seed \(seed)\n\(system)")
        for (index, remedy) in remedies.enumerated() {
          count += 1
          var mended = rows
          mended[index].constant += remedy
          #expect(ReferenceSolver.isFeasible(mended, variableCount: system.variableCount), "seed \(seed): \(remedy)\n\(system)")
          // Half of it is not enough.
          mended[index].constant -= remedy / 2
          #expect(!ReferenceSolver.isFeasible(mended, variableCount: system.variableCount), "seed \(seed): \(remedy)\n\(system)")
        }
      }
    }
    #expect(count > 100)
  }
}
