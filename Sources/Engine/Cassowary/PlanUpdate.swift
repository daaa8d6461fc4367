/// Takes changes into a plan: the variables that hang together with changed constraints find their roles anew, the others keep theirs.
///
/// The roles are those that a new plan would give, or such that give the same values. Where that is not certain it gives up.
struct PlanUpdate {
  private let plan: Plan
  private let store: ConstraintStore
  private let workshop: PlanWorkshop
  /// The variables that look for a role, those of the rows among them.
  private var region: [Int32] = []
  private var isInRegion: Set<Int32> = []
  /// The constraints that give these variables, or hold between them.
  private var rows: [Int32] = []
  private var isInRows: Set<Int32> = []
  /// By variable, how many constraints use it at all.
  private var useCount: [Int32: Int] = [:]
  /// Variables that others follow from, so that they have to be leading ones again.
  private var leaders: Set<Int32> = []
  /// By variable, the first place of a trailing one that is computed from it.
  private var firstUser: [Int32: Int32] = [:]
  private var oldParts: [Int32: Plan.Part] = [:]

  init(_ plan: Plan, store: ConstraintStore, workshop: PlanWorkshop) {
    self.plan = plan
    self.store = store
    self.workshop = workshop
  }

  /// - Parameter note: Called with constraints whose variables must be computed, as if their constants had changed.
  /// - Returns: Whether the plan is mended; if not, it is of no use any more.
  mutating func apply(_ log: ChangeLog, isStale: Pile<Bool>, note: (Int32) -> Void) -> Bool {
    guard workshop.loads == plan.load, collect() else { return false }
    guard var open = findLeading(note) else { return false }
    guard findTrailing(&open, note), findComponents(open, isStale: isStale) else { return false }
    for variable in region where plan.role[Int(variable)] == .idle { log.set(Int(variable), to: 0) }
    plan.clearNeeds()
    plan.changes.didUpdate()
    return true
  }

  /// The constraints that use a variable now.
  private func constraints(using variable: Int32) -> [Int32] {
    var found = plan.changes.later[variable] ?? []
    for place in workshop.places(of: Int(variable)) {
      let constraint = plan.constraints[Int(workshop.rows[place])]
      if store.records[constraint].isAlive, store.details[constraint].stamp <= plan.stamp { found.append(constraint) }
    }
    return found
  }

  // MARK: Region

  private mutating func include(_ variable: Int32) {
    if isInRegion.insert(variable).inserted { region.append(variable) }
  }

  private mutating func add(_ row: Int32) {
    if isInRows.insert(row).inserted { rows.append(row) }
  }

  /// Opens components up: their variables look for roles like the others.
  private mutating func open(_ number: Int32) {
    let component = plan.parts[Int(number)].component
    if let first = component.variables.first { oldParts[first] = plan.parts[Int(number)] }
    for variable in component.variables {
      plan.role[Int(variable)] = .idle
      include(variable)
    }
    for row in component.rows where plan.componentOf[Int(row)] == number {
      plan.componentOf[Int(row)] = -1
      add(row)
    }
  }

  private mutating func collect() -> Bool {
    for number in plan.changes.broken.sorted() { open(number) }
    for variable in plan.changes.touched where plan.role[Int(variable)] == .idle { include(variable) }
    for variable in plan.changes.touched where plan.role[Int(variable)] == .core {
      let number = plan.source[Int(variable)]
      if plan.changes.broken.insert(number).inserted { open(number) }
    }
    var next = 0
    while next < region.count {
      guard region.count <= 64 + plan.role.count / 4 else { return false }
      let variable = region[next]
      next += 1
      let uses = constraints(using: variable)
      useCount[variable] = uses.count
      for constraint in uses where !isInRows.contains(constraint) { take(constraint, of: variable) }
      for constraint in uses where isInRows.contains(constraint) { spread(constraint) }
    }
    dropChecks()
    for constraint in plan.changes.added where !isInRows.contains(constraint) {
      let isFixed = store.terms(Int(constraint)).allSatisfy { plan.role[Int(store.variables[$0])] == .leading }
      guard isFixed else { return false }
      addCheck(constraint)
    }
    if plan.hasLooseEnds {
      for variable in plan.changes.touched where plan.role[Int(variable)] == .trailing {
        guard isDetermined(variable) else { return false }
      }
    }
    rows.sort()
    return true
  }

  /// Whether a variable outside the region follows from ones that constraints fix.
  ///
  /// Which variable of a chain with a free end is the free one depends on what else uses them: then only a new plan breaks the tie as it
  /// should. A long way up counts as such a chain.
  private func isDetermined(_ variable: Int32) -> Bool {
    var seen: Set<Int32> = [variable]
    var next = [variable]
    while let current = next.popLast() {
      switch plan.role[Int(current)] {
      case .leading, .core: continue
      case .idle: return false
      case .trailing:
        guard seen.count <= 64 else { return false }
        for place in store.terms(Int(plan.source[Int(current)])) where seen.insert(store.variables[place]).inserted {
          next.append(store.variables[place])
        }
      }
    }
    return true
  }

