/// Minimises a sum of convex piecewise linear functions of variables and of linear forms in them, lexicographically by level.
///
/// Every variable ("column") and every form ("row") may have *kinks*: places where the slope of its cost grows. A constraint is a
/// kink; a required one stands at level 0. So bounds, infeasibility and optional constraints are one thing, every point is a valid
/// start, and after an edit of places the last basis goes on. A non-basic variable rests at a kink; a basic one knows between which
/// kinks it lies. All numbers lie in one block, since most systems fall apart into very many very small problems.
final class PiecewiseSimplex {
  let columnCount: Int
  let rowCount: Int
  let levelCount: Int
  let kinkCount: Int

  private let doubles: UnsafeMutablePointer<Double>
  private let integers: UnsafeMutablePointer<Int32>

  /// The coefficients of the forms as they were set.
  let original: UnsafeMutablePointer<Double>
  /// The coefficients of the basic variables in terms of the others, row by row.
  let matrix: UnsafeMutablePointer<Double>
  /// By kink, its place; to be set before `minimise`.
  let position: UnsafeMutablePointer<Double>
  /// By kink, the cost of a unit below its place.
  let below: UnsafeMutablePointer<Double>
  /// By kink, the cost of a unit above its place.
  let above: UnsafeMutablePointer<Double>
  /// By variable; the columns come first, then the rows.
  let value: UnsafeMutablePointer<Double>
  /// By column and level, how the cost of the basic variables grows with it.
  let gradient: UnsafeMutablePointer<Double>
  /// Room for slopes by level.
  let slope: UnsafeMutablePointer<Double>
  let bestSlope: UnsafeMutablePointer<Double>

  let level: UnsafeMutablePointer<Int32>
  let owner: UnsafeMutablePointer<Int32>
  /// The variable of each column and row of `matrix`.
  let columnVariable: UnsafeMutablePointer<Int32>
  let rowVariable: UnsafeMutablePointer<Int32>
  /// For a basic variable the number of kinks below it; for another the place of its kink in its order, -1 if it has none.
  let segment: UnsafeMutablePointer<Int32>
  /// The kink at which a non-basic variable rests, -1 for none.
  let rest: UnsafeMutablePointer<Int32>
  /// The kinks by owner, and by place within an owner.
  let order: UnsafeMutablePointer<Int32>
  let orderStart: UnsafeMutablePointer<Int32>

  var pivotsSinceStart = 0
  let meetings: MeetingList

  /// A kink that a variable meets while the entering one moves.
  struct Meeting {
    var distance: Double
    /// How much the slope grows by unit of the kink's own.
    var factor: Double
    /// The row of the variable, -1 for the entering one itself.
    var row: Int32
    var kink: Int32
    /// The number of the kink in its owner's order.
    var number: Int32
  }

  /// Makes room; the rows go into `original`, the kinks by `setKink`, and `finish` comes last.
  init(columnCount: Int, rowCount: Int, levelCount: Int, kinkCount: Int, meetings: MeetingList) {
    self.meetings = meetings
    self.columnCount = columnCount
    self.rowCount = rowCount
    self.levelCount = levelCount
    self.kinkCount = kinkCount
    let variables = columnCount + rowCount
    let cells = rowCount * columnCount
    let doubleCount = 2 * cells + 3 * kinkCount + variables + levelCount * (columnCount + 2)
    let integerCount = 3 * kinkCount + 4 * variables + 1
    doubles = .allocate(capacity: doubleCount)
    doubles.initialize(repeating: 0, count: doubleCount)
    integers = .allocate(capacity: integerCount)
    integers.initialize(repeating: 0, count: integerCount)
    original = doubles
    matrix = original + cells
    position = matrix + cells
    below = position + kinkCount
    above = below + kinkCount
    value = above + kinkCount
    gradient = value + variables
    slope = gradient + levelCount * columnCount
    bestSlope = slope + levelCount
    level = integers
    owner = level + kinkCount
    order = owner + kinkCount
    columnVariable = order + kinkCount
    rowVariable = columnVariable + columnCount
    segment = rowVariable + rowCount
    rest = segment + variables
    orderStart = rest + variables
  }

  deinit {
    doubles.deallocate()
    integers.deallocate()
  }

  /// Says what a kink costs.
  ///
  /// - Parameter owner: The column, or the row counted on from the columns.
  func setKink(_ kink: Int, owner: Int, level: Int, below: Double, above: Double) {
    self.owner[kink] = Int32(owner)
    self.level[kink] = Int32(level)
    self.below[kink] = below
    self.above[kink] = above
  }

  /// Sorts the kinks by their owners.
  func finish() {
    let variables = columnCount + rowCount
    for kink in 0..<kinkCount { orderStart[Int(owner[kink]) + 1] += 1 }
    for variable in 0..<variables { orderStart[variable + 1] += orderStart[variable] }
    for kink in 0..<kinkCount {
      let of = Int(owner[kink])
      order[Int(orderStart[of] + segment[of])] = Int32(kink)
      segment[of] += 1
    }
    pivotsSinceStart = .max
  }

  func kinkCount(_ variable: Int) -> Int {
    Int(orderStart[variable + 1] - orderStart[variable])
  }

  /// The place of a variable's kink number `index`, infinite outside of the kinks.
  func place(_ variable: Int, _ index: Int) -> Double {
    if index < 0 { return -.infinity }
    if index >= kinkCount(variable) { return .infinity }
    return position[Int(order[Int(orderStart[variable]) + index])]
  }

  /// Adds the slope of a variable's cost between its kinks `segment - 1` and `segment` to numbers by level.
  func addSlope(_ variable: Int, segment: Int, to sum: UnsafeMutablePointer<Double>) {
    let start = Int(orderStart[variable])
    for index in 0..<kinkCount(variable) {
      let kink = Int(order[start + index])
      sum[Int(level[kink])] += index < segment ? above[kink] : -below[kink]
    }
  }

  /// The sign of the first level that is not 0.
  func sign(_ levels: UnsafeMutablePointer<Double>) -> Int {
    for index in 0..<levelCount {
      if levels[index] > Tolerance.slope { return 1 }
      if levels[index] < -Tolerance.slope { return -1 }
    }
    return 0
  }
}
