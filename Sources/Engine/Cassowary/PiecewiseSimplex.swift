/// Minimises a sum of convex piecewise linear functions of variables and of linear forms in them, lexicographically by level.
///
/// Every variable ("column") and every form ("row") may have *kinks*: places where the slope of its cost grows. A constraint is a
/// kink; a required one stands at level 0. So bounds, infeasibility and optional constraints are one thing, every point is a valid
/// start, and after an edit of places the last basis goes on. A non-basic variable rests at a kink; a basic one knows between which
/// kinks it lies.
struct PiecewiseSimplex {
  /// A place at which a cost changes its slope.
  struct Kink {
    /// The column, or the row counted on from the columns.
    var owner: Int
    var level: Int
    /// The cost of a unit below the place.
    var below: Double
    /// The cost of a unit above the place.
    var above: Double
  }

  let columnCount: Int
  let rowCount: Int
  let levelCount: Int
  let kinks: [Kink]
  let original: [Double]
  var matrix: [Double]
  /// The variable of each column and row of `matrix`.
  var columnVariable: [Int]
  var rowVariable: [Int]
  /// The places of the kinks, to be set before `minimise`.
  var position: [Double]
  var value: [Double]
  /// For a basic variable the number of kinks below it; for another the place of its kink in its order, -1 if it has none.
  var segment: [Int]
  /// The kink at which a non-basic variable rests, -1 for none.
  var rest: [Int]
  /// The kinks by owner, and by place within an owner.
  var order: [Int]
  let orderStart: [Int]
  var gradient: [Double]
  var pivotsSinceStart = 0
  private var hasStarted = false

  /// - Parameter rows: the coefficients of the forms, row after row.
  init(columnCount: Int, rows: [Double], kinks: [Kink], levelCount: Int) {
    self.columnCount = columnCount
    rowCount = columnCount == 0 ? 0 : rows.count / columnCount
    self.levelCount = levelCount
    self.kinks = kinks
    original = rows
    matrix = rows
    let count = columnCount + rowCount
    columnVariable = Array(0..<columnCount)
    rowVariable = Array(columnCount..<count)
    position = Array(repeating: 0, count: kinks.count)
    value = Array(repeating: 0, count: count)
    segment = Array(repeating: 0, count: count)
    rest = Array(repeating: -1, count: count)
    var starts = Array(repeating: 0, count: count + 1)
    for kink in kinks { starts[kink.owner + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    order = Array(repeating: 0, count: kinks.count)
    for (index, kink) in kinks.enumerated() {
      order[next[kink.owner]] = index
      next[kink.owner] += 1
    }
    orderStart = starts
    gradient = Array(repeating: 0, count: levelCount * columnCount)
  }

  func kinkCount(_ variable: Int) -> Int {
    orderStart[variable + 1] - orderStart[variable]
  }

  /// The place of a variable's kink number `index`, infinite outside of the kinks.
  func place(_ variable: Int, _ index: Int) -> Double {
    if index < 0 { return -.infinity }
    if index >= kinkCount(variable) { return .infinity }
    return position[order[orderStart[variable] + index]]
  }

  /// Adds `factor` times the slope of a variable's cost between kinks `segment - 1` and `segment` to the level-indexed `sum`.
  func addSlope(_ variable: Int, segment: Int, times factor: Double, to sum: inout [Double]) {
    for index in 0..<kinkCount(variable) {
      let kink = kinks[order[orderStart[variable] + index]]
      sum[kink.level] += factor * (index < segment ? kink.above : -kink.below)
    }
  }

  /// Sorts the kinks by their places and puts every variable where they say.
  mutating func prepare() {
    for variable in value.indices { sortKinks(variable) }
    if !hasStarted || pivotsSinceStart > 200 {
      start()
    }
    for variable in columnVariable {
      if rest[variable] >= 0 {
        value[variable] = position[rest[variable]]
        let first = orderStart[variable]
        segment[variable] = (order[first..<orderStart[variable + 1]].firstIndex(of: rest[variable]) ?? first) - first
      } else {
        value[variable] = 0
        segment[variable] = -1
      }
    }
    updateRows()
    locateRows()
  }

  private mutating func sortKinks(_ variable: Int) {
    let start = orderStart[variable]
    var next = start + 1
    while next < orderStart[variable + 1] {
      let kink = order[next]
      var place = next
      while place > start, isAfter(order[place - 1], kink) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = kink
      next += 1
    }
  }

  private func isAfter(_ left: Int, _ right: Int) -> Bool {
    position[left] > position[right] || (position[left] == position[right] && left > right)
  }

  /// Makes the columns non-basic, each at the kink that is best for itself alone.
  private mutating func start() {
    hasStarted = true
    pivotsSinceStart = 0
    matrix = original
    columnVariable = Array(0..<columnCount)
    rowVariable = Array(columnCount..<columnCount + rowCount)
    for column in 0..<columnCount {
      let count = kinkCount(column)
      var best = 0
      while best < count - 1 {
        var slope = Array(repeating: 0.0, count: levelCount)
        addSlope(column, segment: best + 1, times: 1, to: &slope)
        guard Self.sign(slope) < 0 else { break }
        best += 1
      }
      rest[column] = count == 0 ? -1 : order[orderStart[column] + best]
    }
    for row in 0..<rowCount { segment[columnCount + row] = 0 }
  }

  /// Computes the basic variables from the others.
  mutating func updateRows() {
    for row in 0..<rowCount {
      var sum = 0.0
      for column in 0..<columnCount { sum += matrix[row * columnCount + column] * value[columnVariable[column]] }
      value[rowVariable[row]] = sum
    }
  }

  /// Finds the segments of the basic variables; one that lies at a border stays in the segment that it was in.
  private mutating func locateRows() {
    for variable in rowVariable {
      let slack = Tolerance.distance(abs(value[variable])) * 1e-2
      let now = segment[variable]
      if now >= 0, place(variable, now - 1) <= value[variable] + slack, place(variable, now) >= value[variable] - slack { continue }
      var found = 0
      while place(variable, found) < value[variable] { found += 1 }
      segment[variable] = found
    }
  }

  /// The sign of the first number that is not 0.
  static func sign(_ levels: [Double]) -> Int {
    for number in levels {
      if number > Tolerance.slope { return 1 }
      if number < -Tolerance.slope { return -1 }
    }
    return 0
  }
}