  /// A constraint of a variable in the region: a row of it, unless it gives a variable outside.
  private mutating func take(_ constraint: Int32, of variable: Int32) {
    for place in store.terms(Int(constraint)) {
      let other = store.variables[place]
      guard other != variable, plan.source[Int(other)] == constraint else { continue }
      switch plan.role[Int(other)] {
      case .leading:
        leaders.insert(variable)
        return
      case .trailing:
        firstUser[variable] = min(firstUser[variable] ?? .max, plan.local[Int(other)])
        return
      case .idle, .core: continue
      }
    }
    let number = plan.componentOf[Int(constraint)]
    if number >= 0, plan.changes.broken.insert(number).inserted { open(number) }
    add(constraint)
  }

  private mutating func spread(_ constraint: Int32) {
    for place in store.terms(Int(constraint)) {
      let other = store.variables[place]
      switch plan.role[Int(other)] {
      case .idle: include(other)
      case .core:
        let number = plan.source[Int(other)]
        if plan.changes.broken.insert(number).inserted { open(number) }
      case .leading, .trailing: continue
      }
    }
  }

  /// A constraint whose variables all had values is none to check once one of them looks for its role anew.
  private func dropChecks() {
    let kept = plan.checks.elements.filter { !isInRows.contains($0) }
    guard kept.count < plan.checks.count else { return }
    plan.checks.removeAll()
    for constraint in kept { plan.checks.append(constraint) }
  }

  private func addCheck(_ constraint: Int32) {
    let priority = store.details[Int(constraint)].priority
    if priority >= 1000 || (priority == plan.highest && !plan.assumed.isEmpty) { plan.checks.append(constraint) }
  }

  // MARK: Roles

  /// Gives variables by equalities with one unknown.
  ///
  /// - Returns: The rows that are left with unknowns; nothing where the update gives up.
  private mutating func findLeading(_ note: (Int32) -> Void) -> [Int32]? {
    var unknowns: [Int32: Int] = [:]
    var uses: [Int32: [Int32]] = [:]
    var queue: [Int32] = []
    for row in rows {
      var count = 0
      for place in store.terms(Int(row)) where plan.role[Int(store.variables[place])] != .leading {
        count += 1
        uses[store.variables[place], default: []].append(row)
      }
      unknowns[row] = count
      if count == 1, store.isEquation(row) { queue.append(row) }
    }
    while let row = queue.popLast() {
      guard unknowns[row] == 1 else { continue }
      guard let variable = firstUnknown(row), isInRegion.contains(variable), lead(variable, row) else { return nil }
      note(row)
      for other in uses[variable] ?? [] {
        let left = (unknowns[other] ?? 0) - 1
        unknowns[other] = left
        if left == 1, store.isEquation(other) { queue.append(other) }
      }
      unknowns[row] = -1
    }
    guard leaders.allSatisfy({ plan.role[Int($0)] == .leading }) else { return nil }
    for row in rows where unknowns[row] == 0 { addCheck(row) }
    return rows.filter { unknowns[$0] ?? 0 > 0 }
  }

  private func firstUnknown(_ row: Int32) -> Int32? {
    for place in store.terms(Int(row)) where plan.role[Int(store.variables[place])] != .leading { return store.variables[place] }
    return nil
  }

  private func lead(_ variable: Int32, _ row: Int32) -> Bool {
    if let slot = plan.changes.lostLeading[variable] {
      for place in store.terms(Int(row)) where store.variables[place] != variable {
        guard plan.local[Int(store.variables[place])] < slot else { return false }
      }
      plan.leading[slot] = Plan.Assignment(variable: variable, constraint: row, store: store)
      plan.gaps -= 1
      plan.local[Int(variable)] = slot
    } else {
      plan.local[Int(variable)] = Int32(plan.leading.count)
      plan.leading.append(Plan.Assignment(variable: variable, constraint: row, store: store))
    }
    plan.role[Int(variable)] = .leading
    plan.source[Int(variable)] = row
    return true
  }

  /// Gives variables that only one equality uses.
  private mutating func findTrailing(_ open: inout [Int32], _ note: (Int32) -> Void) -> Bool {
    var uses: [Int32: [Int32]] = [:]
    for row in open {
      for place in store.terms(Int(row)) where isUnknown(store.variables[place]) { uses[store.variables[place], default: []].append(row) }
    }
    var isOpen = Set(open)
    var found: [Plan.Assignment] = []
    var round = region.filter { isUnknown($0) && uses[$0]?.count == 1 }.sorted()
    while !round.isEmpty {
      var following: [Int32] = []
      for variable in round {
        guard let row = uses[variable]?.first, uses[variable]?.count == 1, store.isEquation(row) else { continue }
        plan.role[Int(variable)] = .trailing
        found.append(Plan.Assignment(variable: variable, constraint: row, store: store))
        isOpen.remove(row)
        for place in store.terms(Int(row)) {
          let other = store.variables[place]
          guard var left = uses[other] else { continue }
          left.removeAll { $0 == row }
          uses[other] = left
          if left.count == 1, isUnknown(other) { following.append(other) }
        }
      }
      round = following.sorted()
    }
    open = open.filter { isOpen.contains($0) }
    // Of variables that wait for one equality the choice depends on the whole: left to a new plan. So are trailing ones outside that
    // something inside holds on to.
    for variable in region where plan.role[Int(variable)] == .idle && useCount[variable] ?? 0 > 0 && uses[variable]?.isEmpty ?? true {
      return false
    }
    for row in open where store.terms(Int(row)).contains(where: { plan.role[Int(store.variables[$0])] == .trailing }) { return false }
    for assignment in found.reversed() {
      guard trail(assignment) else { return false }
      note(assignment.constraint)
    }
    return true
  }

