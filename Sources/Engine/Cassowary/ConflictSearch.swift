/// Finds required constraints that cannot hold together.
struct ConflictSearch {
  let store: ConstraintStore
  let variableCount: Int
  let workshop: PlanWorkshop
  private let log = ChangeLog()
  private let isStale: Pile<Bool>

  init(store: ConstraintStore, variableCount: Int, workshop: PlanWorkshop) {
    self.store = store
    self.variableCount = variableCount
    self.workshop = workshop
    var none = Pile<Bool>()
    none.fill(false, count: store.records.count)
    isStale = none
    for _ in 0..<variableCount { log.append() }
  }

  func deallocate() {
    isStale.deallocate()
  }

  /// The conflict around the first constraint that cannot hold together with those before it in the store's order.
  ///
  /// - Returns: A minimal set in that order, whose last is that first constraint; nothing when all can hold.
  func firstConflict(among constraints: [Int32]) -> [Int32]? {
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
  private func infeasible(_ constraints: [Int32]) -> [Int32]? {
    let plan = Plan(constraints, store: store, variableCount: variableCount, workshop: workshop, excluded: nil)
    guard case .conflict(let found) = plan.solve(log, store: store, scratch: workshop.scratch, isStale: isStale) else { return nil }
    return found
  }

  /// The shortest prefix that cannot hold.
  private func shortestPrefix(of constraints: [Int32]) -> [Int32] {
    var feasible = 0
    var count = constraints.count
    while feasible + 1 < count {
      let middle = (feasible + count) / 2
      if infeasible(Array(constraints[..<middle])) == nil { feasible = middle } else { count = middle }
    }
    return Array(constraints[..<count])
  }

  /// Takes members out, the last but one first, as long as the rest cannot hold; the last one stays.
  private func minimal(_ constraints: [Int32]) -> [Int32] {
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
