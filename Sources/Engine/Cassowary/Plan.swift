/// In which order the variables of a set of constraints are found.
///
/// 1. *Leading*: a required equality with one unknown gives it; that may leave another equality with one unknown, and so on. Then
///    optional equalities of the highest priority with one unknown are taken as if required. That is right as long as it breaks
///    neither a required constraint nor another one of that priority; otherwise they are excluded and a new plan is made.
/// 2. *Components*: what hangs together is solved together.
/// 3. *Trailing*: a variable in one constraint only, a required equality, follows from the others of it. Taking both away may leave
///    further ones; they are computed in the reverse order. Of several such variables of an equality the first made is taken.
///
/// A variable without constraints is 0.
final class Plan {
  typealias Members = UnsafeBufferPointer<Int32>
  typealias Table<Element> = UnsafeMutableBufferPointer<Element>

  struct Assignment {
    var variable: Int32
    var constraint: Int32
  }

  enum Role: UInt8 {
    case idle
    case leading
    case core
    case trailing
  }

  var leading = Pile<Assignment>()
  var components: [Component] = []
  /// In the order of computing.
  var trailing = Pile<Assignment>()
  /// Constraints whose variables are all leading ones and that must hold: required ones and, where equalities of the highest priority
  /// were taken as required, those of that priority.
  var checks = Pile<Int32>()
  let role: Table<Role>
  /// By variable, the constraint that gives it, or the number of its component.
  let source: Table<Int32>
  /// By variable, its place in its component or among the trailing ones.
  let local: Table<Int32>
  /// By constraint, the number of its component, -1 for none.
  let componentOf: Table<Int32>
  /// The optional constraints that were taken as required.
  var assumed: Set<Int32> = []
  /// The highest optional priority.
  var highest = 0.0
  var isSolved = false

  /// - Parameters:
  ///   - excluded: Optional constraints not to be taken as required, nothing to take none.
  ///   - old: A plan whose components may be used again where they are the same, and the constraints with new constants since then.
  init(
    _ constraints: [Int32], store: ConstraintStore, variableCount: Int, workshop: PlanWorkshop, excluded: Set<Int32>?, old: Plan? = nil,
    isStale: (Int) -> Bool = { _ in false }
  ) {
    role = .allocate(capacity: variableCount)
    role.initialize(repeating: .idle)
    source = .allocate(capacity: variableCount)
    source.initialize(repeating: -1)
    local = .allocate(capacity: variableCount)
    local.initialize(repeating: 0)
    componentOf = .allocate(capacity: store.records.count)
    componentOf.initialize(repeating: -1)
    for constraint in constraints where !store.isRequired(Int(constraint)) {
      highest = max(highest, store.records[Int(constraint)].priority)
    }
    workshop.load(constraints, store: store, variableCount: variableCount)
    findLeading(constraints, store: store, workshop: workshop, excluded: excluded)
    findTrailing(constraints, store: store, workshop: workshop)
    findGroups(constraints, store: store, workshop: workshop)
    makeComponents(workshop, store: store, old: old, isStale: isStale)
  }

  deinit {
    leading.deallocate()
    trailing.deallocate()
    checks.deallocate()
    role.deallocate()
    source.deallocate()
    local.deallocate()
    componentOf.deallocate()
  }

  private func makeComponents(_ workshop: PlanWorkshop, store: ConstraintStore, old: Plan?, isStale: (Int) -> Bool) {
    let groups = workshop.groups
    var components: [Component] = []
    components.reserveCapacity(groups.count)
    for number in 0..<groups.count {
      let (variables, rows) = groups.members(number)
      if let same = old?.component(variables: variables, rows: rows, store: store) {
        if rows.contains(where: { isStale(Int($0)) }) { same.isStale = true }
        components.append(same)
      } else {
        components.append(
          workshop.draft.makeComponent(
            variables: variables, rows: rows, store: store, local: local, role: role, highest: highest, meetings: workshop.meetings))
      }
    }
    self.components = components
  }

  /// The component of the plan with just these variables and constraints, unchanged since, if there is one.
  private func component(variables: Members, rows: Members, store: ConstraintStore) -> Component? {
    guard let first = variables.first, Int(first) < role.count, role[Int(first)] == .core else { return nil }
    let component = components[Int(source[Int(first)])]
    guard component.variables.elementsEqual(variables), component.rows.elementsEqual(rows), component.highest == highest,
      rows.allSatisfy({ store.records[Int($0)].stamp <= component.stamp })
    else { return nil }
    return component
  }
}
