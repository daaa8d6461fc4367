/// In which order the variables of a set of constraints are found.
///
/// 1. *Leading*: a required equality with one unknown gives it; that may leave another equality with one unknown, and so on. Then
///    optional equalities of the highest priority with one unknown are taken as if required. That is right as long as it breaks
///    neither a required constraint nor another one of that priority; otherwise they are excluded and a new plan is made.
/// 2. *Components*: what hangs together is solved together.
/// 3. *Trailing*: a variable in one constraint only, a required equality, follows from the others of it. Taking both away may leave
///    further ones; they are computed in the reverse order. Of several such variables of an equality the first made is taken.
///
/// Required bounds of 0, which nearly always hold by themselves, are *postponed*: looked at when everything has its value. Those that do
/// not hold are excluded from this, and a new plan is made. In a plan they would tie all rows of a list to its height.
///
/// A variable without constraints is 0.
final class Plan {
  typealias Members = UnsafeBufferPointer<Int32>
  typealias Table<Element> = UnsafeMutableBufferPointer<Element>

  struct Assignment {
    var variable: Int32
    var constraint: Int32
    /// Where the constraint's terms lie: solving need not look up what stays as it is.
    var start: Int32
    var count: Int32

    init(variable: Int32, constraint: Int32, store: ConstraintStore) {
      self.variable = variable
      self.constraint = constraint
      let record = store.records[constraint]
      (start, count) = (record.start, record.count)
    }
  }

  /// A component, and what tells whether to solve it again.
  struct Part {
    let component: Component
    /// Whether constants of it changed since it was solved.
    var isStale: Bool
    /// Which of `needs` are the variables that it knows before.
    var needStart: Int32
    var needCount: Int32
  }

  enum Role: UInt8 {
    case idle
    case leading
    case core
    case trailing
  }

  @exclusivity(unchecked) var leading = Pile<Assignment>()
  @exclusivity(unchecked) var parts: [Part] = []
  /// The variables that components know before, side by side; also some of components that are gone.
  @exclusivity(unchecked) private(set) var needs = Pile<Int32>()
  private var needLimit = 0
  /// In the order of computing.
  @exclusivity(unchecked) var trailing = Pile<Assignment>()
  /// Constraints whose variables are all leading ones and that must hold: required ones and, where equalities of the highest priority
  /// were taken as required, those of that priority.
  @exclusivity(unchecked) var checks = Pile<Int32>()
  let role: Table<Role>
  /// By variable, the constraint that gives it, or the number of its component.
  let source: Table<Int32>
  /// By variable, its place in its component or among the leading or trailing ones.
  let local: Table<Int32>
  /// By constraint, the number of its component, -1 for none.
  let componentOf: Table<Int32>
  /// The optional constraints that were taken as required.
  var assumed: Set<Int32> = []
  /// Bounds that are left out, and looked at in the end.
  @exclusivity(unchecked) var postponed = Pile<Int32>()
  /// By constraint, whether it is among them.
  let isPostponed: Table<Bool>
  /// Whether bounds may be postponed.
  let isHopeful: Bool
  /// The highest optional priority.
  var highest = 0.0
  var isSolved = false
  /// The constraints that the plan was made for, without the postponed ones.
  let constraints: [Int32]
  /// When the plan was made, on the clock of the store.
  let stamp: UInt64
  /// Which of the workshop's loads the plan's constraints were.
  let load: Int
  /// What came and went since.
  @exclusivity(unchecked) var changes = PlanChanges()
  /// How many places among the leading and trailing variables are empty since.
  @exclusivity(unchecked) var gaps = 0
  /// What `moves` of the store was when the assignments learned where terms lie.
  @exclusivity(unchecked) var moves = 0
  /// Whether a trailing variable follows from one that nothing fixes: an update adds none of these.
  private(set) var hasLooseEnds = false

