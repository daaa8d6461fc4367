/// Guesses: optional constraints that are taken as required equalities until something contradicts them.
///
/// A guess that breaks no constraint of its own priority or a higher one is right, since then these are all as good as can be.
extension Plan {
  /// Takes optional equalities of the highest priority with one unknown as required.
  func guessHighest(_ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop, excluded: Set<Int32>) {
    var queue: [Int32] = []
    for row in constraints.indices where workshop.isOpen[row] && workshop.unknowns[row] == 1 {
      let record = store.records[Int(constraints[row])]
      guard record.priority == highest, record.relation == .equal, !excluded.contains(constraints[row]) else { continue }
      guess[Int(constraints[row])] = .taken
      weakest = highest
      queue.append(Int32(row))
    }
    follow(&queue, constraints, store: store, workshop: workshop)
  }

  /// Gives variables the only value that suits all constraints of theirs alone.
  func guessContents(_ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop, excluded: Set<Int32>) {
    var queue: [Int32] = []
    var found: [(variable: Int, pair: Partner)] = []
    for variable in role.indices where role[variable] == .idle {
      guard let (first, second) = bounds(of: variable, constraints, store: store, workshop: workshop) else { continue }
      guard !excluded.contains(constraints[first]), !excluded.contains(constraints[second]) else { continue }
      found.append((variable, Partner(taken: constraints[first], partner: constraints[second])))
      queue.append(Int32(first))
    }
    follow(&queue, constraints, store: store, workshop: workshop)
    for (variable, pair) in found where role[variable] == .leading && source[variable] == pair.taken {
      guess[Int(pair.taken)] = .taken
      weakest = min(weakest, store.records[Int(pair.taken)].priority, store.records[Int(pair.partner)].priority)
      guard pair.partner != pair.taken else { continue }
      guess[Int(pair.partner)] = .partner
      partners.append(pair)
    }
  }

  /// The places of the constraints of a variable alone between which there is one value: the stronger first, twice the same for an
  /// equality.
  private func bounds(
    of variable: Int, _ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop
  ) -> (Int, Int)? {
    var (low, high) = (-Double.infinity, Double.infinity)
    var (lowest, highest) = (-1, -1)
    func isStronger(_ row: Int, _ other: Int) -> Bool {
      other < 0 || store.records[Int(constraints[row])].priority > store.records[Int(constraints[other])].priority
    }
    for place in workshop.places(of: variable) {
      let row = Int(workshop.rows[place])
      let terms = store.terms(Int(constraints[row]))
      guard terms.count == 1 else { continue }
      let record = store.records[Int(constraints[row])]
      let coefficient = store.coefficients[terms.lowerBound]
      let value = -record.constant / coefficient
      let isUpper = (record.relation == .lessThanOrEqual) == (coefficient > 0)
      if record.relation == .equal || !isUpper, value > low || (value == low && isStronger(row, lowest)) { (low, lowest) = (value, row) }
      if record.relation == .equal || isUpper, value < high || (value == high && isStronger(row, highest)) {
        (high, highest) = (value, row)
      }
    }
    guard lowest >= 0, highest >= 0, low == high else { return nil }
    return isStronger(highest, lowest) ? (highest, lowest) : (lowest, highest)
  }

  func postpone(_ constraint: Int32) {
    guess[Int(constraint)] = .postponed
    var postponed = postponed
    postponed.append(constraint)
    self.postponed = postponed
  }

  /// The postponed constraints that do not hold.
  func brokenBounds(_ store: ConstraintStore, at value: (Int) -> Double) -> [Int32] {
    postponed.elements.filter { constraint in
      guard guess[Int(constraint)] == .postponed else { return false }
      let place = store.terms(Int(constraint)).lowerBound
      let sum = store.records[Int(constraint)].constant + store.coefficients[place] * value(Int(store.variables[place]))
      return store.records[Int(constraint)].relation.violation(sum) > Tolerance.distance(abs(sum))
    }
  }

  func holdsBounds(_ store: ConstraintStore, at values: [Double]) -> Bool { brokenBounds(store) { values[$0] }.isEmpty }

  /// Notes what the leading variables rest on.
  func findSupports(_ store: ConstraintStore) {
    guard weakest < .infinity else { return }
    for pair in partners.elements { note(pair.taken, priority: store.records[Int(pair.partner)].priority, store: store) }
    for assignment in leading.elements {
      let own = Int(assignment.variable)
      if guess[Int(assignment.constraint)] == .taken {
        support[own] = min(support[own], store.records[Int(assignment.constraint)].priority)
      }
      for place in store.terms(Int(assignment.constraint)) { support[own] = min(support[own], support[Int(store.variables[place])]) }
    }
  }

  private func note(_ taken: Int32, priority: Double, store: ConstraintStore) {
    let variable = Int(store.variables[store.terms(Int(taken)).lowerBound])
    support[variable] = min(support[variable], priority)
  }

  /// Whether required equalities alone give a variable.
  func isFixed(_ variable: Int) -> Bool {
    variable < role.count && role[variable] == .leading && support[variable] == .infinity
  }

  /// Whether a constraint of leading variables must be looked at when they are found.
  func isCheck(_ constraint: Int32, store: ConstraintStore) -> Bool {
    let priority = store.records[Int(constraint)].priority
    return priority >= 1000
      || (priority >= weakest && store.terms(Int(constraint)).contains { support[Int(store.variables[$0])] <= priority })
  }
}

extension Plan {
  /// Constraints that are broken: one of leading variables, or those of a component.
  struct Violation {
    var rows: [Int32]
    /// From the lowest to the highest that is broken.
    var priorities: ClosedRange<Double>
  }

  /// The constraints that must not be guessed with, since they, or what follows from them, contradict others of their priority or a higher
  /// one: what rests on stronger ones only does not give way.
  func wrongGuesses(behind violations: [Violation], store: ConstraintStore) -> [Int32] {
    guard weakest < .infinity else { return [] }
    var wrong: [Int32] = []
    var known: Set<Int32> = []
    // What was met on the way from a higher priority gave way to that already, or does not give way.
    for violation in violations.sorted(by: { $0.priorities.upperBound > $1.priorities.upperBound }) {
      let priority = violation.priorities.upperBound
      var pending = violation.rows.filter { store.records[Int($0)].priority >= violation.priorities.lowerBound }
      let before = wrong.count
      while let row = pending.popLast() {
        if guess[Int(row)] == .taken, strength(of: row, store: store) <= priority { wrong.append(row) }
        for place in store.terms(Int(row)) {
          let variable = Int(store.variables[place])
          guard role[variable] == .leading, support[variable] <= priority, known.insert(source[variable]).inserted else { continue }
          pending.append(source[variable])
        }
      }
      // A bound that is broken is not to be guessed with next.
      if wrong.count > before, violation.rows.count == 1, priority < 1000 { wrong.append(violation.rows[0]) }
    }
    return wrong
  }

  /// The lowest priority of the constraints that a guess rests on: two where it is a value between bounds.
  private func strength(of taken: Int32, store: ConstraintStore) -> Double {
    let terms = store.terms(Int(taken))
    return terms.count == 1 ? support[Int(store.variables[terms.lowerBound])] : store.records[Int(taken)].priority
  }
}
