/// Every constraint of a solver in flat arrays; a constraint's terms lie side by side, ordered by variable.
///
/// What making a plan asks of every constraint lies apart from what few questions are about, and constants lie by themselves: those are
/// all that a new solution reads.
struct ConstraintStore {
  struct Record {
    var start: Int32
    var count: Int32
    /// The number of the constraint's handle: unlike its index it stays when `arrange` moves the constraint.
    var slot: Int32
    var relation: Relation
    var isAlive: Bool
    var isRequired: Bool
  }

  struct Detail {
    var priority: Double
    var tag: Int
    /// When the constraint was added or its priority changed, on the store's clock.
    var stamp: UInt64
  }

  struct Slot {
    var index: Int32
    /// Which of the constraints that had the slot one after another has it.
    var generation: UInt32
  }

  var records = Pile<Record>()
  var details = Pile<Detail>()
  var constants = Pile<Double>()
  var slots = Pile<Slot>()
  var variables = Pile<Int32>()
  var coefficients = Pile<Double>()
  var freeIndices = Pile<Int32>()
  var deadTerms = 0
  /// Counts changes.
  var clock: UInt64 = 0
  /// Counts how often terms were moved.
  var moves = 0

  /// Frees the memory of the store and of its copies.
  func deallocate() {
    records.deallocate()
    details.deallocate()
    constants.deallocate()
    slots.deallocate()
    variables.deallocate()
    coefficients.deallocate()
    freeIndices.deallocate()
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
      start: Int32(start), count: Int32(variables.count - start), slot: Int32(slots.count), relation: relation, isAlive: true,
      isRequired: priority >= 1000)
    let detail = Detail(priority: priority, tag: tag, stamp: clock)
    guard let index = freeIndices.popLast() else {
      slots.append(Slot(index: Int32(records.count), generation: 0))
      records.append(record)
      details.append(detail)
      constants.append(expression.constant)
      return Constraint(slot: record.slot, generation: 0)
    }
    record.slot = records[index].slot
    records[index] = record
    details[index] = detail
    constants[index] = expression.constant
    slots.base[Int(record.slot)].generation &+= 1
    return handle(Int(index))
  }

  mutating func remove(_ index: Int) {
    records.base[index].isAlive = false
    freeIndices.append(Int32(index))
    deadTerms += Int(records[index].count)
    if deadTerms > 1024, deadTerms * 2 > variables.count { compact() }
  }

  mutating func setPriority(_ priority: Double, of index: Int) {
    clock += 1
    records.base[index].isRequired = priority >= 1000
    details.base[index].priority = priority
    details.base[index].stamp = clock
  }

  func contains(_ constraint: Constraint) -> Bool {
    guard constraint.slot < slots.count, slots[constraint.slot].generation == constraint.generation else { return false }
    return records[slots[constraint.slot].index].isAlive
  }

  /// The index that a constraint has until the store is arranged.
  func index(of constraint: Constraint) -> Int {
    Int(slots[constraint.slot].index)
  }

  func handle(_ index: Int) -> Constraint {
    let slot = records[index].slot
    return Constraint(slot: slot, generation: slots[slot].generation)
  }

  func isRequired(_ index: Int) -> Bool {
    records[index].isRequired
  }

  /// Whether a constraint is a required equality.
  func isEquation(_ index: Int32) -> Bool {
    records[index].relation == .equal && records[index].isRequired
  }

  /// Whether a constraint requires a variable not to be negative, as every size is.
  func isNaturalBound(_ index: Int32) -> Bool {
    let record = records[index]
    guard record.count == 1, record.isRequired, record.relation != .equal, constants[index] == 0 else { return false }
    return (record.relation == .greaterThanOrEqual) == (coefficients[record.start] > 0)
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
    moves += 1
  }
}
