/// What came and went since a plan was made.
struct PlanChanges {
  /// Constraints that the plan does not know yet.
  var added: [Int32] = []
  /// Variables of constraints that came or went.
  var touched: [Int32] = []
  /// Numbers of components that lost a constraint.
  var broken: Set<Int32> = []
  /// By variable, its place among the leading or trailing ones before it lost its constraint.
  var lostLeading: [Int32: Int32] = [:]
  var lostTrailing: [Int32: Int32] = [:]
  /// By variable, its constraints that came after the plan was made.
  var later: [Int32: [Int32]] = [:]
  /// Whether something changed that only a new plan can take in.
  var needsNewPlan = false

  mutating func didUpdate() {
    added.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
    broken.removeAll(keepingCapacity: true)
    lostLeading.removeAll(keepingCapacity: true)
  }
}

/// Noting changes. They are taken in by `PlanUpdate`, which leaves what does not hang together with them as it is.
extension Plan {
  /// Notes that a constraint is about to go.
  func willRemove(_ constraint: Int32, store: ConstraintStore) {
    guard !changes.needsNewPlan else { return }
    if Int(constraint) < isPostponed.count, isPostponed[Int(constraint)] {
      isPostponed[Int(constraint)] = false
      return
    }
    guard isSolved, Int(constraint) < componentOf.count, !assumed.contains(constraint),
      store.details[Int(constraint)].priority != highest, !checks.elements.contains(constraint)
    else {
      changes.needsNewPlan = true
      return
    }
    touch(constraint, store: store)
    if let place = changes.added.firstIndex(of: constraint) { changes.added.remove(at: place) }
    for place in store.terms(Int(constraint)) {
      let variable = store.variables[place]
      if let other = changes.later[variable]?.firstIndex(of: constraint) { changes.later[variable]?.remove(at: other) }
    }
    guard !changes.needsNewPlan else { return }
    let component = componentOf[Int(constraint)]
    if component >= 0 {
      changes.broken.insert(component)
      componentOf[Int(constraint)] = -1
      return
    }
    for place in store.terms(Int(constraint)) {
      let variable = Int(store.variables[place])
      guard source[variable] == constraint else { continue }
      switch role[variable] {
      case .leading:
        changes.lostLeading[Int32(variable)] = local[variable]
        leading[local[variable]].constraint = -1
      case .trailing:
        changes.lostTrailing[Int32(variable)] = local[variable]
        trailing[local[variable]].constraint = -1
      case .idle, .core: continue
      }
      gaps += 1
      role[variable] = .idle
    }
  }

  /// Notes that a constraint has come.
  func didAdd(_ constraint: Int32, store: ConstraintStore) {
    guard !changes.needsNewPlan else { return }
    let priority = store.details[constraint].priority
    // An optional equality of the highest priority could be taken as required.
    let isSimple = priority >= 1000 || priority < highest || (priority == highest && store.records[constraint].relation != .equal)
    guard isSolved, Int(constraint) < componentOf.count, isSimple else {
      changes.needsNewPlan = true
      return
    }
    componentOf[Int(constraint)] = -1
    if isHopeful, store.isNaturalBound(constraint), store.terms(Int(constraint)).allSatisfy({ Int(store.variables[$0]) < role.count }) {
      postpone(constraint)
      return
    }
    changes.added.append(constraint)
    touch(constraint, store: store)
    guard !changes.needsNewPlan else { return }
    for place in store.terms(Int(constraint)) { changes.later[store.variables[place], default: []].append(constraint) }
  }

  private func touch(_ constraint: Int32, store: ConstraintStore) {
    for place in store.terms(Int(constraint)) {
      let variable = store.variables[place]
      if Int(variable) < role.count { changes.touched.append(variable) } else { changes.needsNewPlan = true }
    }
    if changes.touched.count > 64 + role.count / 2 { changes.needsNewPlan = true }
  }
}
