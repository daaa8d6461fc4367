extension PiecewiseSimplex {
  /// Between which values each variable may move without more cost, after `minimise`: the face of all optimal points.
  func faces() -> [ClosedRange<Double>] {
    var faces = Array(repeating: 0.0...0.0, count: columnCount + rowCount)
    for row in 0..<rowCount {
      let variable = Int(rowVariable[row])
      let low = place(variable, Int(segment[variable]) - 1)
      faces[variable] = low...max(low, place(variable, Int(segment[variable])))
    }
    for column in 0..<columnCount { faces[Int(columnVariable[column])] = face(column: column) }
    return faces
  }

  /// Whether no variable can move without more cost; may say no where one cannot either.
  var isUnique: Bool {
    for column in 0..<columnCount {
      let range = face(column: column)
      if range.lowerBound != range.upperBound { return false }
    }
    return true
  }

  /// By column at the start, whether its variable can move without more cost; may say yes where it cannot.
  func canMove() -> [Bool] {
    var result = Array(repeating: false, count: columnCount)
    for column in 0..<columnCount {
      let range = face(column: column)
      guard range.lowerBound != range.upperBound else { continue }
      if Int(columnVariable[column]) < columnCount { result[Int(columnVariable[column])] = true }
      for row in 0..<rowCount where Int(rowVariable[row]) < columnCount && matrix[row * columnCount + column] != 0 {
        result[Int(rowVariable[row])] = true
      }
    }
    return result
  }

  private func face(column: Int) -> ClosedRange<Double> {
    let variable = Int(columnVariable[column])
    let at = Int(segment[variable])
    if at < 0 { return -Double.infinity...Double.infinity }
    let own = place(variable, at)
    for index in 0..<levelCount { slope[index] = gradient[column * levelCount + index] }
    addSlope(variable, segment: at + 1, to: slope)
    let high = sign(slope) == 0 ? place(variable, at + 1) : own
    let kink = Int(rest[variable])
    slope[Int(level[kink])] -= below[kink] + above[kink]
    let low = sign(slope) == 0 ? place(variable, at - 1) : own
    return low...high
  }
}
