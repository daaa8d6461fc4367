/// By variable the constraints that use it, and by constraint how many unknown variables it has.
struct Columns {
  /// By place in the set of constraints.
  var unknowns: [Int32]
  /// Whether the constraint is not used up yet.
  var isOpen: [Bool]
  private var starts: [Int32]
  private var places: [Int32]

  init(_ constraints: [Int], store: ConstraintStore, variableCount: Int) {
    unknowns = constraints.map { Int32(store.terms($0).count) }
    isOpen = Array(repeating: true, count: constraints.count)
    starts = Array(repeating: 0, count: variableCount + 1)
    for constraint in constraints {
      for place in store.terms(constraint) { starts[Int(store.variables[place]) + 1] += 1 }
    }
    for variable in 0..<variableCount { starts[variable + 1] += starts[variable] }
    places = Array(repeating: 0, count: Int(starts[variableCount]))
    var next = starts
    for (row, constraint) in constraints.enumerated() {
      for place in store.terms(constraint) {
        let variable = Int(store.variables[place])
        places[Int(next[variable])] = Int32(row)
        next[variable] += 1
      }
    }
  }

  func rows(of variable: Int) -> ArraySlice<Int32> {
    places[Int(starts[variable])..<Int(starts[variable + 1])]
  }
}
