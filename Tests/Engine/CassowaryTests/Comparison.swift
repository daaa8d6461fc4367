import Cassowary

/// Compares what a solver says with the reference solver.
enum Comparison {
  /// What is wrong with the solver's answer, nothing if it is right.
  static func problem(_ loaded: Loaded, _ system: System, checkingDetermination: Bool = true, scale: Double = 1) -> String? {
    let present = system.rows.indices.filter { loaded.constraints[$0] != nil }
    let (kept, dropped) = greedy(system, present)
    let solver = loaded.solver
    let droppedByUs = solver.conflicts.compactMap { loaded.row(of: $0.dropped) }.sorted()
    guard droppedByUs == dropped.sorted() else { return "dropped \(droppedByUs) instead of \(dropped)" }
    for conflict in solver.conflicts {
      if let problem = problem(conflict, loaded, system) { return problem }
    }
    let rest = System(variableCount: system.variableCount, rows: kept.map { system.rows[$0] })
    guard let reference = ReferenceSolver(rest) else { return "the reference finds the rest infeasible" }
    let point = loaded.point
    for row in rest.rows where row.isRequired && row.violation(point) > 1e-6 * scale { return "a required row is broken: \(row)" }
    let expected = rest.errors(reference.point)
    let actual = rest.errors(point)
    for (level, (left, right)) in zip(actual, expected).enumerated() where abs(left - right) > 1e-5 * scale {
      return "priority \(rest.priorities[level]): error \(left) instead of \(right)"
    }
    for variable in 0..<system.variableCount {
      let range = reference.range(of: variable)
      guard range.lowerBound - 1e-5 * scale <= point[variable], point[variable] <= range.upperBound + 1e-5 * scale else {
        return "x\(variable) is \(point[variable]), not in \(range)"
      }
      guard checkingDetermination else { continue }
      let isDetermined = range.upperBound - range.lowerBound < 1e-6
      guard solver.isDetermined(loaded.variables[variable]) == isDetermined else {
        return "x\(variable) is \(isDetermined ? "" : "not ")determined: \(range)"
      }
    }
    return nil
  }

  /// What is wrong with a reported conflict: its members must be infeasible together, and feasible without any one of them.
  private static func problem(_ conflict: Solver.Conflict, _ loaded: Loaded, _ system: System) -> String? {
    let members = conflict.members.compactMap { loaded.row(of: $0) }
    guard members.count == conflict.members.count, conflict.members.contains(conflict.dropped) else { return "a conflict lists strangers" }
    let rows = members.map { system.rows[$0] }
    if ReferenceSolver.isFeasible(rows, variableCount: system.variableCount) { return "the conflict \(members) can hold" }
    for left in rows.indices {
      var fewer = rows
      fewer.remove(at: left)
      if !ReferenceSolver.isFeasible(fewer, variableCount: system.variableCount) { return "the conflict \(members) is not minimal" }
    }
    return nil
  }

  /// The rule for conflicts, word for word: in the order of tags, what cannot hold with the rows kept so far is dropped.
  private static func greedy(_ system: System, _ present: [Int]) -> (kept: [Int], dropped: [Int]) {
    var kept: [Int] = []
    var dropped: [Int] = []
    let required = present.filter { system.rows[$0].isRequired }
    if ReferenceSolver.isFeasible(required.map { system.rows[$0] }, variableCount: system.variableCount) { return (present, []) }
    for row in required.sorted(by: { system.rows[$0].tag < system.rows[$1].tag }) {
      let trial = (kept + [row]).map { system.rows[$0] }
      if ReferenceSolver.isFeasible(trial, variableCount: system.variableCount) { kept.append(row) } else { dropped.append(row) }
    }
    return (present.filter { !dropped.contains($0) }, dropped)
  }
}
