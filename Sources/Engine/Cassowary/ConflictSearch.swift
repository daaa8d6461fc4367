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

  /// The conflicts that can be told apart at once, at least the first of all.
  ///
  /// - Returns: Minimal sets in the store's order; the last of each cannot hold together with those before it that are not the last
  ///   of another. Nothing when all can hold.
  func conflicts(among constraints: [Int32]) -> [[Int32]] {
    let sorted = constraints.sorted(by: store.precedes)
    guard let suspects = infeasible(sorted) else { return [] }
    var sets = suspects.map { shortestPrefix(of: $0.sorted(by: store.precedes)) }
    sets.sort { store.precedes($0[$0.count - 1], $1[$1.count - 1]) }
    var dropped: Set<Int32> = []
    sets = sets.filter { set in
      guard set.allSatisfy({ !dropped.contains($0) }) else { return false }
      dropped.insert(set[set.count - 1])
      return true
    }
    guard let final = sets.last?.last else { return [] }
    let earlier = sorted.prefix { $0 != final }.filter { !dropped.contains($0) }
    if infeasible(earlier) == nil { return sets.map(minimal) }
    return [minimal(firstConflict(sorted, suspects: sets[0]))]
  }

  /// The conflict around the first constraint that cannot hold together with those before it.
  private func firstConflict(_ sorted: [Int32], suspects: [Int32]) -> [Int32] {
    var suspects = suspects
    while true {
      guard let last = suspects.last, let others = infeasible(Array(sorted.prefix { $0 != last })) else { return suspects }
      suspects = shortestPrefix(of: others[0].sorted(by: store.precedes))
    }
  }

  /// Sets among the constraints that cannot hold, nothing when all can.
  private func infeasible(_ constraints: [Int32]) -> [[Int32]]? {
    let plan = Plan(constraints, store: store, variableCount: variableCount, workshop: workshop, excluded: nil)
    guard case .conflicts(let found) = plan.solve(log, store: store, scratch: workshop.scratch, isStale: isStale) else { return nil }
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
      if let smaller = infeasible(fewer)?[0] {
        let members = Set(smaller)
        kept = fewer.filter { members.contains($0) }
        index = min(index, kept.count - 1)
      }
      index -= 1
    }
    return kept
  }
}
