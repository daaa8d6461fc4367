extension PiecewiseSimplex {
  /// By variable, between which values it may move without more cost, after `minimise`: the face of all optimal points.
  func faces() -> [ClosedRange<Double>] {
    var faces = value.map { $0...$0 }
    for variable in rowVariable {
      let low = place(variable, segment[variable] - 1)
      faces[variable] = low...max(low, place(variable, segment[variable]))
    }
    for column in 0..<columnCount { faces[columnVariable[column]] = face(column: column) }
    return faces
  }

  /// Whether no variable can move without more cost; may say no where one cannot either.
  var isUnique: Bool {
    (0..<columnCount).allSatisfy { column in
      let range = face(column: column)
      return range.lowerBound == range.upperBound
    }
  }

  private func face(column: Int) -> ClosedRange<Double> {
    let variable = columnVariable[column]
    let at = segment[variable]
    if at < 0 { return -Double.infinity...Double.infinity }
    let own = place(variable, at)
    let low = Self.sign(slope(column: column, segment: at)) == 0 ? place(variable, at - 1) : own
    let high = Self.sign(slope(column: column, segment: at + 1)) == 0 ? place(variable, at + 1) : own
    return low...high
  }
}
