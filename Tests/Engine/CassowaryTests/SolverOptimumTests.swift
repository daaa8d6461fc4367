import Cassowary
import Testing

@Suite struct SolverOptimumTests {
  @Test(arguments: 0..<20) func `reaches the optimum of the reference solver on random systems`(block: Int) {
    for seed in block * 200..<(block + 1) * 200 {
      let system = System.random(seed: seed)
      let loaded = Loaded(system)
      if let problem = Comparison.problem(loaded, system) {
        Issue.record("seed \(seed): \(problem)\n\(system)")
        return
      }
    }
  }
}
