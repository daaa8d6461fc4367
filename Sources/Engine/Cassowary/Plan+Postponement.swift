/// Bounds that are left out of a plan as long as they hold by themselves.
extension Plan {
  /// Leaves a bound out.
  func postpone(_ constraint: Int32) {
    isPostponed[Int(constraint)] = true
    postponed.append(constraint)
  }

  /// The postponed constraints that do not hold.
  func brokenBounds(_ store: ConstraintStore, at value: (Int) -> Double) -> [Int32] {
    postponed.elements.filter { constraint in
      guard isPostponed[Int(constraint)] else { return false }
      let place = store.terms(Int(constraint)).lowerBound
      let sum = store.constants[Int(constraint)] + store.coefficients[place] * value(Int(store.variables[place]))
      return store.records[Int(constraint)].relation.violation(sum) > Tolerance.distance(abs(sum))
    }
  }

  func holdsBounds(_ store: ConstraintStore, at values: [Double]) -> Bool { brokenBounds(store) { values[$0] }.isEmpty }

  /// Whether required equalities alone give a variable.
  func isFixed(_ variable: Int, store: ConstraintStore) -> Bool {
    guard variable < role.count, role[variable] == .leading else { return false }
    return assumed.isEmpty || withCauses([source[variable]], store: store).allSatisfy { !assumed.contains($0) }
  }
}
