/// Solves linear constraints over variables, with priorities.
///
/// Constraints of priority 1000 are required and hold. When they cannot all hold, the solver goes through them in ascending order of
/// their tags and leaves out each one that cannot hold together with those kept before it; constraints of the same tag are compared
/// by relation, variables, coefficients and constant. Below 1000 it minimises, one priority after another from the highest down, the
/// sum of the absolute errors of that priority's constraints. What is still open is settled by a rule of the system too: variables
/// that only one equality uses follow from the others, and of the rest each, the last made first, comes as close to 0 as it can.
/// None of this depends on the order of adding.
package final class Solver {
  private var store = ConstraintStore()
  private var values: [Double] = []
  private var useCount: [Int32] = []
  private var isVariable: [Bool] = []
  private var freeVariables: [Int32] = []
  private var plan = Plan([], store: ConstraintStore(), variableCount: 0)
  private var dropped: Set<Int> = []
  private var isPlanStale = false
  private var areValuesStale = false

  /// The variables whose values the last `solve()` changed, ascending.
  package private(set) var changedVariables: [Variable] = []
  /// The conflicts of the present system as of the last `solve()`.
  package private(set) var conflicts: [Conflict] = []

  package init() {}

  /// Makes a variable; it is 0 until constraints say otherwise.
  package func makeVariable() -> Variable {
    isPlanStale = true
    if let index = freeVariables.popLast() {
      isVariable[Int(index)] = true
      return Variable(index: Int(index))
    }
    values.append(0)
    useCount.append(0)
    isVariable.append(true)
    return Variable(index: values.count - 1)
  }

  /// Removes a variable that no constraint uses any more.
  package func removeVariable(_ variable: Variable) {
    precondition(isVariable[variable.index], "the variable was removed before")
    precondition(useCount[variable.index] == 0, "a constraint still uses the variable")
    isVariable[variable.index] = false
    values[variable.index] = 0
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
    for place in store.terms(Int(constraint.index)) { useCount[Int(store.variables[place])] += 1 }
    isPlanStale = true
    return constraint
  }

  package func remove(_ constraint: Constraint) {
    let index = checked(constraint)
    for place in store.terms(index) { useCount[Int(store.variables[place])] -= 1 }
    store.remove(index)
    isPlanStale = true
  }

  /// Replaces the constant of a constraint's expression.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "the constant is not finite")
    let index = checked(constraint)
    guard store.records[index].constant != constant else { return }
    store.setConstant(constant, of: index)
    areValuesStale = true
  }

  package func setPriority(_ priority: Double, of constraint: Constraint) {
    precondition(priority > 0 && priority <= 1000, "a priority is above 0 and at most 1000")
    let index = checked(constraint)
    guard store.records[index].priority != priority else { return }
    store.setPriority(priority, of: index)
    isPlanStale = true
  }

  /// The variable's value as of the last `solve()`.
  package func value(of variable: Variable) -> Double {
    values[variable.index]
  }

  /// By how much a constraint misses with the values of the last `solve()`; exactly 0 when it holds.
  package func violation(of constraint: Constraint) -> Double {
    let index = checked(constraint)
    let (sum, scale) = store.evaluate(index, values)
    let violation = store.records[index].relation.violation(sum)
    return violation <= Tolerance.distance(scale) ? 0 : violation
  }

  /// Whether all optimal solutions give the variable the same value; slow when they do not.
  package func isDetermined(_ variable: Variable) -> Bool {
    solveIfNeeded()
    return plan.isDetermined(variable.index, store: store)
  }

  /// Finds the values; cheap when nothing changed.
  package func solve() {
    let before = values
    guard solveIfNeeded() else {
      changedVariables = []
      return
    }
    changedVariables = values.indices.filter { values[$0] != before[$0] && isVariable[$0] }.map { Variable(index: $0) }
  }

  @discardableResult
  private func solveIfNeeded() -> Bool {
    guard isPlanStale || areValuesStale else { return false }
    if isPlanStale || !dropped.isEmpty {
      dropped = []
      conflicts = []
      makePlan()
    }
    isPlanStale = false
    areValuesStale = false
    while !plan.solve(&values, store: store).isEmpty {
      dropNext()
      makePlan()
    }
    return true
  }

  private func makePlan() {
    let kept = store.records.indices.filter { store.records[$0].isAlive && !dropped.contains($0) }
    plan = Plan(kept, store: store, variableCount: values.count)
  }

  private func checked(_ constraint: Constraint) -> Int {
    precondition(store.contains(constraint), "the constraint was removed before")
    return Int(constraint.index)
  }

  /// Leaves out the first required constraint, in the order of tags, that cannot hold together with those before it.
  private func dropNext() {
    let search = ConflictSearch(store: store, variableCount: values.count)
    let required = store.records.indices.filter { store.records[$0].isAlive && store.isRequired($0) && !dropped.contains($0) }
    guard let members = search.firstConflict(among: required), let last = members.last else {
      preconditionFailure("a conflict was found that the search for it does not see")
    }
    dropped.insert(last)
    conflicts.append(Conflict(dropped: store.handle(last), members: members.map { store.handle($0) }))
  }
}
