/// A component in the making: its required equalities are eliminated here, sparsely.
///
/// One draft serves for all components of a plan, one after another, and keeps its room.
struct ComponentDraft {
  var variables: [Int32] = []
  var rows: [Int32] = []
  var lines: [Int32] = []
  var known: [Component.Known] = []
  var operations: [Component.Operation] = []
  var pivots: [Component.Pivot] = []
  var pivotTerms: [(variable: Int32, coefficient: Double)] = []
  var free: [Int32] = []
  var fixed: [Component.Source] = []
  var sources: [Component.Source] = []

  /// The terms of all lines; a line that changes gets new ones at the end.
  var termVariables: [Int32] = []
  var termCoefficients: [Double] = []
  var lineStart: [Int32] = []
  var lineCount: [Int32] = []
  /// By line, whether it is a required equality that gives no variable yet.
  var isOpenEquality: [Bool] = []
  var isUsedUp: [Bool] = []
  /// By variable, the last of its entries in `entryLine`, -1 for none; they are linked by `entryNext`.
  var entryHead: [Int32] = []
  var entryLine: [Int32] = []
  var entryNext: [Int32] = []
  /// By variable, in how many lines it is.
  var useCount: [Int32] = []
  /// By variable, its own line, -1 for none.
  var ownLine: [Int32] = []
  /// By place in `rows`, the variable of a row with one, else -1, and its coefficient.
  var singleVariable: [Int32] = []
  var singleCoefficient: [Double] = []
  /// By place in `rows`, its line or that of its only variable.
  var lineOfRow: [Int32] = []
  /// By variable, a place in the terms being added up, -1 for none.
  var placeOf: [Int32] = []
  /// By variable, its column in the simplex, -1 if an equality gives it.
  var column: [Int32] = []
  /// Open equalities by length; one whose length has changed stands in its old place too.
  var equalities: [[Int32]] = []
  var levels = Levels()
  var kinks: [Kink] = []
  /// By line, its number among the forms of the simplex.
  var form: [Int32] = []

  struct Kink {
    var owner: Int
    var priority: Double
    var below: Double
    var above: Double
  }

  /// Makes the component of some variables and the constraints on them.
  ///
  /// - Parameters:
  ///   - local: By variable, its place in the component.
  ///   - role: By variable; what is not in the component is known before.
  mutating func makeComponent(
    variables: ArraySlice<Int32>, rows: ArraySlice<Int32>, store: ConstraintStore, local: [Int32], role: [Plan.Role], highest: Double,
    meetings: MeetingList
  ) -> Component {
    clear(variables: variables, rows: rows)
    for row in self.rows.indices { read(row, store: store, local: local, role: role) }
    eliminate()
    let simplex = makeSimplex(store: store, meetings: meetings)
    return Component(self, simplex: simplex, stamp: store.clock, highest: highest)
  }

  private mutating func clear(variables: ArraySlice<Int32>, rows: ArraySlice<Int32>) {
    self.variables = Array(variables)
    self.rows = Array(rows)
    lines.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    operations.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    pivotTerms.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    fixed.removeAll(keepingCapacity: true)
    lineOfRow.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    termVariables.removeAll(keepingCapacity: true)
    termCoefficients.removeAll(keepingCapacity: true)
    lineStart.removeAll(keepingCapacity: true)
    lineCount.removeAll(keepingCapacity: true)
    isOpenEquality.removeAll(keepingCapacity: true)
    isUsedUp.removeAll(keepingCapacity: true)
    entryLine.removeAll(keepingCapacity: true)
    entryNext.removeAll(keepingCapacity: true)
    singleVariable.removeAll(keepingCapacity: true)
    singleCoefficient.removeAll(keepingCapacity: true)
    let count = variables.count
    fill(&entryHead, count)
    fill(&ownLine, count)
    fill(&placeOf, count)
    fill(&column, count)
    useCount.removeAll(keepingCapacity: true)
    useCount.append(contentsOf: repeatElement(0, count: count))
  }

  func fill(_ list: inout [Int32], _ count: Int) {
    list.removeAll(keepingCapacity: true)
    list.append(contentsOf: repeatElement(-1, count: count))
  }

  /// Takes a constraint in: as a line if it has several of the variables, else for the line of its variable.
  private mutating func read(_ row: Int, store: ConstraintStore, local: [Int32], role: [Plan.Role]) {
    let constraint = Int(rows[row])
    let start = termVariables.count
    for place in store.terms(constraint) {
      let variable = Int(store.variables[place])
      let coefficient = store.coefficients[place]
      if role[variable] == .core {
        termVariables.append(local[variable])
        termCoefficients.append(coefficient)
      } else {
        known.append(Component.Known(row: Int32(row), variable: Int32(variable), coefficient: coefficient))
      }
    }
    let isEquality = store.records[constraint].relation == .equal && store.isRequired(constraint)
    if termVariables.count == start + 1, !isEquality {
      let variable = termVariables[start]
      singleVariable.append(variable)
      singleCoefficient.append(termCoefficients[start])
      termCoefficients[start] = 1
      lineOfRow.append(ownLine[Int(variable)] < 0 ? Int32(lines.count) : ownLine[Int(variable)])
      if ownLine[Int(variable)] < 0 {
        ownLine[Int(variable)] = Int32(lines.count)
        addLine(start: start, row: -1, isEquality: false)
      } else {
        termVariables.removeLast()
        termCoefficients.removeLast()
      }
    } else {
      singleVariable.append(-1)
      singleCoefficient.append(0)
      lineOfRow.append(Int32(lines.count))
      addLine(start: start, row: row, isEquality: isEquality)
    }
  }

  private mutating func addLine(start: Int, row: Int, isEquality: Bool) {
    let line = Int32(lines.count)
    lines.append(Int32(row))
    lineStart.append(Int32(start))
    lineCount.append(Int32(termVariables.count - start))
    isOpenEquality.append(isEquality)
    isUsedUp.append(false)
    for place in start..<termVariables.count { enter(line, Int(termVariables[place])) }
  }

  mutating func enter(_ line: Int32, _ variable: Int) {
    entryLine.append(line)
    entryNext.append(entryHead[variable])
    entryHead[variable] = Int32(entryLine.count - 1)
    useCount[variable] += 1
  }
}
