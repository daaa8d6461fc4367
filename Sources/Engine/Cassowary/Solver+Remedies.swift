extension Solver {
  /// By how much the constant of each member of a conflict would have to change, it alone, for all members to hold together.
  ///
  /// In a minimal set the constraints cancel out in one way only: multiples of them add up to a number that should be 0. A member's
  /// constant mends that by the number over the member's multiple. Nothing where rounding hides the multiples.
  package func remedies(for conflict: Conflict) -> [Double] {
    let indices = conflict.members.map { checked($0) }
    guard let multiples = cancellation(indices) else { return [] }
    let sum = zip(indices, multiples).reduce(0) { $0 + $1.1 * store.constants[$1.0] }
    return multiples.map { -sum / $0 }
  }

  /// Multiples, none of them 0, by which the constraints' variables cancel out.
  private func cancellation(_ indices: [Int]) -> [Double]? {
    var rows: [Int32: [Double]] = [:]
    for (column, index) in indices.enumerated() {
      for place in store.terms(index) {
        rows[store.variables[place], default: Array(repeating: 0, count: indices.count)][column] += store.coefficients[place]
      }
    }
    var matrix = rows.sorted { $0.key < $1.key }.map(\.value)
    var pivotRow: [Int: Int] = [:]
    var used = 0
    for column in indices.indices {
      guard let best = (used..<max(used, matrix.count)).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[best][column]) > Tolerance.coefficient
      else { continue }
      matrix.swapAt(used, best)
      let divisor = matrix[used][column]
      matrix[used] = matrix[used].map { $0 / divisor }
      for row in matrix.indices where row != used && matrix[row][column] != 0 {
        let factor = matrix[row][column]
        for place in indices.indices { matrix[row][place] -= factor * matrix[used][place] }
      }
      pivotRow[column] = used
      used += 1
    }
    guard used == indices.count - 1, let open = indices.indices.first(where: { pivotRow[$0] == nil }) else { return nil }
    let multiples = indices.indices.map { column in pivotRow[column].map { -matrix[$0][open] } ?? 1 }
    return multiples.allSatisfy { abs($0) > Tolerance.coefficient } ? multiples : nil
  }
}
