/// Every constraint of a solver in flat arrays; a constraint's terms lie side by side, ordered by variable.
struct ConstraintStore {
  struct Record {
    var start: Int32
    var count: Int32
    var relation: Relation
    var isAlive: Bool
    var generation: UInt32
    var priority: Double
    var constant: Double
    var tag: Int
    /// When the constraint was added or its priority changed, on the store's clock.
    var stamp: UInt64
  }

  private(set) var records = Pile<Record>()
  private(set) var variables = Pile<Int32>()
  private(set) var coefficients = Pile<Double>()
  private var freeIndices: [Int32] = []
  private var deadTerms = 0
  /// Counts changes.
  private(set) var clock: UInt64 = 0

  /// Frees the memory of the store and of its copies.
  func deallocate() {
    records.deallocate()
    variables.deallocate()
    coefficients.deallocate()
  }

  /// Adds a constraint whose terms are added up by variable; a term that cancels out is left away.
  mutating func add(_ expression: Expression, _ relation: Relation, priority: Double, tag: Int) -> Constraint {
    let start = variables.count
    for term in expression.terms {
      precondition(term.coefficient.isFinite, "a coefficient is not finite")
      insert(Int32(term.variable.index), term.coefficient, from: start)
    }
    dropZeros(from: start)
    clock += 1
    var record = Record(
      start: Int32(start), count: Int32(variables.count - start), relation: relation, isAlive: true, generation: 0,
      priority: priority, constant: expression.constant, tag: tag, stamp: clock)
    guard let index = freeIndices.popLast() else {
      records.append(record)
      return Constraint(index: Int32(records.count - 1), generation: 0)
    }
    record.generation = records[Int(index)].generation &+ 1
    records[Int(index)] = record
    return Constraint(index: index, generation: record.generation)
  }

  mutating func remove(_ index: Int) {
    records.base[index].isAlive = false
    freeIndices.append(Int32(index))
    deadTerms += Int(records[index].count)
    if deadTerms > 1024, deadTerms * 2 > variables.count { compact() }
  }

  func setConstant(_ constant: Double, of index: Int) {
    records.base[index].constant = constant
  }

  mutating func setPriority(_ priority: Double, of index: Int) {
    clock += 1
    records.base[index].priority = priority
    records.base[index].stamp = clock
  }

  func contains(_ constraint: Constraint) -> Bool {
    let index = Int(constraint.index)
    return index < records.count && records[index].isAlive && records[index].generation == constraint.generation
  }

  func handle(_ index: Int) -> Constraint {
    Constraint(index: Int32(index), generation: records[index].generation)
  }

  func isRequired(_ index: Int) -> Bool {
    records[index].priority >= 1000
  }

  /// Whether a constraint is a required equality.
  func isEquation(_ index: Int32) -> Bool {
    records[Int(index)].relation == .equal && records[Int(index)].priority >= 1000
  }

  /// Whether a constraint requires a variable not to be negative, as every size is.
  func isNaturalBound(_ index: Int32) -> Bool {
    let record = records[Int(index)]
    guard record.count == 1, record.priority >= 1000, record.constant == 0, record.relation != .equal else { return false }
    return (record.relation == .greaterThanOrEqual) == (coefficients[terms(Int(index)).lowerBound] > 0)
  }

  /// The places of a constraint's terms in `variables` and `coefficients`.
  func terms(_ index: Int) -> Range<Int> {
    let record = records[index]
    return Int(record.start)..<Int(record.start + record.count)
  }

  private mutating func insert(_ variable: Int32, _ coefficient: Double, from start: Int) {
    var place = variables.count
    while place > start, variables[place - 1] > variable { place -= 1 }
    if place > start, variables[place - 1] == variable {
      coefficients[place - 1] += coefficient
    } else if place == variables.count {
      variables.append(variable)
      coefficients.append(coefficient)
    } else {
      variables.append(0)
      coefficients.append(0)
      for later in stride(from: variables.count - 1, to: place, by: -1) {
        variables[later] = variables[later - 1]
        coefficients[later] = coefficients[later - 1]
      }
      variables[place] = variable
      coefficients[place] = coefficient
    }
  }

  private mutating func dropZeros(from start: Int) {
    var kept = start
    for place in start..<variables.count where coefficients[place] != 0 {
      variables[kept] = variables[place]
      coefficients[kept] = coefficients[place]
      kept += 1
    }
    variables.removeLast(variables.count - kept)
    coefficients.removeLast(coefficients.count - kept)
  }

  /// Closes the gaps that removed constraints left among the terms.
  private mutating func compact() {
    var newVariables = Pile<Int32>()
    var newCoefficients = Pile<Double>()
    for index in records.indices where records[index].isAlive {
      let range = terms(index)
      records.base[index].start = Int32(newVariables.count)
      newVariables.append(contentsOf: UnsafeBufferPointer(rebasing: variables.elements[range]))
      newCoefficients.append(contentsOf: UnsafeBufferPointer(rebasing: coefficients.elements[range]))
    }
    variables.deallocate()
    coefficients.deallocate()
    variables = newVariables
    coefficients = newCoefficients
    deadTerms = 0
  }
}
