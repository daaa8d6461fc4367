extension Plan {
  mutating func findLeading(_ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop, excluded: Set<Int32>?) {
    var queue: [Int32] = []
    for row in constraints.indices where workshop.unknowns[row] == 1 && store.isEquation(constraints[row]) { queue.append(Int32(row)) }
    follow(&queue, constraints, store: store, workshop: workshop)
    if let excluded, highest > 0 {
      for row in constraints.indices where workshop.isOpen[row] && workshop.unknowns[row] == 1 {
        let record = store.records[Int(constraints[row])]
        guard record.priority == highest, record.relation == .equal, !excluded.contains(constraints[row]) else { continue }
        assumed.insert(constraints[row])
        queue.append(Int32(row))
      }
      follow(&queue, constraints, store: store, workshop: workshop)
    }
    for row in constraints.indices where workshop.unknowns[row] == 0 && workshop.isOpen[row] {
      workshop.isOpen[row] = false
      let priority = store.records[Int(constraints[row])].priority
      if priority >= 1000 || (priority == highest && !assumed.isEmpty) { checks.append(constraints[row]) }
    }
  }

  /// Finds the unknowns of equalities with one, and of those that have one then.
  private mutating func follow(_ queue: inout [Int32], _ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop) {
    while let row = queue.popLast().map({ Int($0) }) {
      guard workshop.unknowns[row] == 1 else { continue }
      let variable = workshop.unknownSum[row]
      role[Int(variable)] = .leading
      source[Int(variable)] = constraints[row]
      leading.append(Assignment(variable: variable, constraint: constraints[row]))
      workshop.isOpen[row] = false
      for place in workshop.places(of: Int(variable)) {
        let other = Int(workshop.rows[place])
        workshop.unknowns[other] -= 1
        workshop.unknownSum[other] ^= variable
        if workshop.unknowns[other] == 1, store.isEquation(constraints[other]) { queue.append(Int32(other)) }
      }
    }
  }

  mutating func findTrailing(_ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop) {
    workshop.countUses(constraints, store: store)
    var round: [Int32] = []
    for variable in role.indices where role[variable] == .idle && workshop.uses[variable] == 1 { round.append(Int32(variable)) }
    while !round.isEmpty {
      var following: [Int32] = []
      for variable in round where workshop.uses[Int(variable)] == 1 {
        let row = Int(workshop.useSum[Int(variable)])
        guard store.isEquation(constraints[row]) else { continue }
        role[Int(variable)] = .trailing
        source[Int(variable)] = constraints[row]
        trailing.append(Assignment(variable: variable, constraint: constraints[row]))
        workshop.isOpen[row] = false
        for place in store.terms(Int(constraints[row])) {
          let other = Int(store.variables[place])
          workshop.uses[other] -= 1
          workshop.useSum[other] ^= Int32(row)
          if workshop.uses[other] == 1, role[other] == .idle { following.append(Int32(other)) }
        }
      }
      following.sort()
      round = following
    }
    trailing.reverse()
    for (place, assignment) in trailing.enumerated() { local[Int(assignment.variable)] = Int32(place) }
  }

  /// Sorts what is left into groups that hang together; gives their variables their places.
  mutating func findGroups(_ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop) -> Groups {
    var sets = DisjointSets(count: role.count)
    for row in constraints.indices where workshop.isOpen[row] {
      var first = -1
      for place in store.terms(Int(constraints[row])) {
        let variable = Int(store.variables[place])
        guard role[variable] != .leading else { continue }
        role[variable] = .core
        if first < 0 { first = variable } else { sets.unite(first, variable) }
      }
      workshop.firstUnknown[row] = Int32(first)
    }
    var groups = Groups()
    for variable in role.indices where role[variable] == .core {
      let root = sets.root(variable)
      if root == variable { source[variable] = Int32(groups.addGroup()) }
      source[variable] = source[root]
      local[variable] = Int32(groups.countVariable(in: Int(source[root])))
    }
    for row in constraints.indices where workshop.isOpen[row] {
      let group = source[Int(workshop.firstUnknown[row])]
      componentOf[Int(constraints[row])] = group
      groups.countRow(in: Int(group))
    }
    groups.makeRoom()
    for variable in role.indices where role[variable] == .core { groups.addVariable(Int32(variable), to: Int(source[variable])) }
    for row in constraints.indices where workshop.isOpen[row] {
      groups.addRow(constraints[row], to: Int(componentOf[Int(constraints[row])]))
    }
    return groups
  }
}