  /// Whether a variable of the region still looks for a role.
  private func isUnknown(_ variable: Int32) -> Bool {
    plan.role[Int(variable)] == .idle && isInRegion.contains(variable)
  }

  /// Puts a trailing variable where it stood before, or behind all others where none outside follows from it.
  private func trail(_ assignment: Plan.Assignment) -> Bool {
    let variable = Int(assignment.variable)
    let user = firstUser[assignment.variable]
    if let slot = plan.changes.lostTrailing[assignment.variable], slot < user ?? .max, isFree(slot, for: assignment) {
      plan.trailing[slot] = assignment
      plan.gaps -= 1
      plan.local[variable] = slot
    } else {
      guard user == nil else { return false }
      plan.local[variable] = Int32(plan.trailing.count)
      plan.trailing.append(assignment)
    }
    plan.source[variable] = assignment.constraint
    plan.changes.lostTrailing[assignment.variable] = nil
    return true
  }

  /// Whether a place is empty, and behind what a variable is computed from.
  private func isFree(_ slot: Int32, for assignment: Plan.Assignment) -> Bool {
    guard plan.trailing[slot].constraint < 0 else { return false }
    for place in store.terms(Int(assignment.constraint)) {
      let other = store.variables[place]
      if other != assignment.variable, plan.role[Int(other)] == .trailing, plan.local[Int(other)] >= slot { return false }
    }
    return true
  }

  // MARK: Components

  /// Sorts what is left into components.
  private mutating func findComponents(_ open: [Int32], isStale: Pile<Bool>) -> Bool {
    var parent: [Int32: Int32] = [:]
    func root(_ variable: Int32) -> Int32 {
      var current = variable
      while let above = parent[current], above != current { current = above }
      return current
    }
    for row in open {
      var first: Int32?
      for place in store.terms(Int(row)) {
        let variable = store.variables[place]
        guard plan.role[Int(variable)] != .leading else { continue }
        if parent[variable] == nil { parent[variable] = variable }
        guard let own = first.map(root) else {
          first = variable
          continue
        }
        let other = root(variable)
        parent[max(own, other)] = min(own, other)
      }
    }
    var groups: [Int32: (variables: [Int32], rows: [Int32])] = [:]
    for variable in parent.keys.sorted() { groups[root(variable), default: ([], [])].variables.append(variable) }
    for row in open {
      guard let variable = firstUnknown(row) else { return false }
      groups[root(variable)]?.rows.append(row)
    }
    for variable in parent.keys { plan.role[Int(variable)] = .core }
    var slots = plan.changes.broken.sorted(by: >)
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      for (place, variable) in group.variables.enumerated() { plan.local[Int(variable)] = Int32(place) }
      let part = part(group.variables, group.rows, isStale: isStale)
      if let slot = slots.popLast() {
        plan.parts[Int(slot)] = part
        number(part.component, slot)
      } else {
        plan.parts.append(part)
        number(part.component, Int32(plan.parts.count - 1))
      }
    }
    // The highest go first, so that what moves into a gap is no gap itself.
    for slot in slots.sorted(by: >) {
      let last = plan.parts.removeLast()
      guard Int(slot) < plan.parts.count else { continue }
      plan.parts[Int(slot)] = last
      number(last.component, slot)
    }
    return true
  }

  private func part(_ variables: [Int32], _ rows: [Int32], isStale: Pile<Bool>) -> Plan.Part {
    variables.withUnsafeBufferPointer { variables in
      rows.withUnsafeBufferPointer { rows in
        if var old = oldParts[variables[0]],
          old.component.isSame(variables: variables, rows: rows, highest: plan.highest, store: store)
        {
          if rows.contains(where: { isStale[$0] }) { old.isStale = true }
          return old
        }
        let component = workshop.draft.makeComponent(
          variables: variables, rows: rows, store: store, local: plan.local, role: plan.role, highest: plan.highest,
          meetings: workshop.meetings)
        return plan.part(component, isStale: true)
      }
    }
  }

  private func number(_ component: Component, _ number: Int32) {
    for variable in component.variables { plan.source[Int(variable)] = number }
    for row in component.rows { plan.componentOf[Int(row)] = number }
  }
}
