/// Variables that constraints tie together, apart from what is known before and from what follows after.
///
/// The required equalities are eliminated once; what remains is a problem in the free variables alone, with a kink for every
/// constraint. New constants are sent through the recorded elimination, so that an edit builds nothing anew.
struct Component {
  /// A step of elimination: a multiple of one row was added to another.
  private struct Operation {
    var target: Int
    var source: Int
    var factor: Double
  }

  /// A variable given by a row: the row's constant and free variables, negated.
  private struct Pivot {
    var row: Int
    var variable: Int
  }

  /// The variables' indices in the solver, ascending.
  let variables: [Int]
  /// The constraints' indices.
  let rows: [Int]
  private var operations: [Operation] = []
  private var pivots: [Pivot] = []
  /// The local numbers of the variables that no equality gives.
  private var free: [Int] = []
  /// By row, the coefficients of the free variables after elimination.
  private var reduced: [Double] = []
  /// Rows in which no variable is left.
  private var constantRows: [Int] = []
  /// By kink, its row and the divisor of the row's constant.
  private var kinkRows: [(row: Int, divisor: Double)] = []
  private var simplex: PiecewiseSimplex
  private var constants: [Double]
  private var scales: [Double]

  init(variables: [Int], rows: [Int], store: ConstraintStore, local: [Int32], isCore: (Int) -> Bool) {
    self.variables = variables
    self.rows = rows
    let width = variables.count
    var matrix = Array(repeating: 0.0, count: rows.count * width)
    for (row, constraint) in rows.enumerated() {
      for place in store.terms(constraint) where isCore(Int(store.variables[place])) {
        matrix[row * width + Int(local[Int(store.variables[place])])] = store.coefficients[place]
      }
    }
    constants = Array(repeating: 0, count: rows.count)
    scales = constants
    simplex = PiecewiseSimplex(columnCount: 0, rows: [], kinks: [], levelCount: 1)
    eliminate(&matrix, equalities: rows.indices.filter { store.records[rows[$0]].relation == .equal && store.isRequired(rows[$0]) })
    makeSimplex(matrix, store: store)
  }

  /// Solves the required equalities for as many variables, the largest coefficient first.
  private mutating func eliminate(_ matrix: inout [Double], equalities: [Int]) {
    let width = variables.count
    var open = equalities
    var isPivot = Array(repeating: false, count: width)
    while true {
      var best = (size: Tolerance.coefficient, place: 0, column: 0)
      for (place, row) in open.enumerated() {
        for column in 0..<width where abs(matrix[row * width + column]) > best.size {
          best = (abs(matrix[row * width + column]), place, column)
        }
      }
      guard best.size > Tolerance.coefficient else { break }
      let row = open.remove(at: best.place)
      let pivot = matrix[row * width + best.column]
      operations.append(Operation(target: row, source: row, factor: 1 / pivot))
      for column in 0..<width { matrix[row * width + column] /= pivot }
      for target in rows.indices where target != row {
        let factor = -matrix[target * width + best.column]
        guard factor != 0 else { continue }
        operations.append(Operation(target: target, source: row, factor: factor))
        for column in 0..<width {
          let sum = matrix[target * width + column] + factor * matrix[row * width + column]
          matrix[target * width + column] = abs(sum) < Tolerance.coefficient ? 0 : sum
        }
        matrix[target * width + best.column] = 0
      }
      pivots.append(Pivot(row: row, variable: best.column))
      isPivot[best.column] = true
    }
    constantRows = open
    free = (0..<width).filter { !isPivot[$0] }
    reduced = Array(repeating: 0, count: rows.count * free.count)
    for row in rows.indices {
      for (column, variable) in free.enumerated() { reduced[row * free.count + column] = matrix[row * width + variable] }
    }
  }

  /// Makes kinks of the rows with one free variable, and forms with kinks of those with several.
  private mutating func makeSimplex(_ matrix: [Double], store: ConstraintStore) {
    let isEquation = Set(pivots.map(\.row) + constantRows)
    let others = rows.indices.filter { !isEquation.contains($0) }
    let priorities = Set(others.map { min(store.records[rows[$0]].priority, 1000) }).subtracting([1000]).sorted(by: >)
    let levels = [Double: Int](uniqueKeysWithValues: zip(priorities, 1...))
    var forms: [Double] = []
    var kinks: [PiecewiseSimplex.Kink] = []
    let count = free.count
    for row in others {
      let record = store.records[rows[row]]
      let used = (0..<count).filter { reduced[row * count + $0] != 0 }
      guard let column = used.first else {
        constantRows.append(row)
        continue
      }
      let single = used.count == 1
      let divisor = single ? reduced[row * count + column] : 1
      let owner = single ? column : count + forms.count / count
      if !single { forms.append(contentsOf: reduced[row * count..<(row + 1) * count]) }
      let upward = (record.relation == .greaterThanOrEqual) == (divisor > 0)
      let both = record.relation == .equal
      kinks.append(
        PiecewiseSimplex.Kink(
          owner: owner, level: levels[record.priority] ?? 0, below: both || upward ? abs(divisor) : 0,
          above: both || !upward ? abs(divisor) : 0))
      kinkRows.append((row, divisor))
    }
    simplex = PiecewiseSimplex(columnCount: count, rows: forms, kinks: kinks, levelCount: priorities.count + 1)
  }
}

