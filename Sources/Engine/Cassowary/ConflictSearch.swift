/// Finds required constraints that cannot hold together.
struct ConflictSearch {
  let store: ConstraintStore
  let variableCount: Int

  /// The conflict around the first constraint that cannot hold together with those before it in the store's order.
  ///
  /// - Returns: A minimal set in that order, whose last is that first constraint; nothing when all can hold.
  func firstConflict(among constraints: [Int]) -> [Int]? {
    let sorted = constraints.sorted(by: store.precedes)
    guard var suspects = infeasible(sorted) else { return nil }
    while true {
      suspects = shortestPrefix(of: suspects.sorted(by: store.precedes))
      guard let last = suspects.last else { return nil }
      let earlier = Array(sorted.prefix { $0 != last })
      guard let others = infeasible(earlier) else { break }
      suspects = others
    }
    return minimal(suspects)
  }

  /// A set among the constraints that cannot hold, nothing when all can.
  private func infeasible(_ constraints: [Int]) -> [Int]? {
    var plan = Plan(constraints, store: store, variableCount: variableCount)
    var values = Array(repeating: 0.0, count: variableCount)
    let found = plan.solve(&values, store: store)
    return found.isEmpty ? nil : found
  }

  /// The shortest prefix that cannot hold.
  private func shortestPrefix(of constraints: [Int]) -> [Int] {
    var feasible = 0
    var count = constraints.count
    while feasible + 1 < count {
      let middle = (feasible + count) / 2
      if infeasible(Array(constraints[..<middle])) == nil { feasible = middle } else { count = middle }
    }
    return Array(constraints[..<count])
  }

  /// Takes members out, the last but one first, as long as the rest cannot hold; the last one stays.
  private func minimal(_ constraints: [Int]) -> [Int] {
    var kept = constraints
    var index = kept.count - 2
    while index >= 0 {
      var fewer = kept
      fewer.remove(at: index)
      if let smaller = infeasible(fewer) {
        let members = Set(smaller)
        kept = fewer.filter { members.contains($0) }
        index = min(index, kept.count - 1)
      }
      index -= 1
    }
    return kept
  }
}
