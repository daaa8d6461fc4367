/// Room for making and solving plans; what is in it is of use to one plan at a time.
final class PlanWorkshop {
  /// By place in the set of constraints, how many unknown variables it has.
  var unknowns: [Int32] = []
  /// The exclusive or of the unknown variables: the variable itself when there is one.
  var unknownSum: [Int32] = []
  var firstUnknown: [Int32] = []
  /// Whether the constraint is not used up yet.
  var isOpen: [Bool] = []
  /// By variable, how many open constraints use it.
  var uses: [Int32] = []
  /// The exclusive or of those constraints' places.
  var useSum: [Int32] = []
  /// The places of the constraints, variable by variable.
  private(set) var rows: [Int32] = []
  private var rowStart: [Int32] = []
  private var rowEnd: [Int32] = []

  var draft = ComponentDraft()
  let meetings = MeetingList()
  let scratch = ComponentScratch()

  func load(_ constraints: [Int32], store: ConstraintStore, variableCount: Int) {
    refill(&unknowns, 0, count: constraints.count)
    refill(&unknownSum, 0, count: constraints.count)
    refill(&firstUnknown, -1, count: constraints.count)
    refill(&isOpen, true, count: constraints.count)
    refill(&uses, 0, count: variableCount)
    refill(&useSum, 0, count: variableCount)
    refill(&rowStart, 0, count: variableCount + 1)
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
    refill(&rows, 0, count: Int(rowStart[variableCount]))
    rowEnd = rowStart
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
    for row in constraints.indices where isOpen[row] {
      for place in store.terms(Int(constraints[row])) {
        let variable = Int(store.variables[place])
        uses[variable] += 1
        useSum[variable] ^= Int32(row)
      }
    }
  }

  private func refill<Element>(_ list: inout [Element], _ element: Element, count: Int) {
    list.removeAll(keepingCapacity: true)
    list.append(contentsOf: repeatElement(element, count: count))
  }
}
