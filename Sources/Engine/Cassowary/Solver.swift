/// Solves linear constraints over variables, with priorities.
///
/// Constraints of priority 1000 are required and hold. When they cannot all hold, the solver goes through them in ascending order of
/// their tags and leaves out each one that cannot hold together with those kept before it; constraints of the same tag are compared
/// by relation, variables, coefficients and constant. Below 1000 it minimises, one priority after another from the highest down, the
/// sum of the absolute errors of that priority's constraints. What is still open is settled by a rule of the system too: variables
/// that only one equality uses follow from the others, and of the rest each, the last made first, comes as close to 0 as it can.
/// None of this depends on the order of adding.
package final class Solver {
  @exclusivity(unchecked) private(set) var store = ConstraintStore()
  let log = ChangeLog()
  private let workshop = PlanWorkshop()
  @exclusivity(unchecked) private var useCount = Pile<Int32>()
  @exclusivity(unchecked) private var isVariable = Pile<Bool>()
  @exclusivity(unchecked) private var freeVariables: [Int32] = []
  @exclusivity(unchecked) private(set) var plan: Plan
  @exclusivity(unchecked) private var dropped: Set<Int32> = []
  @exclusivity(unchecked) private var excluded: Set<Int32> = []
  /// Left out for a trial.
  @exclusivity(unchecked) private var muted: Set<Int32> = []
  /// By constraint, whether its constant changed since the plan was solved.
  @exclusivity(unchecked) private var isStale = Pile<Bool>()
  @exclusivity(unchecked) private var staleConstraints: [Int32] = []
  @exclusivity(unchecked) private var isPlanStale = false
  /// The number of constraints when they were put in order.
  private var arrangedCount = 0
  /// Whether a required constraint came, went or changed, so that conflicts must be looked for afresh.
  @exclusivity(unchecked) private var areConflictsStale = false

  /// The variables whose values the last `solve()` changed, ascending.
  package private(set) var changedVariables: [Variable] = []
  /// The conflicts of the present system as of the last `solve()`.
  package private(set) var conflicts: [Conflict] = []

  package init() {
    plan = Plan([], store: store, variableCount: 0, workshop: workshop, excluded: [])
  }

  deinit {
    store.deallocate()
    useCount.deallocate()
    isVariable.deallocate()
    isStale.deallocate()
  }

  /// Makes a variable; it is 0 until constraints say otherwise.
  package func makeVariable() -> Variable {
    if let index = freeVariables.popLast() {
      isVariable[Int(index)] = true
      return Variable(index: Int(index))
    }
    log.append()
    useCount.append(0)
    isVariable.append(true)
    return Variable(index: useCount.count - 1)
  }

  /// Removes a variable that no constraint uses any more.
  package func removeVariable(_ variable: Variable) {
    precondition(isVariable[variable.index], "the variable was removed before")
    precondition(useCount[variable.index] == 0, "a constraint still uses the variable")
    isVariable[variable.index] = false
    freeVariables.append(Int32(variable.index))
  }

  /// Adds the constraint that an expression stands to 0 as the relation says.
  ///
  /// It never fails: conflicts are found by `solve()`.
  ///
  /// - Parameters:
  ///   - priority: From above 0 up to 1000, which means required.
  ///   - tag: A number of the caller's by which conflicts are resolved: of required constraints that cannot hold together the one with
  ///     the highest tag is left out.
  package func add(_ expression: Expression, _ relation: Relation, priority: Double, tag: Int = 0) -> Constraint {
    precondition(expression.constant.isFinite, "the constant is not finite")
    precondition(priority > 0 && priority <= 1000, "a priority is above 0 and at most 1000")
    let constraint = store.add(expression, relation, priority: priority, tag: tag)
    let index = store.index(of: constraint)
    for place in store.terms(index) { useCount[store.variables[place]] += 1 }
    if isStale.count < store.records.count { isStale.append(false) }
    noteChange(index)
    plan.didAdd(Int32(index), store: store)
    return constraint
  }

  package func remove(_ constraint: Constraint) {
    let index = checked(constraint)
    for place in store.terms(index) { useCount[Int(store.variables[place])] -= 1 }
    noteChange(index)
    plan.willRemove(Int32(index), store: store)
    excluded.remove(Int32(index))
    store.remove(index)
  }

  /// Replaces the constant of a constraint's expression.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "the constant is not finite")
    let index = checked(constraint)
    guard store.constants[index] != constant else { return }
    store.constants[index] = constant
    if !dropped.isEmpty, store.isRequired(index) { areConflictsStale = true }
    if !excluded.isEmpty, excluded.remove(Int32(index)) != nil {
      isPlanStale = true
      plan.changes.needsNewPlan = true
    }
    guard !isStale[index] else { return }
    isStale[index] = true
    staleConstraints.append(Int32(index))
  }

  package func setPriority(_ priority: Double, of constraint: Constraint) {
    precondition(priority > 0 && priority <= 1000, "a priority is above 0 and at most 1000")
    let index = checked(constraint)
    guard store.details[index].priority != priority else { return }
    noteChange(index)
    plan.willRemove(Int32(index), store: store)
    store.setPriority(priority, of: index)
    noteChange(index)
    plan.didAdd(Int32(index), store: store)
  }

  private func noteChange(_ index: Int) {
    isPlanStale = true
    if store.isRequired(index) { areConflictsStale = true }
  }

  /// The variable's value as of the last `solve()`.
  package func value(of variable: Variable) -> Double {
    log.values[variable.index]
  }

  /// By how much a constraint misses with the values of the last `solve()`; exactly 0 when it holds.
  package func violation(of constraint: Constraint) -> Double {
    let index = checked(constraint)
    let (sum, scale) = store.evaluate(index, log.values)
    let violation = store.records[index].relation.violation(sum)
    return violation <= Tolerance.distance(scale) ? 0 : violation
  }

  /// Whether all optimal solutions give the variable the same value; slow when they do not.
  package func isDetermined(_ variable: Variable) -> Bool {
    refresh()
    if plan.isDetermined(variable.index, store: store) { return true }
    guard plan.isHopeful else { return false }
    for distance in [1.0, -1] {
      let other = plan.alternative(variable.index, movedBy: distance, store: store, values: log.values)
      if let other, plan.holdsBounds(store, at: other) { return false }
    }
    makeExactPlan()
    return plan.isDetermined(variable.index, store: store)
  }

  /// Whether required equalities alone gave the variable its value in the last `solve()`, whatever optional constraints ask for.
  package func isFixed(_ variable: Variable) -> Bool {
    plan.isFixed(variable.index, store: store)
  }

  /// Finds the values; cheap when nothing changed.
  package func solve() {
    refresh()
    changedVariables = log.takeChanges(isVariable)
  }

  /// Whether a constraint was added and not removed since.
  package func contains(_ constraint: Constraint) -> Bool {
    store.contains(constraint)
  }

  func checked(_ constraint: Constraint) -> Int {
    precondition(store.contains(constraint), "the constraint was removed before")
    return store.index(of: constraint)
  }
}