extension Component {
  /// Finds the values of the component's variables from those known before.
  ///
  /// - Returns: The rows of required constraints among which some cannot hold together, none where all can.
  mutating func solve(_ values: inout [Double], store: ConstraintStore, isCore: (Int) -> Bool) -> [Int] {
    for (row, constraint) in rows.enumerated() {
      var sum = store.records[constraint].constant
      var scale = abs(sum)
      for place in store.terms(constraint) where !isCore(Int(store.variables[place])) {
        let part = store.coefficients[place] * values[Int(store.variables[place])]
        sum += part
        scale = max(scale, abs(part))
      }
      constants[row] = sum
      scales[row] = scale
    }
    for operation in operations {
      if operation.target == operation.source {
        constants[operation.target] *= operation.factor
        scales[operation.target] *= abs(operation.factor)
      } else {
        constants[operation.target] += operation.factor * constants[operation.source]
        scales[operation.target] = max(scales[operation.target], abs(operation.factor) * scales[operation.source])
      }
    }
    for row in constantRows where violates(row, constants[row], scale: scales[row], store: store) { return requiredRows(store) }
    for (kink, source) in kinkRows.enumerated() { simplex.position[kink] = -constants[source.row] / source.divisor }
    simplex.prepare()
    simplex.minimise()
    for (kink, source) in kinkRows.enumerated() where simplex.kinks[kink].level == 0 {
      let owner = simplex.kinks[kink].owner
      let scale = max(scales[source.row], abs(simplex.value[owner]))
      let distance = (simplex.value[owner] - simplex.position[kink]) * source.divisor
      if violates(source.row, distance, scale: scale, store: store) { return requiredRows(store) }
    }
    settle(&values)
    return []
  }

  /// Whether a row's value, all variables known, breaks a required constraint.
  private func violates(_ row: Int, _ value: Double, scale: Double, store: ConstraintStore) -> Bool {
    let record = store.records[rows[row]]
    guard record.priority >= 1000 else { return false }
    return record.relation.violation(value) > Tolerance.distance(scale)
  }

  private func requiredRows(_ store: ConstraintStore) -> [Int] {
    rows.filter { store.isRequired($0) }
  }

  /// Writes the values down, those that the constraints leave open after the rule for ties.
  private mutating func settle(_ values: inout [Double]) {
    let count = free.count
    let chosen = simplex.isUnique ? Array(simplex.value[..<count]) : untied(preferring: nil)
    for (column, variable) in free.enumerated() { values[variables[variable]] = chosen[column] }
    for pivot in pivots {
      var sum = -constants[pivot.row]
      for column in 0..<count { sum -= reduced[pivot.row * count + column] * chosen[column] }
      values[variables[pivot.variable]] = sum
    }
  }

  /// The free variables' values at the optimal point that the rule for ties picks: of the variables in descending order, each comes as
  /// close to 0 as the earlier ones of that order allow.
  ///
  /// - Parameter preferring: a linear form in the component's variables that comes first, and the value it should come close to.
  private func untied(preferring first: (form: [Double], value: Double)?) -> [Double] {
    let count = free.count
    var forms = simplex.original
    var kinks: [PiecewiseSimplex.Kink] = []
    var positions: [Double] = []
    func add(owner: Int, level: Int, below: Double, above: Double, at position: Double) {
      kinks.append(PiecewiseSimplex.Kink(owner: owner, level: level, below: below, above: above))
      positions.append(position)
    }
    for (owner, range) in simplex.faces().enumerated() {
      if range.lowerBound.isFinite { add(owner: owner, level: 0, below: 1, above: 0, at: range.lowerBound) }
      if range.upperBound.isFinite { add(owner: owner, level: 0, below: 0, above: 1, at: range.upperBound) }
    }
    var level = 1
    func prefer(_ form: [Double], at position: Double) {
      let used = form.indices.filter { form[$0] != 0 }
      guard let column = used.first else { return }
      if used.count == 1 {
        add(owner: column, level: level, below: 1, above: 1, at: position / form[column])
      } else {
        add(owner: count + forms.count / count, level: level, below: 1, above: 1, at: position)
        forms.append(contentsOf: form)
      }
      level += 1
    }
    if let first {
      let reduced = reduce(first.form)
      prefer(reduced.form, at: first.value - reduced.constant)
    }
    for variable in variables.indices.reversed() {
      var form = Array(repeating: 0.0, count: variables.count)
      form[variable] = 1
      let reduced = reduce(form)
      prefer(reduced.form, at: -reduced.constant)
    }
    var face = PiecewiseSimplex(columnCount: count, rows: forms, kinks: kinks, levelCount: level)
    face.position = positions
    face.prepare()
    face.minimise()
    return Array(face.value[..<count])
  }

  /// A linear form in the component's variables as one in the free ones.
  private func reduce(_ form: [Double]) -> (form: [Double], constant: Double) {
    let count = free.count
    var result = free.map { form[$0] }
    var constant = 0.0
    for pivot in pivots where form[pivot.variable] != 0 {
      let factor = form[pivot.variable]
      constant -= factor * constants[pivot.row]
      for column in 0..<count { result[column] -= factor * reduced[pivot.row * count + column] }
    }
    return (result, constant)
  }

  /// Whether a linear form in the component's variables, by local number, has one value in all optimal points.
  func isDetermined(_ form: [Double]) -> Bool {
    if simplex.isUnique { return true }
    let reduced = reduce(form)
    guard reduced.form.contains(where: { abs($0) > Tolerance.coefficient }) else { return true }
    func value(_ point: [Double]) -> Double { zip(reduced.form, point).reduce(reduced.constant) { $0 + $1.0 * $1.1 } }
    let now = value(untied(preferring: nil))
    let reach = 1 + abs(now)
    return [now - reach, now + reach].allSatisfy { goal in
      abs(value(untied(preferring: (form, goal))) - now) <= Tolerance.distance(reach) * 10
    }
  }
}
