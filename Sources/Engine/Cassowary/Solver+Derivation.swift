extension Solver {
  /// A part of how values come about: constraints that give variables out of others.
  package struct Step: Hashable, Sendable {
    /// Ascending; several where the constraints tie them in a circle.
    package let variables: [Variable]
    /// Fewer than variables where they leave something open.
    package let constraints: [Constraint]
    /// The other variables in the constraints, ascending.
    package let inputs: [Variable]

    package init(variables: [Variable], constraints: [Constraint], inputs: [Variable]) {
      self.variables = variables
      self.constraints = constraints
      self.inputs = inputs
    }
  }

  /// How the present values of variables come about: a step for those asked for, then for what these were found from, and so on.
  ///
  /// Every constraint in it holds with equality. It is one way to find the values where several hold at once.
  package func derivation(of variables: [Variable]) -> [Step] {
    refresh()
    return plan.derivation(of: variables.map { Int32($0.index) }, store: store, values: log.values).map { step in
      Step(
        variables: step.variables.map { Variable(index: Int($0)) }, constraints: step.rows.map { store.handle(Int($0)) },
        inputs: plan.inputs(of: step, store).map { Variable(index: Int($0)) })
    }
  }

  /// Constraints that decide nothing whatever else changes, since required equalities fix every variable in them; with those equalities.
  package var idleConstraints: [(constraint: Constraint, causes: [Constraint])] {
    refresh()
    return plan.idleConstraints(store).map { (store.handle(Int($0.constraint)), $0.causes.map { store.handle(Int($0)) }) }
  }

  /// The variables that a constraint speaks of, ascending.
  package func variables(of constraint: Constraint) -> [Variable] {
    store.terms(checked(constraint)).map { Variable(index: Int(store.variables[$0])) }
  }

  /// Other values of all variables, by `Variable.index`, that satisfy everything as well as the present ones and put a variable elsewhere,
  /// as near to a distance from where it is as they can; nothing where its value is decided.
  package func alternative(for variable: Variable, movedBy distance: Double) -> [Double]? {
    refresh()
    let found = plan.alternative(variable.index, movedBy: distance, store: store, values: log.values)
    guard plan.isHopeful, let found, !plan.holdsBounds(store, at: found) else { return found }
    makeExactPlan()
    return plan.alternative(variable.index, movedBy: distance, store: store, values: log.values)
  }

  /// Every constraint, in the order of their places.
  package var allConstraints: [Constraint] {
    store.slots.elements.map { Int($0.index) }.filter { store.records[$0].isAlive }.map { store.handle($0) }
  }

  /// The constraints that use a variable, in the order of their places.
  package func constraints(using variable: Variable) -> [Constraint] {
    store.slots.elements.map { Int($0.index) }.filter { index in
      store.records[index].isAlive && store.terms(index).contains { Int(store.variables[$0]) == variable.index }
    }.map { store.handle($0) }
  }

  package func priority(of constraint: Constraint) -> Double { store.details[checked(constraint)].priority }

  package func relation(of constraint: Constraint) -> Relation { store.records[checked(constraint)].relation }

  /// By how much a constraint would miss with other values, by `Variable.index`; exactly 0 where it would hold.
  package func violation(of constraint: Constraint, at values: [Double]) -> Double {
    let index = checked(constraint)
    var sum = store.constants[index]
    var scale = abs(sum)
    for place in store.terms(index) {
      let part = store.coefficients[place] * values[Int(store.variables[place])]
      sum += part
      scale = max(scale, abs(part))
    }
    let violation = store.records[index].relation.violation(sum)
    return violation <= 10 * Tolerance.distance(scale) ? 0 : violation
  }
}
