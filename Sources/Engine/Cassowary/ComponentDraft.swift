/// A component in the making: its required equalities are eliminated here, sparsely.
///
/// One draft serves for all components of a plan, one after another, and keeps its room.
struct ComponentDraft {
  var variables = Pile<Int32>()
  var rows = Pile<Int32>()
  var lines = Pile<Int32>()
  var watch = Pile<Component.Watch>()
  var known = Pile<Component.Known>()
  var operations = Pile<Component.Operation>()
  var pivots = Pile<Component.Pivot>()
  var pivotTerms = Pile<Component.PivotTerm>()
  var free = Pile<Int32>()
  var fixed = Pile<Component.Source>()
  var sources = Pile<Component.Source>()

  /// The terms of all lines; a line that changes gets new ones at the end.
  var termVariables = Pile<Int32>()
  var termCoefficients = Pile<Double>()
  var lineStart = Pile<Int32>()
  var lineCount = Pile<Int32>()
  /// By line, whether it is a required equality that gives no variable yet.
  var isOpenEquality = Pile<Bool>()
  var isUsedUp = Pile<Bool>()
  /// By variable, the last of its entries in `entryLine`, -1 for none; they are linked by `entryNext`.
  var entryHead = Pile<Int32>()
  var entryLine = Pile<Int32>()
  var entryNext = Pile<Int32>()
  /// By variable, in how many lines it is.
  var useCount = Pile<Int32>()
  /// By variable, its own line, -1 for none.
  var ownLine = Pile<Int32>()
  /// By place in `rows`, the variable of a row with one, else -1, and its coefficient.
  var singleVariable = Pile<Int32>()
  var singleCoefficient = Pile<Double>()
  /// By place in `rows`, its line or that of its only variable.
  var lineOfRow = Pile<Int32>()
  /// By variable, a place in the terms being added up, -1 for none.
  var placeOf = Pile<Int32>()
  /// By variable, its column in the simplex, -1 if an equality gives it.
  var column = Pile<Int32>()
  /// Open equalities by length; one whose length has changed stands in its old place too.
  var equalities: [Pile<Int32>] = []
  var levels = Levels()
  var kinks = Pile<Kink>()
  /// By line, its number among the forms of the simplex.
  var form = Pile<Int32>()

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
    variables: Plan.Members, rows: Plan.Members, store: ConstraintStore, local: Plan.Table<Int32>, role: Plan.Table<Plan.Role>,
    highest: Double, meetings: MeetingList
  ) -> Component {
    clear(variables: variables, rows: rows, store: store, highest: highest)
    for row in self.rows.indices { read(row, store: store, local: local, role: role) }
    eliminate()
    let sizes = makeKinks(store: store)
    return Component(self, sizes, store: store, meetings: meetings, highest: highest)
  }

  private mutating func clear(variables: Plan.Members, rows: Plan.Members, store: ConstraintStore, highest: Double) {
    self.variables.removeAll()
    self.rows.removeAll()
    lines.removeAll()
    watch.removeAll()
    known.removeAll()
    operations.removeAll()
    pivots.removeAll()
    pivotTerms.removeAll()
    free.removeAll()
    fixed.removeAll()
    sources.removeAll()
    termVariables.removeAll()
    termCoefficients.removeAll()
    lineStart.removeAll()
    lineCount.removeAll()
    isOpenEquality.removeAll()
    isUsedUp.removeAll()
    entryLine.removeAll()
    entryNext.removeAll()
    singleVariable.removeAll()
    singleCoefficient.removeAll()
    lineOfRow.removeAll()
    for variable in variables { self.variables.append(variable) }
    for row in rows {
      let priority = store.details[row].priority
      self.rows.append(row)
      watch.append(priority >= 1000 ? .required : priority >= highest ? .highest : .none)
    }
    entryHead.fill(-1, count: variables.count)
    ownLine.fill(-1, count: variables.count)
    placeOf.fill(-1, count: variables.count)
    column.fill(-1, count: variables.count)
    useCount.fill(0, count: variables.count)
  }

  func deallocate() {
    variables.deallocate()
    rows.deallocate()
    lines.deallocate()
    watch.deallocate()
    known.deallocate()
    operations.deallocate()
    pivots.deallocate()
    pivotTerms.deallocate()
    free.deallocate()
    fixed.deallocate()
    sources.deallocate()
    termVariables.deallocate()
    termCoefficients.deallocate()
    lineStart.deallocate()
    lineCount.deallocate()
    isOpenEquality.deallocate()
    isUsedUp.deallocate()
    entryHead.deallocate()
    entryLine.deallocate()
    entryNext.deallocate()
    useCount.deallocate()
    ownLine.deallocate()
    singleVariable.deallocate()
    singleCoefficient.deallocate()
    lineOfRow.deallocate()
    placeOf.deallocate()
    column.deallocate()
    kinks.deallocate()
    form.deallocate()
    for pile in equalities { pile.deallocate() }
  }

  /// Takes a constraint in: as a line if it has several of the variables, else for the line of its variable.
  private mutating func read(_ row: Int, store: ConstraintStore, local: Plan.Table<Int32>, role: Plan.Table<Plan.Role>) {
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
    let isEquality = store.isEquation(rows[row])
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
