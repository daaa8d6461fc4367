extension Plan {
  /// Whether a variable has the same value in all optimal solutions.
  func isDetermined(_ variable: Int, store: ConstraintStore) -> Bool {
    guard variable < role.count else { return false }
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
        forms[component, default: Array(repeating: 0, count: components[component].variables.count)][Int(local[next])] += factor
      case .trailing:
        let terms = store.terms(Int(source[next]))
        let own = terms.first { Int(store.variables[$0]) == next }.map { store.coefficients[$0] } ?? 1
        for place in terms where Int(store.variables[place]) != next {
          pending[Int(store.variables[place]), default: 0] -= factor * store.coefficients[place] / own
        }
      }
    }
    return unused.values.allSatisfy { abs($0) < Tolerance.coefficient } && forms.allSatisfy { components[$0.key].isDetermined($0.value) }
  }

  /// The place of a trailing variable in the order of computing, -1 for the others.
  private func trailingPlace(_ variable: Int) -> Int {
    role[variable] == .trailing ? Int(local[variable]) : -1
  }
}
