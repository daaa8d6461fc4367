/// Variables that constraints tie together, apart from what is known before and from what follows after.
///
/// The required equalities are eliminated once; what remains is a problem in the free variables alone, with a kink for every
/// constraint. New constants are sent through the recorded elimination, so that an edit builds nothing anew.
///
/// The *lines* of a component are its constraints with several of its variables, and a line for each variable that has constraints of
/// its own, so that these need no line each.
final class Component {
  /// A step of elimination: a multiple of one line was added to another; a line was divided if they are the same.
  struct Operation {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// A variable given by a line: the line's constant and terms, negated.
  struct Pivot {
    var variable: Int32
    var line: Int32
    /// The terms in later pivots' variables and free ones, by local number.
    var start: Int32
    var end: Int32
  }

  /// A term of a pivot, by local number.
  struct PivotTerm {
    var variable: Int32
    var coefficient: Double
  }

  /// A constraint's term in a variable that is known before.
  struct Known {
    var row: Int32
    var variable: Int32
    var coefficient: Double
  }

  /// Where a kink's place comes from: the constants of a row of one variable and of the line that gives the variable.
  struct Source {
    /// The constraint, by its place in `rows`.
    var row: Int32
    var line: Int32
    /// The coefficient of a row with one variable, else 0.
    var divisor: Double
    /// The coefficient of the only free variable that is left in the line, else 1.
    var scale: Double
  }

  /// How a constraint is looked at when all is solved.
  enum Watch: UInt8, BitwiseCopyable {
    /// It may be broken.
    case none
    /// Of the highest optional priority.
    case highest
    case required
  }

  let lists: Lists
  let block: Block
  let simplex: PiecewiseSimplex
  /// When the component was made, on the clock of the store.
  let stamp: UInt64
  /// The highest optional priority of all when the component was made.
  let highest: Double
  /// Whether an optional constraint of the highest priority is broken.
  var breaksHighest = false

  init(_ draft: ComponentDraft, _ sizes: PiecewiseSimplex.Sizes, store: ConstraintStore, meetings: MeetingList, highest: Double) {
    var block = Block(size: Lists.size(draft) + sizes.memory)
    simplex = PiecewiseSimplex(sizes, in: &block, meetings: meetings)
    lists = Lists(draft, in: &block)
    self.block = block
    stamp = store.clock
    self.highest = highest
    draft.fill(simplex)
  }

  deinit {
    block.deallocate()
  }
}

extension Component {
  /// Finds the values of the component's variables from those known before.
  ///
  /// - Returns: Whether all required constraints hold.
  func solve(_ log: ChangeLog, store: ConstraintStore, scratch: ComponentScratch) -> Bool {
    breaksHighest = false
    scratch.touched = block.touch()
    scratch.reset(rows: rows.count, lines: lines.count)
    readConstants(log, store: store, scratch: scratch)
    for source in fixed where breaks(source, store: store, scratch: scratch) { return false }
    let (simplex, constants, watch) = (simplex, constants, watch)
    for (kink, source) in sources.enumerated() {
      let own = source.divisor == 0 ? 0 : -scratch.rowConstants[Int(source.row)] / source.divisor
      simplex.position[kink] = (own - constants[Int(source.line)]) / source.scale
    }
    simplex.prepare()
    simplex.minimise()
    for (kink, source) in sources.enumerated() {
      let watch = watch[Int(source.row)]
      guard watch != .none else { continue }
      let distance = simplex.value[Int(simplex.owner[kink])] - simplex.position[kink]
      let weight = distance < 0 ? simplex.below[kink] : simplex.above[kink]
      let scale = max(scratch.rowScales[Int(source.row)], scratch.lineScales[Int(source.line)], abs(simplex.position[kink]))
      guard abs(distance) * weight > Tolerance.distance(scale) else { continue }
      if watch == .required { return false }
      breaksHighest = true
    }
    settle(log)
    return true
  }

  private func readConstants(_ log: ChangeLog, store: ConstraintStore, scratch: ComponentScratch) {
    let (rows, lines, constants) = (rows, lines, constants)
    for row in rows.indices {
      let constant = store.constants[rows[row]]
      scratch.rowConstants[row] = constant
      scratch.rowScales[row] = abs(constant)
    }
    for term in known {
      let part = term.coefficient * log.values[Int(term.variable)]
      scratch.rowConstants[Int(term.row)] += part
      scratch.rowScales[Int(term.row)] = max(scratch.rowScales[Int(term.row)], abs(part))
    }
    for line in lines.indices {
      constants[line] = lines[line] < 0 ? 0 : scratch.rowConstants[Int(lines[line])]
      scratch.lineScales[line] = lines[line] < 0 ? 0 : scratch.rowScales[Int(lines[line])]
    }
    for operation in operations {
      let target = Int(operation.target)
      let source = Int(operation.source)
      if target == source {
        constants[target] *= operation.factor
        scratch.lineScales[target] *= abs(operation.factor)
      } else {
        constants[target] += operation.factor * constants[source]
        scratch.lineScales[target] = max(scratch.lineScales[target], abs(operation.factor) * scratch.lineScales[source])
      }
    }
  }

  /// Whether a required constraint in which no variable is left is broken.
  private func breaks(_ source: Source, store: ConstraintStore, scratch: ComponentScratch) -> Bool {
    let watch = watch[Int(source.row)]
    guard watch != .none else { return false }
    var value = constants[Int(source.line)]
    var scale = scratch.lineScales[Int(source.line)]
    if source.divisor != 0 {
      value = scratch.rowConstants[Int(source.row)] + source.divisor * value
      scale = max(scratch.rowScales[Int(source.row)], abs(source.divisor) * scale)
    }
    guard store.records[rows[Int(source.row)]].relation.violation(value) > Tolerance.distance(scale) else { return false }
    if watch == .required { return true }
    breaksHighest = true
    return false
  }

  /// Writes the values down, those that the constraints leave open after the rule for ties.
  private func settle(_ log: ChangeLog) {
    let (free, variables, pivots, pivotTerms, constants) = (free, variables, pivots, pivotTerms, constants)
    if simplex.isUnique {
      for (column, variable) in free.enumerated() { log.set(Int(variables[Int(variable)]), to: simplex.value[column]) }
    } else {
      for (variable, value) in zip(free, untied(preferring: nil)) { log.set(Int(variables[Int(variable)]), to: value) }
    }
    for pivot in pivots.reversed() {
      var sum = -constants[Int(pivot.line)]
      for place in Int(pivot.start)..<Int(pivot.end) {
        sum -= pivotTerms[place].coefficient * log.values[Int(variables[Int(pivotTerms[place].variable)])]
      }
      log.set(Int(variables[Int(pivot.variable)]), to: sum)
    }
  }
}
