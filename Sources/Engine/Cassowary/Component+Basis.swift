extension Component {
  /// Variables that constraints give together.
  struct Knot {
    /// By local number, ascending.
    var variables: [Int32]
    /// The constraints' indices; fewer than variables where they leave something open.
    var rows: [Int32]
  }

  /// Which of the constraints that hold with equality give the variables, in groups that follow from each other.
  ///
  /// The required equalities come first, then optional ones by priority, then inequalities; one that follows from those before it gives
  /// nothing.
  ///
  /// - Parameter local: By variable, its place in the component.
  func knots(_ store: ConstraintStore, _ values: Pile<Double>, local: Plan.Table<Int32>, role: Plan.Table<Plan.Role>) -> [Knot] {
    let basis = basis(store, values, local: local, role: role)
    var columns: [[Int32]] = []
    for row in basis {
      columns.append(store.terms(Int(row)).map { store.variables[$0] }.filter { role[Int($0)] == .core }.map { local[Int($0)] })
    }
    let rowOf = matching(columns)
    return strongKnots(columns, rowOf: rowOf).map { members in
      Knot(variables: members.sorted(), rows: members.sorted().compactMap { rowOf[Int($0)].map { basis[$0] } })
    }
  }

  private func basis(
    _ store: ConstraintStore, _ values: Pile<Double>, local: Plan.Table<Int32>, role: Plan.Table<Plan.Role>
  ) -> [Int32] {
    var basis = pivots.map { rows[Int(lines[Int($0.line)])] }
    let given = Set(basis)
    let candidates = rows.filter { row in
      guard !given.contains(row) else { return false }
      let (sum, scale) = store.evaluate(Int(row), values)
      return abs(sum) <= 10 * Tolerance.distance(scale)
    }.sorted { left, right in
      let (a, b) = (store.records[Int(left)], store.records[Int(right)])
      if (a.relation == .equal) != (b.relation == .equal) { return a.relation == .equal }
      return a.priority != b.priority ? a.priority > b.priority : store.precedes(left, right)
    }
    var echelon: [(column: Int, form: [Double])] = []
    for row in candidates where echelon.count < free.count {
      var form = Array(repeating: 0.0, count: variables.count)
      for place in store.terms(Int(row)) where role[Int(store.variables[place])] == .core {
        form[Int(local[Int(store.variables[place])])] += store.coefficients[place]
      }
      var reduced = reduce(form).form
      for (column, other) in echelon where reduced[column] != 0 {
        let factor = reduced[column]
        for place in reduced.indices { reduced[place] -= factor * other[place] }
        reduced[column] = 0
      }
      guard let column = reduced.indices.max(by: { abs(reduced[$0]) < abs(reduced[$1]) }), abs(reduced[column]) > Tolerance.coefficient
      else { continue }
      let divisor = reduced[column]
      echelon.append((column, reduced.map { $0 / divisor }))
      basis.append(row)
    }
    return basis
  }

  /// By variable, the row that gives it, so that as many as can be have one.
  private func matching(_ columns: [[Int32]]) -> [Int?] {
    var rowOf = [Int?](repeating: nil, count: variables.count)
    var visit = Array(repeating: -1, count: variables.count)
    func place(_ row: Int, _ round: Int) -> Bool {
      for variable in columns[row] where visit[Int(variable)] != round {
        visit[Int(variable)] = round
        if rowOf[Int(variable)].map({ place($0, round) }) ?? true {
          rowOf[Int(variable)] = row
          return true
        }
      }
      return false
    }
    for row in columns.indices { _ = place(row, row) }
    return rowOf
  }

  /// The variables in groups, each of which needs all of the group and nothing but it and groups before (Tarjan's strong components).
  private func strongKnots(_ columns: [[Int32]], rowOf: [Int?]) -> [[Int32]] {
    var number = Array(repeating: -1, count: variables.count)
    var low = number
    var isOpen = Array(repeating: false, count: variables.count)
    var stack: [Int32] = []
    var knots: [[Int32]] = []
    var next = 0
    func visit(_ variable: Int32) {
      let index = Int(variable)
      number[index] = next
      low[index] = next
      next += 1
      stack.append(variable)
      isOpen[index] = true
      for other in rowOf[index].map({ columns[$0] }) ?? [] where other != variable {
        if number[Int(other)] < 0 {
          visit(other)
          low[index] = min(low[index], low[Int(other)])
        } else if isOpen[Int(other)] {
          low[index] = min(low[index], number[Int(other)])
        }
      }
      guard low[index] == number[index] else { return }
      var knot: [Int32] = []
      while let top = stack.popLast() {
        isOpen[Int(top)] = false
        knot.append(top)
        if top == variable { break }
      }
      knots.append(knot)
    }
    for variable in variables.indices where number[variable] < 0 { visit(Int32(variable)) }
    return knots
  }
}
