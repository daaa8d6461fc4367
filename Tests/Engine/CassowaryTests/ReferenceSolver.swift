import Cassowary

/// The textbook method, slow and plain: a dense two-phase simplex with Bland's rule, priority by priority.
///
/// Every variable is the difference of two that are not negative, every row gets its slack and error variables. After a priority's
/// sum of errors is least, the columns that would make it worse are struck out, and the next priority's turn comes.
struct ReferenceSolver {
  private var tableau: [[Double]]
  private var basis: [Int]
  private var isStruck: [Bool]
  private let system: System
  private let errorColumns: [[Int]]
  private let columnCount: Int
  private static let tolerance = 1e-9

  /// Solves the rows, nothing if the required ones cannot hold together.
  init?(_ system: System) {
    self.system = system
    var next = 2 * system.variableCount
    var columns: [[(column: Int, factor: Double)]] = []
    var errors: [[Int]] = []
    for row in system.rows {
      var own: [(Int, Double)] = []
      var wrong: [Int] = []
      // sum + constant + below - above = 0
      let needsBelow = row.relation != .equal || !row.isRequired
      let needsAbove = needsBelow
      if needsBelow {
        own.append((next, 1))
        if !row.isRequired, row.relation != .lessThanOrEqual { wrong.append(next) }
        if row.isRequired, row.relation == .greaterThanOrEqual { own.removeLast() }
        next += 1
      }
      if needsAbove {
        own.append((next, -1))
        if !row.isRequired, row.relation != .greaterThanOrEqual { wrong.append(next) }
        if row.isRequired, row.relation == .lessThanOrEqual { own.removeLast() }
        next += 1
      }
      columns.append(own)
      errors.append(wrong)
    }
    columnCount = next
    errorColumns = errors
    tableau = []
    basis = []
    isStruck = Array(repeating: false, count: next + system.rows.count)
    for (index, row) in system.rows.enumerated() {
      var line = Array(repeating: 0.0, count: next + system.rows.count + 1)
      for (variable, coefficient) in row.coefficients.enumerated() {
        line[2 * variable] = coefficient
        line[2 * variable + 1] = -coefficient
      }
      for (column, factor) in columns[index] { line[column] = factor }
      line[line.count - 1] = -row.constant
      if row.constant > 0 { line = line.map { -$0 } }
      line[next + index] = 1
      tableau.append(line)
      basis.append(next + index)
    }
    let artificial = Array(next..<next + system.rows.count)
    guard minimise(artificial) < 1e-7 else { return nil }
    for column in artificial { isStruck[column] = true }
    for priority in system.priorities {
      _ = minimise(system.rows.indices.filter { system.rows[$0].priority == priority }.flatMap { errorColumns[$0] })
    }
  }

  var point: [Double] {
    (0..<system.variableCount).map { value(2 * $0) - value(2 * $0 + 1) }
  }

  /// The values that a variable has in all optimal points, infinite where it has no limit.
  func range(of variable: Int) -> ClosedRange<Double> {
    var low = self
    var high = self
    let least = low.minimise([2 * variable], negative: [2 * variable + 1])
    let most = -high.minimise([2 * variable + 1], negative: [2 * variable])
    return min(least, most)...max(least, most)
  }

  /// Whether required rows can hold together.
  static func isFeasible(_ rows: [System.Row], variableCount: Int) -> Bool {
    ReferenceSolver(System(variableCount: variableCount, rows: rows.filter(\.isRequired))) != nil
  }

  private func value(_ column: Int) -> Double {
    basis.firstIndex(of: column).map { tableau[$0][tableau[$0].count - 1] } ?? 0
  }

  /// Minimises the sum of some columns minus that of others, strikes out what would make it worse, and returns it.
  private mutating func minimise(_ positive: [Int], negative: [Int] = []) -> Double {
    var cost = Array(repeating: 0.0, count: isStruck.count)
    for column in positive { cost[column] = 1 }
    for column in negative { cost[column] = -1 }
    while true {
      let reduced = cost.indices.map { column in
        basis.indices.reduce(cost[column]) { $0 - cost[basis[$1]] * tableau[$1][column] }
      }
      guard let entering = reduced.indices.first(where: { !isStruck[$0] && reduced[$0] < -Self.tolerance && !basis.contains($0) }) else {
        for column in reduced.indices where reduced[column] > Self.tolerance && !basis.contains(column) { isStruck[column] = true }
        return basis.indices.reduce(0) { $0 + cost[basis[$1]] * tableau[$1][isStruck.count] }
      }
      var leaving: Int?
      var least = Double.infinity
      for row in basis.indices {
        let factor = tableau[row][entering]
        // An artificial variable that is still basic must stay 0.
        let isStuck = isStruck[basis[row]] && abs(factor) > Self.tolerance
        guard factor > Self.tolerance || isStuck else { continue }
        let ratio = isStuck ? 0 : tableau[row][isStruck.count] / factor
        if ratio < least - 1e-12 || (ratio <= least + 1e-12 && leaving.map { basis[row] < basis[$0] } ?? true) {
          least = min(least, ratio)
          leaving = row
        }
      }
      guard let leaving else { return -.infinity }
      pivot(row: leaving, column: entering)
    }
  }

  private mutating func pivot(row: Int, column: Int) {
    let divisor = tableau[row][column]
    tableau[row] = tableau[row].map { $0 / divisor }
    for other in tableau.indices where other != row {
      let factor = tableau[other][column]
      guard factor != 0 else { continue }
      for place in tableau[other].indices { tableau[other][place] -= factor * tableau[row][place] }
    }
    basis[row] = column
  }
}
