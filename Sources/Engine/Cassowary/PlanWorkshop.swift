/// Room for making and solving plans; what is in it is of use to one plan at a time.
final class PlanWorkshop {
  /// By place in the set of constraints, how many unknown variables it has.
  @exclusivity(unchecked) var unknowns = Pile<Int32>()
  /// The exclusive or of the unknown variables: the variable itself when there is one.
  @exclusivity(unchecked) var unknownSum = Pile<Int32>()
  @exclusivity(unchecked) var firstUnknown = Pile<Int32>()
  /// Whether the constraint is not used up yet.
  @exclusivity(unchecked) var isOpen = Pile<Bool>()
  /// By variable, how many open constraints use it.
  @exclusivity(unchecked) var uses = Pile<Int32>()
  /// The exclusive or of those constraints' places.
  @exclusivity(unchecked) var useSum = Pile<Int32>()
  /// The places of the constraints, variable by variable.
  @exclusivity(unchecked) private(set) var rows = Pile<Int32>()
  @exclusivity(unchecked) private var rowStart = Pile<Int32>()
  @exclusivity(unchecked) private var rowEnd = Pile<Int32>()

  /// By variable, another one that hangs together with it, itself for one of each group.
  @exclusivity(unchecked) var parent = Pile<Int32>()
  @exclusivity(unchecked) var groups = Groups()
  @exclusivity(unchecked) var draft = ComponentDraft()
  let meetings = MeetingList()
  /// How often constraints were loaded.
  private(set) var loads = 0
  let scratch = ComponentScratch()

  deinit {
    unknowns.deallocate()
    unknownSum.deallocate()
    firstUnknown.deallocate()
    isOpen.deallocate()
    uses.deallocate()
    useSum.deallocate()
    rows.deallocate()
    rowStart.deallocate()
    rowEnd.deallocate()
    parent.deallocate()
    draft.deallocate()
    groups.deallocate()
  }

  func load(_ constraints: [Int32], store: ConstraintStore, variableCount: Int) {
    loads += 1
    unknowns.fill(0, count: constraints.count)
    unknownSum.fill(0, count: constraints.count)
    firstUnknown.fill(-1, count: constraints.count)
    isOpen.fill(true, count: constraints.count)
    uses.fill(0, count: variableCount)
    useSum.fill(0, count: variableCount)
    rowStart.fill(0, count: variableCount + 1)
    let unknowns = unknowns
    let unknownSum = unknownSum
    let rowStart = rowStart
    for (row, constraint) in constraints.enumerated() {
      let terms = store.terms(Int(constraint))
      unknowns[row] = Int32(terms.count)
      var sum: Int32 = 0
      for place in terms {
        let variable = store.variables[place]
        sum ^= variable
        rowStart[Int(variable) + 1] += 1
      }
      unknownSum[row] = sum
    }
    for variable in 0..<variableCount { rowStart[variable + 1] += rowStart[variable] }
    rows.fill(0, count: Int(rowStart[variableCount]))
    rowEnd.fill(0, count: variableCount + 1)
    rowEnd.base.update(from: rowStart.base, count: variableCount + 1)
    let rows = rows
    let rowEnd = rowEnd
    for (row, constraint) in constraints.enumerated() {
      for place in store.terms(Int(constraint)) {
        let variable = Int(store.variables[place])
        rows[Int(rowEnd[variable])] = Int32(row)
        rowEnd[variable] += 1
      }
    }
  }

  /// Where the constraints of a variable stand in `rows`.
  func places(of variable: Int) -> Range<Int> {
    Int(rowStart[variable])..<Int(rowStart[variable + 1])
  }

  /// Counts the uses of the variables by constraints that are open.
  func countUses(_ constraints: [Int32], store: ConstraintStore) {
    let uses = uses
    let useSum = useSum
    for row in constraints.indices where isOpen[row] {
      for place in store.terms(Int(constraints[row])) {
        let variable = Int(store.variables[place])
        uses[variable] += 1
        useSum[variable] ^= Int32(row)
      }
    }
  }
}
