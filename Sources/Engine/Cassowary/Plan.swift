/// In which order the variables of a set of constraints are found.
///
/// 1. *Leading*: a required equality with one unknown gives it; that may leave another equality with one unknown, and so on. Then
///    guesses are taken as if required: optional equalities of the highest priority with one unknown, and the only value that suits
///    all constraints of a variable alone (a label's width, between its hugging and its resistance). A guess is right as long as no
///    constraint of its priority or a higher one is broken that follows from it; otherwise it is excluded and a new plan is made.
/// 2. *Components*: what hangs together is solved together.
/// 3. *Trailing*: a variable in one constraint only, a required equality, follows from the others of it. Taking both away may leave
///    further ones; they are computed in the reverse order. Of several such variables of an equality the first made is taken.
///
/// Required lower bounds of 0, which nearly always hold by themselves, are *postponed*: looked at when everything else has its value.
/// Those that do not hold are excluded, and a new plan is made. They would tie a list's rows together by its height.
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

  enum Guess: UInt8 {
    case none
    /// Taken as a required equality.
    case taken
    /// Holds with equality too if the guess is right.
    case partner
    /// Left out, and looked at in the end.
    case postponed
  }

  struct Partner {
    var taken: Int32
    var partner: Int32
  }

  var leading = Pile<Assignment>()
  var components: [Component] = []
  /// In the order of computing.
  var trailing = Pile<Assignment>()
  /// Constraints whose variables are all leading ones and that must hold: required ones, and those that guesses could break.
  var checks = Pile<Int32>()
  let role: Table<Role>
  /// By variable, the constraint that gives it, or the number of its component.
  let source: Table<Int32>
  /// By variable, its place in its component or among the leading or trailing ones.
  let local: Table<Int32>
  /// By constraint, the number of its component, -1 for none.
  let componentOf: Table<Int32>
  /// By constraint, whether it was taken as required.
  let guess: Table<Guess>
  /// The second constraints of guesses that rest on two, with the first.
  var partners = Pile<Partner>()
  /// By leading variable, the lowest priority of the constraints of guesses that it follows from, infinite where it follows from none.
  let support: Table<Double>
  /// The lowest of all.
  var weakest = Double.infinity
  /// The highest optional priority.
  var highest = 0.0
  var isSolved = false
  /// The constraints that the plan was made for, without the postponed ones.
  let constraints: [Int32]
  var postponed = Pile<Int32>()
  let isHopeful: Bool
  /// When the plan was made, on the clock of the store.
  let stamp: UInt64
  /// What came and went since.
  var changes = PlanChanges()
  /// How many places among the leading and trailing variables are empty since.
  var gaps = 0
  /// Whether a trailing variable follows from one that nothing fixes: an update adds none of these.
  private(set) var hasLooseEnds = false

  /// - Parameters:
  ///   - excluded: Optional constraints not to guess with, nothing to guess none.
  ///   - isHopeful: Whether to postpone bounds and to guess variables from constraints of theirs alone.
  ///   - old: A plan whose components may be used again where they are the same, and the constraints with new constants since then.
  init(
    _ all: [Int32], store: ConstraintStore, variableCount: Int, workshop: PlanWorkshop, excluded: Set<Int32>?,
    isHopeful: Bool = true, old: Plan? = nil, isStale: Pile<Bool>? = nil
  ) {
    self.isHopeful = isHopeful && excluded != nil
    let constraints = self.isHopeful ? all.filter { excluded?.contains($0) ?? true || !store.isNaturalBound($0) } : all
    self.constraints = constraints
    stamp = store.clock
    role = .allocate(capacity: variableCount)
    role.initialize(repeating: .idle)
    source = .allocate(capacity: variableCount)
    source.initialize(repeating: -1)
    local = .allocate(capacity: variableCount)
    local.initialize(repeating: 0)
    componentOf = .allocate(capacity: store.records.count)
    componentOf.initialize(repeating: -1)
    guess = .allocate(capacity: store.records.count)
    guess.initialize(repeating: .none)
    support = .allocate(capacity: variableCount)
    support.initialize(repeating: .infinity)
    if constraints.count < all.count {
      for constraint in all where store.isNaturalBound(constraint) && !(excluded?.contains(constraint) ?? true) { postpone(constraint) }
    }
    var most = 0.0
    for constraint in constraints {
      let priority = store.records.base[Int(constraint)].priority
      if priority < 1000, priority > most { most = priority }
    }
    highest = most
    workshop.load(constraints, store: store, variableCount: variableCount)
    workshop.loaded = self
    findLeading(constraints, store: store, workshop: workshop, excluded: excluded, guessesContents: self.isHopeful)
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
    checks.deallocate()
    role.deallocate()
    source.deallocate()
    local.deallocate()
    componentOf.deallocate()
    guess.deallocate()
    support.deallocate()
    partners.deallocate()
    postponed.deallocate()
  }

  private func makeComponents(_ workshop: PlanWorkshop, store: ConstraintStore, old: Plan?, isStale: Pile<Bool>?) {
    let groups = workshop.groups
    var components: [Component] = []
    components.reserveCapacity(groups.count)
    for number in 0..<groups.count {
      let (variables, rows) = groups.members(number)
      if let same = old?.component(variables: variables, rows: rows, store: store) {
        if let isStale {
          for row in rows where isStale[Int(row)] { same.isStale = true }
        }
        components.append(same)
      } else {
        components.append(
          workshop.draft.makeComponent(
            variables: variables, rows: rows, store: store, local: local, role: role, meetings: workshop.meetings))
      }
    }
    self.components = components
  }

  /// The component of the plan with just these variables and constraints, unchanged since, if there is one.
  private func component(variables: Members, rows: Members, store: ConstraintStore) -> Component? {
    guard let first = variables.first, Int(first) < role.count, role[Int(first)] == .core else { return nil }
    let component = components[Int(source[Int(first)])]
    return component.isSame(variables: variables, rows: rows, store: store) ? component : nil
  }
}

extension Component {
  /// Whether the component is that of just these variables and constraints, unchanged since it was made.
  func isSame(variables: Plan.Members, rows: Plan.Members, store: ConstraintStore) -> Bool {
    guard self.variables.count == variables.count, self.rows.count == rows.count else { return false }
    for place in variables.indices where self.variables[place] != variables[place] { return false }
    for place in rows.indices {
      guard self.rows[place] == rows[place], store.records[Int(rows[place])].stamp <= stamp else { return false }
    }
    return true
  }
}
