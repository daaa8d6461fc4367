extension Plan {
  /// How values come about: the variables asked for first, then what they were found from, and so on; each step once.
  func derivation(of wanted: [Int32], store: ConstraintStore, values: Pile<Double>) -> [(variables: [Int32], rows: [Int32])] {
    var steps: [(variables: [Int32], rows: [Int32])] = []
    var done: Set<Int32> = []
    var knots: [Int: [Component.Knot]] = [:]
    var pending = Array(wanted.reversed())
    while let variable = pending.popLast() {
      guard !done.contains(variable) else { continue }
      var step: (variables: [Int32], rows: [Int32])
      let index = Int(variable)
      switch index < role.count ? role[index] : .idle {
      case .idle: step = ([variable], [])
      case .leading: step = ([variable], [source[index]])
      case .trailing: step = ([variable], [trailing.elements[Int(local[index])].constraint])
      case .core:
        let number = Int(source[index])
        let component = parts[number].component
        let own = knots[number] ?? component.knots(store, values, local: local, role: role)
        knots[number] = own
        let knot = own.first { $0.variables.contains(local[index]) }
        step = (knot.map { $0.variables.map { component.variables[Int($0)] } } ?? [variable], knot?.rows ?? [])
      }
      done.formUnion(step.variables)
      steps.append(step)
      pending += inputs(of: step, store).reversed()
    }
    return steps
  }

  /// The variables in a step's constraints that the step does not give.
  func inputs(of step: (variables: [Int32], rows: [Int32]), _ store: ConstraintStore) -> [Int32] {
    var found: [Int32] = []
    for row in step.rows {
      for place in store.terms(Int(row)) {
        let variable = store.variables[place]
        if !step.variables.contains(variable), !found.contains(variable) { found.append(variable) }
      }
    }
    return found.sorted()
  }

  /// Constraints in which required equalities alone fix every variable, so that they decide nothing, with those equalities.
  func idleConstraints(_ store: ConstraintStore) -> [(constraint: Int32, causes: [Int32])] {
    var isSource: Set<Int32> = []
    for assignment in leading.elements { isSource.insert(assignment.constraint) }
    var found: [(constraint: Int32, causes: [Int32])] = []
    for index in store.records.indices where store.records[index].isAlive && !isSource.contains(Int32(index)) {
      let terms = store.terms(index)
      guard !terms.isEmpty, terms.allSatisfy({ Int(store.variables[$0]) < role.count && role[Int(store.variables[$0])] == .leading })
      else { continue }
      var causes: [Int32] = []
      var next = terms.map { source[Int(store.variables[$0])] }
      while let cause = next.popLast() {
        guard !causes.contains(cause) else { continue }
        causes.append(cause)
        for place in store.terms(Int(cause)) {
          let other = source[Int(store.variables[place])]
          if other != cause { next.append(other) }
        }
      }
      if causes.allSatisfy({ !assumed.contains($0) }) { found.append((Int32(index), causes.sorted(by: store.precedes))) }
    }
    return found
  }
}
