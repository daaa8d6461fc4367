extension PiecewiseSimplex {
  /// A way to make the cost less: a column and the direction in which to move it.
  private struct Entering {
    var column: Int
    var direction: Double
    /// The change of cost for a unit of the move, by level.
    var slope: [Double]
  }

  /// A kink that a variable meets while the entering one moves.
  private struct Meeting {
    var distance: Double
    /// The row of the variable, -1 for the entering one itself.
    var row: Int
    /// How much the slope grows by unit of the kink's own.
    var factor: Double
    var kink: Int
    /// The number of the kink in its owner's order.
    var number: Int

    /// In which order the kinks of one variable are met.
    var turn: Int { factor > 0 ? number : -number }
  }

  /// Goes to the least cost, from wherever the variables are.
  mutating func minimise() {
    var still = 0
    var perturbations = 0
    let exact = position
    while true {
      updateGradient()
      guard let entering = chooseEntering() else {
        guard perturbations > 0, position != exact else { return }
        position = exact
        prepare()
        continue
      }
      let step = move(entering)
      still = step > 1e-12 ? 0 : still + 1
      if still > 20 + value.count, perturbations < 8 {
        perturbations += 1
        still = 0
        perturb(perturbations)
      } else if still > 1000 + 10 * value.count {
        return
      }
    }
  }

  /// Moves the kinks a little apart so that steps of length 0 come to an end.
  private mutating func perturb(_ round: Int) {
    var seed = UInt64(round) &* 0x9E37_79B9_7F4A_7C15
    for kink in position.indices {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      position[kink] += (1 + abs(position[kink])) * 1e-6 * (Double(seed >> 33) / Double(1 << 31) + 0.5)
    }
    prepare()
  }

  /// Computes for every column how the cost of the basic variables changes with it, level by level.
  private mutating func updateGradient() {
    for index in gradient.indices { gradient[index] = 0 }
    var slope = Array(repeating: 0.0, count: levelCount)
    for row in 0..<rowCount {
      for level in 0..<levelCount { slope[level] = 0 }
      addSlope(rowVariable[row], segment: segment[rowVariable[row]], times: 1, to: &slope)
      for level in 0..<levelCount where slope[level] != 0 {
        for column in 0..<columnCount {
          gradient[level * columnCount + column] += slope[level] * matrix[row * columnCount + column]
        }
      }
    }
  }

  /// The change of cost for a unit up of a column, with its own cost in a segment.
  func slope(column: Int, segment: Int) -> [Double] {
    var sum = (0..<levelCount).map { gradient[$0 * columnCount + column] }
    if segment >= 0 { addSlope(columnVariable[column], segment: segment, times: 1, to: &sum) }
    return sum
  }

  /// Chooses the steepest way down on the highest level on which there is one.
  private func chooseEntering() -> Entering? {
    var best: Entering?
    var bestLevel = levelCount
    var bestSize = 0.0
    for column in 0..<columnCount {
      let at = segment[columnVariable[column]]
      for direction in [1.0, -1.0] {
        let change = slope(column: column, segment: direction > 0 && at >= 0 ? at + 1 : at).map { $0 * direction }
        guard let level = change.firstIndex(where: { abs($0) > Tolerance.slope }), change[level] < 0 else { continue }
        if level < bestLevel || (level == bestLevel && -change[level] > bestSize) {
          best = Entering(column: column, direction: direction, slope: change)
          bestLevel = level
          bestSize = -change[level]
        }
      }
    }
    return best
  }

  /// Moves the entering variable past kinks as long as the cost gets less, and returns how far.
  private mutating func move(_ entering: Entering) -> Double {
    var meetings = self.meetings(entering)
    meetings.sort { ($0.distance, $0.row, $0.turn) < ($1.distance, $1.row, $1.turn) }
    var slope = entering.slope
    var last: Meeting?
    let entered = columnVariable[entering.column]
    for meeting in meetings {
      let kink = kinks[meeting.kink]
      slope[kink.level] += abs(meeting.factor) * (kink.below + kink.above)
      last = meeting
      if Self.sign(slope) >= 0 { break }
      if meeting.row < 0 {
        segment[entered] = meeting.number
      } else {
        segment[rowVariable[meeting.row]] = meeting.factor > 0 ? meeting.number + 1 : meeting.number
      }
    }
    guard let last else { return 0 }
    let step = entering.direction * last.distance
    value[entered] += step
    for row in 0..<rowCount { value[rowVariable[row]] += step * matrix[row * columnCount + entering.column] }
    if last.row < 0 {
      segment[entered] = last.number
      rest[entered] = last.kink
      value[entered] = position[last.kink]
      updateRows()
    } else {
      // Between which kinks the entering variable lies: above its own kink when it moved up, below when down.
      if segment[entered] >= 0 { segment[entered] += entering.direction > 0 ? 1 : 0 } else { segment[entered] = 0 }
      pivot(row: last.row, column: entering.column)
      let left = columnVariable[entering.column]
      rest[left] = last.kink
      segment[left] = last.number
      value[left] = position[last.kink]
      updateRows()
    }
    return last.distance
  }

  private func meetings(_ entering: Entering) -> [Meeting] {
    var found: [Meeting] = []
    func collect(_ variable: Int, row: Int, factor: Double, first: Int) {
      var number = first
      while number >= 0, number < kinkCount(variable) {
        let distance = max(0, (place(variable, number) - value[variable]) / factor)
        let kink = order[orderStart[variable] + number]
        found.append(Meeting(distance: distance, row: row, factor: factor, kink: kink, number: number))
        number += factor > 0 ? 1 : -1
      }
    }
    let entered = columnVariable[entering.column]
    if segment[entered] >= 0 {
      let up = entering.direction > 0
      collect(entered, row: -1, factor: entering.direction, first: segment[entered] + (up ? 1 : -1))
    }
    for row in 0..<rowCount {
      let factor = matrix[row * columnCount + entering.column] * entering.direction
      guard abs(factor) > Tolerance.coefficient else { continue }
      let variable = rowVariable[row]
      collect(variable, row: row, factor: factor, first: factor > 0 ? segment[variable] : segment[variable] - 1)
    }
    return found
  }

  /// Swaps the variables of a row and a column.
  private mutating func pivot(row: Int, column: Int) {
    pivotsSinceStart += 1
    let pivot = matrix[row * columnCount + column]
    let base = row * columnCount
    for other in 0..<columnCount where other != column { matrix[base + other] /= -pivot }
    matrix[base + column] = 1 / pivot
    for target in 0..<rowCount where target != row {
      let factor = matrix[target * columnCount + column]
      guard factor != 0 else { continue }
      for other in 0..<columnCount where other != column {
        matrix[target * columnCount + other] += factor * matrix[base + other]
      }
      matrix[target * columnCount + column] = factor * matrix[base + column]
    }
    swap(&rowVariable[row], &columnVariable[column])
  }
}
