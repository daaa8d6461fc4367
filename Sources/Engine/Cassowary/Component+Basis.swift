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
    let rowOf = matching(columns, first: decided(by: basis, store, local: local, role: role))
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
      let isEqual = store.records[left].relation == .equal
      if isEqual != (store.records[right].relation == .equal) { return isEqual }
      let (a, b) = (store.details[left].priority, store.details[right].priority)
      return a != b ? a > b : store.precedes(left, right)
    }
    var echelon: [(column: Int, form: [Double])] = []
    for row in candidates where echelon.count < free.count {
      var reduced = reduce(form(of: row, store, local: local, role: role)).form
      for (column, other) in echelon { Component.clear(column, of: &reduced, by: other) }
      guard let column = reduced.indices.max(by: { abs(reduced[$0]) < abs(reduced[$1]) }), abs(reduced[column]) > Tolerance.coefficient
      else { continue }
      let divisor = reduced[column]
      echelon.append((column, reduced.map { $0 / divisor }))
      basis.append(row)
    }
    return basis
  }

  /// By variable, the row that gives it, so that as many as can be have one, and each that the rows together decide.
  private func matching(_ columns: [[Int32]], first decided: [Int32]) -> [Int?] {
    var rowOf = [Int?](repeating: nil, count: variables.count)
    var variableOf = [Int32?](repeating: nil, count: columns.count)
    var rows = [[Int]](repeating: [], count: variables.count)
    for (row, column) in columns.enumerated() {
      for variable in column { rows[Int(variable)].append(row) }
    }
    var visit = Array(repeating: Int32(-1), count: columns.count)
    func place(_ variable: Int32, _ round: Int32) -> Bool {
      for row in rows[Int(variable)] where visit[row] != round {
        visit[row] = round
        if variableOf[row].map({ place($0, round) }) ?? true {
          variableOf[row] = variable
          rowOf[Int(variable)] = row
          return true
        }
      }
      return false
    }
    for variable in decided { _ = place(variable, variable) }
    for variable in variables.indices where rowOf[variable] == nil { _ = place(Int32(variable), Int32(variable)) }
    return rowOf
  }

  /// The variables that rows together give a value, though one of them alone may leave all of its own open, ascending.
  private func decided(by rows: [Int32], _ store: ConstraintStore, local: Plan.Table<Int32>, role: Plan.Table<Plan.Role>) -> [Int32] {
    var reduced: [(column: Int, form: [Double])] = []
    for row in rows {
      var form = self.form(of: row, store, local: local, role: role)
      for (column, other) in reduced { Component.clear(column, of: &form, by: other) }
      guard let column = form.indices.max(by: { abs(form[$0]) < abs(form[$1]) }), abs(form[column]) > Tolerance.coefficient else {
        continue
      }
      let divisor = form[column]
      for place in form.indices { form[place] /= divisor }
      for place in reduced.indices { Component.clear(column, of: &reduced[place].form, by: form) }
      reduced.append((column, form))
    }
    return reduced.filter { pivot in pivot.form.indices.allSatisfy { $0 == pivot.column || abs(pivot.form[$0]) <= Tolerance.coefficient } }
      .map { Int32($0.column) }.sorted()
  }

  /// Takes a multiple of another form away, whose coefficient in a column is 1, so that a form has none there.
  private static func clear(_ column: Int, of form: inout [Double], by other: [Double]) {
    let factor = form[column]
    guard factor != 0 else { return }
    for place in form.indices { form[place] -= factor * other[place] }
    form[column] = 0
  }

  /// The coefficients of a constraint by local number.
  private func form(of row: Int32, _ store: ConstraintStore, local: Plan.Table<Int32>, role: Plan.Table<Plan.Role>) -> [Double] {
    var form = Array(repeating: 0.0, count: variables.count)
    for place in store.terms(Int(row)) where role[Int(store.variables[place])] == .core {
      form[Int(local[Int(store.variables[place])])] += store.coefficients[place]
    }
    return form
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
