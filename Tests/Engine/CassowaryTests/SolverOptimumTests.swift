import Cassowary
import Testing

@Suite struct SolverOptimumTests {
  @Test func `reaches the optimum of the reference solver on larger systems`() {
    for seed in 0..<15 * Effort.factor {
      let system = System.random(seed: 400_000 + seed, variables: 8...14, rows: 15...30)
      if let problem = Comparison.problem(Loaded(system), system) {
        Issue.record("seed \(seed): \(problem)\n\(system)")
        return
      }
    }
  }

  @Test(arguments: 0..<20) func `reaches the optimum of the reference solver on random systems`(block: Int) {
    for seed in block * 60 * Effort.factor..<(block + 1) * 60 * Effort.factor {
      let system = System.random(seed: seed)
      let loaded = Loaded(system)
      if let problem = Comparison.problem(loaded, system) {
        Issue.record("seed \(seed): \(problem)\n\(system)")
        return
      }
    }
  }

  @Test(arguments: 0..<20) func `reaches the optimum on nine thousand small systems`(block: Int) {
    for seed in block * 450..<(block + 1) * 450 {
      let system = System.random(seed: 700_000 + seed, variables: 1...5, rows: 1...9)
      if let problem = Comparison.problem(Loaded(system), system, checkingDetermination: false) {
        Issue.record("seed \(seed): \(problem)\n\(system)")
        return
      }
    }
  }
}