// MARK: - Trials

extension Solver {
  /// What could be otherwise about a constraint.
  package enum Change: Hashable, Sendable {
    case constant(Double)
    case priority(Double)
    case absence
  }

  /// Solves with a change, lets `body` read values and conflicts, and takes the change back.
  package func trying<Result>(_ change: Change, of constraint: Constraint, _ body: () -> Result) -> Result {
    let index = checked(constraint)
    let before = (constant: store.constants[index], priority: store.details[index].priority)
    switch change {
    case .constant(let constant): setConstant(constant, of: constraint)
    case .priority(let priority): setPriority(priority, of: constraint)
    case .absence:
      noteChange(index)
      plan.changes.needsNewPlan = true
      muted.insert(Int32(index))
    }
    refresh()
    let result = body()
    switch change {
    case .constant: setConstant(before.constant, of: constraint)
    case .priority: setPriority(before.priority, of: constraint)
    case .absence:
      muted.remove(Int32(store.index(of: constraint)))
      noteChange(store.index(of: constraint))
      plan.changes.needsNewPlan = true
    }
    refresh()
    return result
  }

  /// The constant of a constraint's expression.
  package func constant(of constraint: Constraint) -> Double {
    store.constants[checked(constraint)]
  }
}

// MARK: - Solving

extension Solver {
  /// Brings the values up to date.
  func refresh() {
    guard isPlanStale || areConflictsStale || !staleConstraints.isEmpty else { return }
    if areConflictsStale, !dropped.isEmpty {
      dropped = []
      isPlanStale = true
      plan.changes.needsNewPlan = true
    }
    if areConflictsStale { conflicts = [] }
    areConflictsStale = false
    if isPlanStale, !updatePlan() { makePlan() } else { plan.markStale(staleConstraints) }
    isPlanStale = false
    solvePlan()
    for constraint in staleConstraints { isStale[Int(constraint)] = false }
    staleConstraints.removeAll(keepingCapacity: true)
  }

