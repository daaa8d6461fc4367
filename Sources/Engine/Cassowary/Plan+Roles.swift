extension Plan {
  func findLeading(_ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop, excluded: Set<Int32>?) {
    // The last of the queue comes first; so the values are found in the order in which the constraints lie in memory.
    var queue: [Int32] = []
    for row in constraints.indices.reversed() where workshop.unknowns[row] == 1 && store.isEquation(constraints[row]) {
      queue.append(Int32(row))
    }
    follow(&queue, constraints, store: store, workshop: workshop)
    if let excluded, highest > 0 {
      for row in constraints.indices.reversed() where workshop.isOpen[row] && workshop.unknowns[row] == 1 {
        guard store.details[constraints[row]].priority == highest, store.records[constraints[row]].relation == .equal,
          !excluded.contains(constraints[row])
        else { continue }
        assumed.insert(constraints[row])
        queue.append(Int32(row))
      }
      follow(&queue, constraints, store: store, workshop: workshop)
    }
    for row in constraints.indices where workshop.unknowns[row] == 0 && workshop.isOpen[row] {
      workshop.isOpen[row] = false
      let priority = store.details[Int(constraints[row])].priority
      if priority >= 1000 || (priority == highest && !assumed.isEmpty) { checks.append(constraints[row]) }
    }
  }

  /// Finds the unknowns of equalities with one, and of those that have one then.
  private func follow(_ queue: inout [Int32], _ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop) {
    let (unknowns, unknownSum, rows) = (workshop.unknowns, workshop.unknownSum, workshop.rows)
    while let row = queue.popLast().map({ Int($0) }) {
      guard unknowns[row] == 1 else { continue }
      let variable = unknownSum[row]
      role[Int(variable)] = .leading
      source[Int(variable)] = constraints[row]
      local[Int(variable)] = Int32(leading.count)
      leading.append(Assignment(variable: variable, constraint: constraints[row], store: store))
      workshop.isOpen[row] = false
      for place in workshop.places(of: Int(variable)) {
        let other = Int(rows[place])
        unknowns[other] -= 1
        unknownSum[other] ^= variable
        if unknowns[other] == 1, store.isEquation(constraints[other]) { queue.append(Int32(other)) }
      }
    }
  }

  func findTrailing(_ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop) {
    workshop.countUses(constraints, store: store)
    let (uses, useSum) = (workshop.uses, workshop.useSum)
    var round: [Int32] = []
    for variable in role.indices where role[variable] == .idle && uses[variable] == 1 { round.append(Int32(variable)) }
    while !round.isEmpty {
      var following: [Int32] = []
      for variable in round where uses[Int(variable)] == 1 {
        let row = Int(useSum[Int(variable)])
        guard store.isEquation(constraints[row]) else { continue }
        role[Int(variable)] = .trailing
        source[Int(variable)] = constraints[row]
        trailing.append(Assignment(variable: variable, constraint: constraints[row], store: store))
        workshop.isOpen[row] = false
        for place in store.terms(Int(constraints[row])) {
          let other = Int(store.variables[place])
          uses[other] -= 1
          useSum[other] ^= Int32(row)
          if uses[other] == 1, role[other] == .idle { following.append(Int32(other)) }
        }
      }
      following.sort()
      round = following
    }
    trailing.reverse()
    for (place, assignment) in trailing.elements.enumerated() { local[Int(assignment.variable)] = Int32(place) }
  }

  /// Sorts what is left into groups that hang together; gives their variables their places.
  func findGroups(_ constraints: [Int32], store: ConstraintStore, workshop: PlanWorkshop) {
    workshop.parent.fill(0, count: role.count)
    let parent = workshop.parent
    for variable in parent.indices { parent[variable] = Int32(variable) }
    func root(_ variable: Int) -> Int {
      var current = variable
      while true {
        let above = Int(parent[current])
        if above == current { return current }
        let next = parent[above]
        parent[current] = next
        current = Int(next)
      }
    }
    let (isOpen, firstUnknown) = (workshop.isOpen, workshop.firstUnknown)
    for row in constraints.indices where isOpen[row] {
      var first = -1
      var own = -1
      for place in store.terms(Int(constraints[row])) {
        let variable = Int(store.variables[place])
        guard role[variable] != .leading else { continue }
        role[variable] = .core
        guard first >= 0 else {
          first = variable
          continue
        }
        if own < 0 { own = root(first) }
        let other = root(variable)
        guard other != own else { continue }
        parent[max(own, other)] = Int32(min(own, other))
        own = min(own, other)
      }
      firstUnknown[row] = Int32(first)
    }
    var groups = workshop.groups
    groups.removeAll()
    for variable in role.indices where role[variable] == .core {
      let root = root(variable)
      if root == variable { source[variable] = Int32(groups.addGroup()) }
      source[variable] = source[root]
      local[variable] = Int32(groups.countVariable(in: Int(source[root])))
    }
    for row in constraints.indices where isOpen[row] {
      let group = source[Int(firstUnknown[row])]
      componentOf[Int(constraints[row])] = group
      groups.countRow(in: Int(group))
    }
    groups.makeRoom()
    for variable in role.indices where role[variable] == .core { groups.addVariable(Int32(variable), to: Int(source[variable])) }
    for row in constraints.indices where isOpen[row] {
      groups.addRow(constraints[row], to: Int(componentOf[Int(constraints[row])]))
    }
    workshop.groups = groups
  }
}
