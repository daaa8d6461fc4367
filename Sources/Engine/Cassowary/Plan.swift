/// In which order the variables of a set of constraints are found.
///
/// 1. *Leading*: a required equality with one unknown gives it; that may leave another equality with one unknown, and so on.
/// 2. *Components*: what hangs together is solved together.
/// 3. *Trailing*: a variable in one constraint only, a required equality, follows from the others of it. Taking both away may leave
///    further ones; they are computed in the reverse order. Of several such variables of an equality the first made is taken.
///
/// A variable without constraints is 0.
struct Plan {
  struct Assignment {
    var variable: Int
    var constraint: Int
  }

  enum Role: UInt8 {
    case idle
    case leading
    case core
    case trailing
  }

  private(set) var leading: [Assignment] = []
  private(set) var components: [Component] = []
  /// In the order of computing.
  private(set) var trailing: [Assignment] = []
  /// Required constraints whose variables are all leading ones.
  private(set) var checks: [Int] = []
  private(set) var role: [Role]
  /// By variable, the constraint that gives it, or the number of its component.
  private(set) var source: [Int32]
  /// By variable, its place in its component or among the trailing ones.
  private(set) var local: [Int32]

  init(_ constraints: [Int], store: ConstraintStore, variableCount: Int) {
    role = Array(repeating: .idle, count: variableCount)
    source = Array(repeating: -1, count: variableCount)
    local = Array(repeating: 0, count: variableCount)
    var columns = Columns(constraints, store: store, variableCount: variableCount)
    findLeading(constraints, store: store, columns: &columns)
    findTrailing(constraints, store: store, columns: &columns)
    findComponents(constraints, store: store, columns: columns)
  }

  private mutating func findLeading(_ constraints: [Int], store: ConstraintStore, columns: inout Columns) {
    var queue = constraints.indices.filter { columns.unknowns[$0] == 1 && isEquation(constraints[$0], store) }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard columns.unknowns[row] == 1, let variable = unknown(constraints[row], store) else { continue }
      role[variable] = .leading
      source[variable] = Int32(constraints[row])
      leading.append(Assignment(variable: variable, constraint: constraints[row]))
      columns.isOpen[row] = false
      for other in columns.rows(of: variable) {
        columns.unknowns[Int(other)] -= 1
        if columns.unknowns[Int(other)] == 1, isEquation(constraints[Int(other)], store) { queue.append(Int(other)) }
      }
    }
    for row in constraints.indices where columns.unknowns[row] == 0 && columns.isOpen[row] {
      columns.isOpen[row] = false
      if store.isRequired(constraints[row]) { checks.append(constraints[row]) }
    }
  }

  private mutating func findTrailing(_ constraints: [Int], store: ConstraintStore, columns: inout Columns) {
    var uses = Array(repeating: Int32(0), count: role.count)
    for row in constraints.indices where columns.isOpen[row] {
      for place in store.terms(constraints[row]) { uses[Int(store.variables[place])] += 1 }
    }
    var round = role.indices.filter { role[$0] == .idle && uses[$0] == 1 }
    while !round.isEmpty {
      var following: [Int] = []
      for variable in round where uses[variable] == 1 {
        guard let row = columns.rows(of: variable).first(where: { columns.isOpen[Int($0)] }).map({ Int($0) }),
          isEquation(constraints[row], store)
        else { continue }
        role[variable] = .trailing
        source[variable] = Int32(constraints[row])
        trailing.append(Assignment(variable: variable, constraint: constraints[row]))
        columns.isOpen[row] = false
        for place in store.terms(constraints[row]) {
          let other = Int(store.variables[place])
          uses[other] -= 1
          if uses[other] == 1, role[other] == .idle { following.append(other) }
        }
      }
      round = following.sorted()
    }
    trailing.reverse()
    for (place, assignment) in trailing.enumerated() { local[assignment.variable] = Int32(place) }
  }

  private mutating func findComponents(_ constraints: [Int], store: ConstraintStore, columns: Columns) {
    var sets = DisjointSets(count: role.count)
    for row in constraints.indices where columns.isOpen[row] {
      var first: Int?
      for place in store.terms(constraints[row]) where role[Int(store.variables[place])] != .leading {
        let variable = Int(store.variables[place])
        role[variable] = .core
        if let first { sets.unite(first, variable) } else { first = variable }
      }
    }
    var number = Array(repeating: -1, count: role.count)
    var variables: [[Int]] = []
    for variable in role.indices where role[variable] == .core {
      let root = sets.root(variable)
      if number[root] < 0 {
        number[root] = variables.count
        variables.append([])
      }
      source[variable] = Int32(number[root])
      local[variable] = Int32(variables[number[root]].count)
      variables[number[root]].append(variable)
    }
    var rows = Array(repeating: [Int](), count: variables.count)
    for row in constraints.indices where columns.isOpen[row] {
      guard let core = store.terms(constraints[row]).first(where: { role[Int(store.variables[$0])] == .core }) else { continue }
      rows[Int(source[Int(store.variables[core])])].append(constraints[row])
    }
    for (variables, rows) in zip(variables, rows) {
      components.append(Component(variables: variables, rows: rows, store: store, local: local, isCore: { role[$0] == .core }))
    }
  }

  private func isEquation(_ constraint: Int, _ store: ConstraintStore) -> Bool {
    store.records[constraint].relation == .equal && store.isRequired(constraint)
  }

  private func unknown(_ constraint: Int, _ store: ConstraintStore) -> Int? {
    store.terms(constraint).map { Int(store.variables[$0]) }.first { role[$0] != .leading }
  }
}

extension Plan {
  /// Finds all values.
  ///
  /// - Returns: Required constraints that cannot hold together, none when all hold.
  mutating func solve(_ values: inout [Double], store: ConstraintStore) -> [Int] {
    for variable in role.indices where role[variable] == .idle { values[variable] = 0 }
    for assignment in leading { assign(assignment, &values, store) }
    for check in checks {
      let (sum, scale) = store.evaluate(check, values)
      if store.records[check].relation.violation(sum) > Tolerance.distance(scale) { return withCauses([check], store: store) }
    }
    for index in components.indices {
      let rows = components[index].solve(&values, store: store, isCore: { role[$0] == .core })
      if !rows.isEmpty { return withCauses(rows, store: store) }
    }
    for assignment in trailing { assign(assignment, &values, store) }
    return []
  }

  private func assign(_ assignment: Assignment, _ values: inout [Double], _ store: ConstraintStore) {
    var sum = store.records[assignment.constraint].constant
    var own = 1.0
    for place in store.terms(assignment.constraint) {
      let variable = Int(store.variables[place])
      if variable == assignment.variable { own = store.coefficients[place] } else { sum += store.coefficients[place] * values[variable] }
    }
    values[assignment.variable] = -sum / own
  }

  /// The constraints and those that give the leading variables in them.
  private func withCauses(_ constraints: [Int], store: ConstraintStore) -> [Int] {
    var found = constraints
    var known = Set(constraints)
    var next = 0
    while next < found.count {
      for place in store.terms(found[next]) where role[Int(store.variables[place])] == .leading {
        let cause = Int(source[Int(store.variables[place])])
        if known.insert(cause).inserted { found.append(cause) }
      }
      next += 1
    }
    return found
  }
}