  /// - Parameters:
  ///   - excluded: Optional constraints not to be taken as required, nothing to take none; and bounds not to be postponed.
  ///   - postpones: Whether to postpone bounds.
  ///   - old: A plan whose components may be used again where they are the same, and the constraints with new constants since then.
  init(
    _ all: [Int32], store: ConstraintStore, variableCount: Int, workshop: PlanWorkshop, excluded: Set<Int32>?, postpones: Bool = false,
    old: Plan? = nil, isStale: Pile<Bool>? = nil
  ) {
    isHopeful = postpones
    isPostponed = .allocate(capacity: store.records.count)
    isPostponed.initialize(repeating: false)
    var constraints = all
    if postpones {
      constraints = []
      constraints.reserveCapacity(all.count)
      for constraint in all {
        if store.isNaturalBound(constraint), !(excluded?.contains(constraint) ?? false) {
          isPostponed[Int(constraint)] = true
          postponed.append(constraint)
        } else {
          constraints.append(constraint)
        }
      }
    }
    self.constraints = constraints
    stamp = store.clock
    moves = store.moves
    role = .allocate(capacity: variableCount)
    role.initialize(repeating: .idle)
    source = .allocate(capacity: variableCount)
    source.initialize(repeating: -1)
    local = .allocate(capacity: variableCount)
    local.initialize(repeating: 0)
    componentOf = .allocate(capacity: store.records.count)
    componentOf.initialize(repeating: -1)
    var most = 0.0
    for constraint in constraints {
      let priority = store.details[Int(constraint)].priority
      if priority < 1000, priority > most { most = priority }
    }
    highest = most
    workshop.load(constraints, store: store, variableCount: variableCount)
    load = workshop.loads
    findLeading(constraints, store: store, workshop: workshop, excluded: excluded)
    findTrailing(constraints, store: store, workshop: workshop)
    findGroups(constraints, store: store, workshop: workshop)
    makeComponents(workshop, store: store, old: old, isStale: isStale)
    for assignment in trailing.elements where !hasLooseEnds {
      for place in store.terms(Int(assignment.constraint)) where role[Int(store.variables[place])] == .idle { hasLooseEnds = true }
    }
  }

  deinit {
    leading.deallocate()
    trailing.deallocate()
    needs.deallocate()
    checks.deallocate()
    role.deallocate()
    source.deallocate()
    local.deallocate()
    componentOf.deallocate()
    postponed.deallocate()
    isPostponed.deallocate()
  }

  private func makeComponents(_ workshop: PlanWorkshop, store: ConstraintStore, old: Plan?, isStale: Pile<Bool>?) {
    let groups = workshop.groups
    parts.reserveCapacity(groups.count)
    for number in 0..<groups.count {
      let (variables, rows) = groups.members(number)
      if let same = old?.part(variables: variables, rows: rows, store: store) {
        parts.append(part(same.component, isStale: same.isStale || (isStale.map { isStale in rows.contains { isStale[$0] } } ?? false)))
      } else {
        let component = workshop.draft.makeComponent(
          variables: variables, rows: rows, store: store, local: local, role: role, highest: highest, meetings: workshop.meetings)
        parts.append(part(component, isStale: true))
      }
    }
    needLimit = 1024 + 2 * needs.count
  }

  /// The part of the plan with just these variables and constraints, unchanged since, if there is one.
  private func part(variables: Members, rows: Members, store: ConstraintStore) -> Part? {
    guard let first = variables.first, Int(first) < role.count, role[Int(first)] == .core else { return nil }
    let part = parts[Int(source[Int(first)])]
    return part.component.isSame(variables: variables, rows: rows, highest: highest, store: store) ? part : nil
  }

  /// Makes a part of a component, and notes what it needs.
  ///
  /// Who makes parts calls `clearNeeds` in the end.
  func part(_ component: Component, isStale: Bool) -> Part {
    let start = needs.count
    for term in component.known where needs.count == start || needs[needs.count - 1] != term.variable { needs.append(term.variable) }
    return Part(component: component, isStale: isStale, needStart: Int32(start), needCount: Int32(needs.count - start))
  }

  /// Forgets what components that are gone needed, when that has become much.
  func clearNeeds() {
    guard needs.count > needLimit else { return }
    needs.removeAll()
    for place in parts.indices { parts[place] = part(parts[place].component, isStale: parts[place].isStale) }
    needLimit = 1024 + 2 * needs.count
  }
}

extension Component {
  /// Whether the component is that of just these variables and constraints, unchanged since it was made.
  func isSame(variables: Plan.Members, rows: Plan.Members, highest: Double, store: ConstraintStore) -> Bool {
    guard self.highest == highest, self.variables.count == variables.count, self.rows.count == rows.count else { return false }
    for place in variables.indices where self.variables[place] != variables[place] { return false }
    for place in rows.indices {
      guard self.rows[place] == rows[place], store.details[Int(rows[place])].stamp <= stamp else { return false }
    }
    return true
  }
}