  /// Solves the plan; makes another one as long as it fails.
  /// - Parameter wrongPlans: After four plans that failed no bound is postponed any more.
  private func solvePlan(wrongPlans: Int = 0) {
    var wrongPlans = wrongPlans
    while true {
      switch plan.solve(log, store: store, scratch: workshop.scratch, isStale: isStale) {
      case .solved: return
      case .wrongAssumption(let constraints):
        excluded.formUnion(constraints)
        wrongPlans += 1
      case .conflicts(let found): drop(found)
      }
      makePlan(postpones: wrongPlans < 4)
    }
  }

  /// Makes a plan that leaves no bound out, for questions about other solutions.
  func makeExactPlan() {
    makePlan(postpones: false)
    solvePlan(wrongPlans: 4)
  }

  /// Takes what came and went into the plan.
  ///
  /// - Returns: Whether that was possible; else a new plan must be made.
  private func updatePlan() -> Bool {
    // Gaps are walked over with every solution.
    guard !plan.changes.needsNewPlan, dropped.isEmpty, plan.gaps <= 64 + plan.role.count / 8 else { return false }
    var update = PlanUpdate(plan, store: store, workshop: workshop)
    let isStale = isStale
    return update.apply(log, isStale: isStale) { constraint in
      guard !isStale[Int(constraint)] else { return }
      isStale[Int(constraint)] = true
      staleConstraints.append(constraint)
    }
  }

  private func makePlan(postpones: Bool = true) {
    arrange()
    let store = store
    let left = dropped.union(muted)
    let kept = [Int32](unsafeUninitializedCapacity: store.records.count) { places, count in
      for index in store.records.indices where store.records[index].isAlive && (left.isEmpty || !left.contains(Int32(index))) {
        places[count] = Int32(index)
        count += 1
      }
    }
    plan = Plan(
      kept, store: store, variableCount: useCount.count, workshop: workshop, excluded: excluded,
      postpones: postpones, old: plan, isStale: isStale)
  }

  /// Puts the constraints into a good order in memory after each doubling of their number.
  ///
  /// Then all is solved afresh.
  private func arrange() {
    guard store.records.count > 2 * arrangedCount else { return }
    arrangedCount = store.records.count
    guard let target = store.arrange(variableCount: useCount.count) else { return }
    plan = Plan([], store: store, variableCount: 0, workshop: workshop, excluded: [])
    dropped = Set(dropped.map { target[$0] })
    excluded = Set(excluded.map { target[$0] })
    muted = Set(muted.map { target[$0] })
    staleConstraints = []
    isStale.fill(false, count: store.records.count)
    target.deallocate()
  }

  /// Leaves out required constraints that cannot hold together with those before them in the order of tags.
  ///
  /// - Parameter found: Sets that cannot hold together; the last of one goes if the search, whose sums are rounded otherwise, sees
  ///   nothing that must.
  private func drop(_ found: [[Int32]]) {
    let search = ConflictSearch(store: store, variableCount: useCount.count, workshop: workshop)
    defer { search.deallocate() }
    let required = store.records.indices.map { Int32($0) }.filter {
      store.records[Int($0)].isAlive && store.isRequired(Int($0)) && !dropped.contains($0) && !muted.contains($0)
    }
    var sets = search.conflicts(among: required)
    if sets.isEmpty { sets = [found[0].sorted(by: store.precedes)] }
    for members in sets {
      dropped.insert(members[members.count - 1])
      conflicts.append(Conflict(dropped: store.handle(Int(members[members.count - 1])), members: members.map { store.handle(Int($0)) }))
    }
  }
}
