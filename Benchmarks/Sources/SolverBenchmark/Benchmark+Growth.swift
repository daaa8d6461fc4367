import Allocations
import Foundation

/// What a constraint costs: beside other systems', with growing systems, and in memory.
extension Benchmark {
  /// Systems with circles beside the stack of as many rows, in nanoseconds a constraint.
  mutating func circles() {
    guard isWanted("cost") else { return }
    for kind in [ConstraintSystem.Kind.equal, .spacers, .redundant] {
      let (system, stack) = (ConstraintSystem(kind, 100), ConstraintSystem(.stack, 100))
      var measurement = Measurement(
        "cost/\(kind.rawValue)-100/stack", ours: { { _ = OwnSolver(system) } }, peer: { { _ = OwnSolver(stack) } })
      measurement.unit = "ns a constraint"
      measurement.ours *= 1e6 / Double(system.rows.count)
      measurement.peer = measurement.peer.map { $0 * 1e6 / Double(stack.rows.count) }
      add(measurement)
    }
  }

  /// With which power of the number of rows the time grows, between 100 and 10,000 rows.
  mutating func growth() {
    guard isWanted("growth") else { return }
    for order in [ConstraintSystem.Order.first, .shuffle] {
      let (small, large) = (ConstraintSystem(.stack, 100, order: order), ConstraintSystem(.stack, 10_000, order: order))
      addExponent("growth/build-\(order.rawValue)", small: { { _ = OwnSolver(small) } }, large: { { _ = OwnSolver(large) } })
    }
    let (small, large) = (OwnSolver(ConstraintSystem(.stack, 100)), OwnSolver(ConstraintSystem(.stack, 10_000)))
    var width = 390.0
    func resize(_ solver: OwnSolver, times: Int) {
      for _ in 0..<times {
        width = width == 390 ? 400 : 390
        solver.resize(to: width)
      }
    }
    addExponent("growth/resize", small: { { resize(small, times: 100) } }, large: { { resize(large, times: 1) } }, smallTimes: 100)
    let (churned, long) = (ConstraintSystem(.stack, 100), ConstraintSystem(.stack, 10_000))
    addExponent("growth/churn", small: { { small.churn(churned, row: 50) } }, large: { { large.churn(long, row: 5000) } })
  }

  private mutating func addExponent(
    _ name: String, small: () -> () -> Void, large: @escaping () -> () -> Void, smallTimes: Double = 1
  ) {
    let measured = Measurement(name, budget: 3000, ours: small, peer: large)
    var exponent = measured
    exponent.unit = "exponent"
    exponent.ours = log((measured.peer ?? 0) / (measured.ours / smallTimes)) / log(100)
    exponent.peer = nil
    add(exponent)
  }

  /// Bytes kept and pieces of memory asked for by a whole system, by constraint.
  mutating func memory() {
    guard isWanted("memory") else { return }
    for (kind, count) in [(ConstraintSystem.Kind.stack, 100), (.stack, 1000), (.stack, 10_000), (.equal, 1000)] {
      let system = ConstraintSystem(kind, count)
      let (bytes, pieces) = (allocatedBytes(), allocationCount())
      let solver = OwnSolver(system)
      let (kept, asked) = (allocatedBytes() - bytes, allocationCount() - pieces)
      withExtendedLifetime(solver) {}
      add(Measurement("memory/\(kind.rawValue)-\(count)", "bytes a constraint", Double(kept) / Double(system.rows.count)))
      add(Measurement("allocations/\(kind.rawValue)-\(count)", "a constraint", Double(asked) / Double(system.rows.count)))
    }
    let solver = OwnSolver(ConstraintSystem(.stack, 1000))
    solver.resize(to: 400)
    let pieces = allocationCount()
    for width in 0..<10 { solver.resize(to: 390 + Double(width)) }
    add(Measurement("allocations/resize-1000", "a resize", Double(allocationCount() - pieces) / 10))
  }
}
