extension Plan {
  enum Outcome {
    case solved
    /// Optional constraints that must not be taken as required, or bounds that must not be postponed.
    case wrongAssumption([Int32])
    /// Sets of required constraints that cannot hold together.
    case conflicts([[Int32]])
  }

  /// Finds the values: all of them the first time, later what follows from new constants.
  ///
  /// - Parameter isStale: Whether a constraint has a new constant.
  func solve(_ log: ChangeLog, store: ConstraintStore, scratch: ComponentScratch, isStale: Pile<Bool>) -> Outcome {
    let isFirst = !isSolved
    if isFirst {
      for variable in role.indices where role[variable] == .idle { log.set(variable, to: 0) }
    }
    if moves != store.moves { locateTerms(store) }
    for assignment in leading.elements { assign(assignment, log, store, always: isFirst, isStale: isStale) }
    var guesses: [Int32] = []
    var conflicts: [[Int32]] = []
    func blame(_ constraints: [Int32], isRequired: Bool) {
      let causes = withCauses(constraints, store: store)
      let assumptions = causes.filter { assumed.contains($0) }
      guesses += assumptions
      if assumptions.isEmpty, isRequired { conflicts.append(causes.filter { store.isRequired(Int($0)) }) }
    }
    for check in checks.elements {
      let (sum, scale) = store.evaluate(Int(check), log.values)
      if store.records[Int(check)].relation.violation(sum) > Tolerance.distance(scale) {
        blame([check], isRequired: store.isRequired(Int(check)))
      }
    }
    for number in parts.indices {
      let mustSolve = mustSolve(number, log)
      guard mustSolve || isFirst else { continue }
      let component = parts[number].component
      let isFeasible = !mustSolve || component.solve(log, store: store, scratch: scratch)
      parts[number].isStale = !isFeasible
      // A component of an older plan may break what this plan assumes without having been solved again.
      guard !isFeasible || (component.breaksHighest && !assumed.isEmpty) else { continue }
      blame(Array(component.rows), isRequired: !isFeasible)
    }
    if !guesses.isEmpty { return .wrongAssumption(guesses) }
    if !conflicts.isEmpty { return .conflicts(conflicts) }
    for assignment in trailing.elements { assign(assignment, log, store, always: isFirst, isStale: isStale) }
    let broken = brokenBounds(store) { log.values[$0] }
    if !broken.isEmpty { return .wrongAssumption(broken) }
    isSolved = true
    return .solved
  }

  /// Notes which components have constraints with new constants.
  func markStale(_ constraints: [Int32]) {
    for constraint in constraints {
      let component = componentOf[Int(constraint)]
      if component >= 0 { parts[Int(component)].isStale = true }
    }
  }

  /// Whether constants of a component or something that it knows before changed.
  private func mustSolve(_ number: Int, _ log: ChangeLog) -> Bool {
    if parts[number].isStale { return true }
    let start = Int(parts[number].needStart)
    for place in start..<start + Int(parts[number].needCount) where log.hasChanged(Int(needs[place])) { return true }
    return false
  }

  /// Finds out where the terms of assignments lie after they were moved.
  private func locateTerms(_ store: ConstraintStore) {
    for list in [leading, trailing] {
      for place in list.indices where list[place].constraint >= 0 {
        list[place] = Assignment(variable: list[place].variable, constraint: list[place].constraint, store: store)
      }
    }
    moves = store.moves
  }

  private func assign(_ assignment: Assignment, _ log: ChangeLog, _ store: ConstraintStore, always: Bool, isStale: Pile<Bool>) {
    guard assignment.constraint >= 0 else { return }
    let terms = Int(assignment.start)..<Int(assignment.start + assignment.count)
    if !always, !isStale[Int(assignment.constraint)] {
      var isAffected = false
      for place in terms where store.variables[place] != assignment.variable && log.hasChanged(Int(store.variables[place])) {
        isAffected = true
        break
      }
      guard isAffected else { return }
    }
    var sum = store.constants[Int(assignment.constraint)]
    var own = 1.0
    for place in terms {
      let variable = store.variables[place]
      if variable == assignment.variable {
        own = store.coefficients[place]
      } else {
        sum += store.coefficients[place] * log.values[Int(variable)]
      }
    }
    log.set(Int(assignment.variable), to: -sum / own)
  }

  /// Broken constraints, and those that give the leading variables in them.
  func withCauses(_ constraints: [Int32], store: ConstraintStore) -> [Int32] {
    var found = constraints.filter { store.isRequired(Int($0)) || store.details[Int($0)].priority == highest }
    var known = Set(found)
    var next = 0
    while next < found.count {
      for place in store.terms(Int(found[next])) where role[Int(store.variables[place])] == .leading {
        let cause = source[Int(store.variables[place])]
        if known.insert(cause).inserted { found.append(cause) }
      }
      next += 1
    }
    return found
  }
}
