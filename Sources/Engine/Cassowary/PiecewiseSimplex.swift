/// Minimises a sum of convex piecewise linear functions of variables and of linear forms in them, lexicographically by level.
///
/// Every variable ("column") and every form ("row") may have *kinks*: places where the slope of its cost grows. A constraint is a
/// kink; a required one stands at level 0. So bounds, infeasibility and optional constraints are one thing, every point is a valid
/// start, and after an edit of places the last basis goes on. A non-basic variable rests at a kink; a basic one knows between which
/// kinks it lies. All numbers lie in memory of the owner's, and where in it follows from the sizes: most systems fall apart into very
/// many very small problems, for which pointers would be longer than what they point to.
struct PiecewiseSimplex {
  private let sizes: Sizes
  private let doubles: UnsafeMutablePointer<Double>
  private let integers: UnsafeMutablePointer<Int32>
  let meetings: MeetingList

  struct Sizes {
    fileprivate let columns: Int32
    fileprivate let rows: Int32
    fileprivate let levels: Int32
    fileprivate let kinks: Int32

    init(columnCount: Int, rowCount: Int, levelCount: Int, kinkCount: Int) {
      columns = Int32(columnCount)
      rows = Int32(rowCount)
      levels = Int32(levelCount)
      kinks = Int32(kinkCount)
    }

    fileprivate var doubles: Int {
      let (columns, rows, levels, kinks) = (Int(columns), Int(rows), Int(levels), Int(kinks))
      return 2 * rows * columns + 3 * kinks + columns + rows + levels * (columns + 2)
    }

    fileprivate var integers: Int { 3 * Int(kinks) + 4 * Int(columns + rows) + 2 }

    /// The bytes that the numbers take, a multiple of 8.
    var memory: Int { doubles * MemoryLayout<Double>.stride + (integers + 1) / 2 * 8 }
  }

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

  /// Takes memory for the numbers; the rows go into `original`, the kinks by `setKink`, and `finish` comes last.
  init(_ sizes: Sizes, in block: inout Block, meetings: MeetingList) {
    self.sizes = sizes
    self.meetings = meetings
    doubles = block.room(for: sizes.doubles)
    doubles.initialize(repeating: 0, count: sizes.doubles)
    integers = block.room(for: sizes.integers)
    integers.initialize(repeating: 0, count: sizes.integers)
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

// MARK: - Where what is

extension PiecewiseSimplex {
  var columnCount: Int { Int(sizes.columns) }
  var rowCount: Int { Int(sizes.rows) }
  var levelCount: Int { Int(sizes.levels) }
  var kinkCount: Int { Int(sizes.kinks) }
  private var variableCount: Int { Int(sizes.columns + sizes.rows) }

  /// By kink, its place; to be set before `minimise`.
  var position: UnsafeMutablePointer<Double> { doubles }
  /// By kink, the cost of a unit below its place.
  var below: UnsafeMutablePointer<Double> { doubles + kinkCount }
  /// By kink, the cost of a unit above its place.
  var above: UnsafeMutablePointer<Double> { doubles + 2 * kinkCount }
  /// By variable; the columns come first, then the rows.
  var value: UnsafeMutablePointer<Double> { doubles + 3 * kinkCount }
  /// Room for slopes by level.
  var slope: UnsafeMutablePointer<Double> { value + variableCount }
  var bestSlope: UnsafeMutablePointer<Double> { slope + levelCount }
  /// By column and level, how the cost of the basic variables grows with it.
  var gradient: UnsafeMutablePointer<Double> { slope + 2 * levelCount }
  /// The coefficients of the forms as they were set.
  var original: UnsafeMutablePointer<Double> { gradient + levelCount * columnCount }
  /// The coefficients of the basic variables in terms of the others, row by row.
  var matrix: UnsafeMutablePointer<Double> { original + rowCount * columnCount }

  var level: UnsafeMutablePointer<Int32> { integers }
  var owner: UnsafeMutablePointer<Int32> { integers + kinkCount }
  /// The kinks by owner, and by place within an owner.
  var order: UnsafeMutablePointer<Int32> { integers + 2 * kinkCount }
  var orderStart: UnsafeMutablePointer<Int32> { integers + 3 * kinkCount }
  /// The variable of each column and row of `matrix`.
  var columnVariable: UnsafeMutablePointer<Int32> { orderStart + variableCount + 1 }
  var rowVariable: UnsafeMutablePointer<Int32> { columnVariable + columnCount }
  /// For a basic variable the number of kinks below it; for another the place of its kink in its order, -1 if it has none.
  var segment: UnsafeMutablePointer<Int32> { rowVariable + rowCount }
  /// The kink at which a non-basic variable rests, -1 for none.
  var rest: UnsafeMutablePointer<Int32> { segment + variableCount }

  var pivotsSinceStart: Int32 {
    get { rest[variableCount] }
    nonmutating set { rest[variableCount] = newValue }
  }
}
