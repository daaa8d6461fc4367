extension Plan {
  /// Whether a variable has the same value in all optimal solutions.
  func isDetermined(_ variable: Int, store: ConstraintStore) -> Bool {
    guard variable < role.count else { return false }
    let (forms, unused) = parts(of: variable, store: store)
    return unused.values.allSatisfy { abs($0) < Tolerance.coefficient }
      && forms.allSatisfy { parts[$0.key].component.isDetermined($0.value) }
  }

  /// Values of all variables, as good as the present ones, that put a variable elsewhere, as near to a distance from where it is as they
  /// can.
  ///
  /// Nothing where there are none.
  func alternative(_ variable: Int, movedBy distance: Double, store: ConstraintStore, values: Pile<Double>) -> [Double]? {
    var result = Array(values.elements)
    guard variable < role.count else { return nil }
    let (forms, unused) = parts(of: variable, store: store)
    if let (other, factor) = unused.filter({ abs($0.value) >= Tolerance.coefficient }).min(by: { $0.key < $1.key }) {
      result[other] += distance / factor
    } else if let (number, form) = forms.filter({ !parts[$0.key].component.isDetermined($0.value) }).min(by: { $0.key < $1.key }) {
      parts[number].component.move(form, by: distance, in: &result)
    } else {
      return nil
    }
    for assignment in trailing.elements where assignment.constraint >= 0 {
      var sum = store.constants[Int(assignment.constraint)]
      var own = 1.0
      for place in store.terms(Int(assignment.constraint)) {
        if store.variables[place] == assignment.variable {
          own = store.coefficients[place]
        } else {
          sum += store.coefficients[place] * result[Int(store.variables[place])]
        }
      }
      result[Int(assignment.variable)] = -sum / own
    }
    let now = values[variable]
    return abs(result[variable] - now) > 10 * Tolerance.distance(abs(now)) ? result : nil
  }

  /// A variable as sums of components' variables and of variables that nothing uses.
  private func parts(of variable: Int, store: ConstraintStore) -> (forms: [Int: [Double]], unused: [Int: Double]) {
    var forms: [Int: [Double]] = [:]
    var unused: [Int: Double] = [:]
    var pending = [variable: 1.0]
    while let next = pending.keys.max(by: { trailingPlace($0) < trailingPlace($1) }) {
      let factor = pending.removeValue(forKey: next) ?? 0
      switch role[next] {
      case .idle: unused[next, default: 0] += factor
      case .leading: continue
      case .core:
        let component = Int(source[next])
        forms[component, default: Array(repeating: 0, count: parts[component].component.variables.count)][Int(local[next])] += factor
      case .trailing:
        let terms = store.terms(Int(source[next]))
        let own = terms.first { Int(store.variables[$0]) == next }.map { store.coefficients[$0] } ?? 1
        for place in terms where Int(store.variables[place]) != next {
          pending[Int(store.variables[place]), default: 0] -= factor * store.coefficients[place] / own
        }
      }
    }
    return (forms, unused)
  }

  /// The place of a trailing variable in the order of computing, -1 for the others.
  private func trailingPlace(_ variable: Int) -> Int {
    role[variable] == .trailing ? Int(local[variable]) : -1
  }
}
