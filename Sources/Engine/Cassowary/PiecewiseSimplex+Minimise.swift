extension PiecewiseSimplex {
  /// A way to make the cost less: a column and the direction in which to move it.
  private struct Entering {
    var column: Int
    var direction: Double
  }

  /// Goes to the least cost, from wherever `prepare` put the variables.
  func minimise() {
    var still = 0
    var perturbations = 0
    var exact: [Double] = []
    var hasMoved = false
    while true {
      guard let entering = chooseEntering() else {
        if hasMoved {
          // The sums kept along the way may have drifted a little.
          hasMoved = false
          updateGradient()
          continue
        }
        guard !exact.isEmpty else { return }
        for kink in 0..<kinkCount { position[kink] = exact[kink] }
        exact = []
        prepare()
        continue
      }
      hasMoved = true
      still = move(entering) > 1e-12 ? 0 : still + 1
      if still > 20 + columnCount + rowCount, perturbations < 8 {
        if exact.isEmpty { exact = (0..<kinkCount).map { position[$0] } }
        perturbations += 1
        still = 0
        perturb(perturbations)
      } else if still > 1000 + 10 * (columnCount + rowCount) {
        return
      }
    }
  }

  /// Moves the kinks a little apart so that steps of length 0 come to an end.
  private func perturb(_ round: Int) {
    var seed = UInt64(round) &* 0x9E37_79B9_7F4A_7C15
    for kink in 0..<kinkCount {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      position[kink] += (1 + abs(position[kink])) * 1e-6 * (Double(seed >> 33) / Double(1 << 31) + 0.5)
    }
    prepare()
  }

  /// Sets `slope` to the change of cost for a unit up of a column from where it rests.
  private func setUpwardSlope(column: Int) {
    let variable = Int(columnVariable[column])
    for index in 0..<levelCount { slope[index] = gradient[column * levelCount + index] }
    if segment[variable] >= 0 { addSlope(variable, segment: Int(segment[variable]) + 1, to: slope) }
  }

  /// Turns the upward slope of a column into that on the other side of the kink at which it rests.
  private func passRest(column: Int) {
    let kink = Int(rest[Int(columnVariable[column])])
    guard kink >= 0 else { return }
    slope[Int(level[kink])] -= below[kink] + above[kink]
  }

  /// Chooses the steepest way down on the highest level on which there is one; `bestSlope` then has its slope.
  private func chooseEntering() -> Entering? {
    var best: Entering?
    var bestLevel = levelCount
    var bestSize = 0.0
    func offer(_ column: Int, _ direction: Double) {
      for index in 0..<min(levelCount, bestLevel + 1) {
        let change = slope[index] * direction
        if change > Tolerance.slope { return }
        guard change < -Tolerance.slope else { continue }
        guard index < bestLevel || -change > bestSize else { return }
        best = Entering(column: column, direction: direction)
        bestLevel = index
        bestSize = -change
        for place in 0..<levelCount { bestSlope[place] = slope[place] * direction }
        return
      }
    }
    for column in 0..<columnCount {
      setUpwardSlope(column: column)
      offer(column, 1)
      passRest(column: column)
      offer(column, -1)
    }
    return best
  }

  /// Moves the entering variable past kinks as long as the cost gets less, and returns how far.
  private func move(_ entering: Entering) -> Double {
    collectMeetings(entering)
    let entered = Int(columnVariable[entering.column])
    var last: Meeting?
    for meeting in meetings.items.elements {
      let kink = Int(meeting.kink)
      let jump = below[kink] + above[kink]
      bestSlope[Int(level[kink])] += abs(meeting.factor) * jump
      last = meeting
      if sign(bestSlope) >= 0 { break }
      if meeting.row < 0 {
        segment[entered] = meeting.number
      } else {
        segment[Int(rowVariable[Int(meeting.row)])] = meeting.factor > 0 ? meeting.number + 1 : meeting.number
        addToGradient(row: Int(meeting.row), level: Int(level[kink]), meeting.factor > 0 ? jump : -jump)
      }
    }
    guard let last else { return 0 }
    let step = entering.direction * last.distance
    value[entered] += step
    if step != 0 {
      for row in 0..<rowCount { value[Int(rowVariable[row])] += step * matrix[row * columnCount + entering.column] }
    }
    if last.row < 0 {
      segment[entered] = last.number
      rest[entered] = last.kink
      value[entered] = position[Int(last.kink)]
    } else {
      // The entering variable lies above its last kink when it moved up, below it when down.
      segment[entered] = segment[entered] < 0 ? 0 : segment[entered] + (entering.direction > 0 ? 1 : 0)
      pivot(row: Int(last.row), column: entering.column)
      let left = Int(columnVariable[entering.column])
      rest[left] = last.kink
      segment[left] = last.number
      value[left] = position[Int(last.kink)]
    }
    updateRows()
    return last.distance
  }

  /// Lists the kinks ahead in the order of meeting them.
  private func collectMeetings(_ entering: Entering) {
    meetings.items.removeAll()
    let entered = Int(columnVariable[entering.column])
    if segment[entered] >= 0 {
      let first = Int(segment[entered]) + (entering.direction > 0 ? 1 : -1)
      collect(entered, row: -1, factor: entering.direction, first: first)
    }
    for row in 0..<rowCount {
      let factor = matrix[row * columnCount + entering.column] * entering.direction
      guard abs(factor) > Tolerance.coefficient else { continue }
      let variable = Int(rowVariable[row])
      collect(variable, row: row, factor: factor, first: Int(segment[variable]) - (factor > 0 ? 0 : 1))
    }
    meetings.items.sort { ($0.distance, $0.row, $0.turn) < ($1.distance, $1.row, $1.turn) }
  }

  private func collect(_ variable: Int, row: Int, factor: Double, first: Int) {
    var number = first
    while number >= 0, number < kinkCount(variable) {
      meetings.items.append(
        Meeting(
          distance: max(0, (place(variable, number) - value[variable]) / factor), factor: factor, row: Int32(row),
          kink: order[Int(orderStart[variable]) + number], number: Int32(number)))
      number += factor > 0 ? 1 : -1
    }
  }

  /// Swaps the variables of a row and a column.
  private func pivot(row: Int, column: Int) {
    pivotsSinceStart += 1
    let line = matrix + row * columnCount
    let pivot = line[column]
    pivotGradient(line, column: column)
    for other in 0..<columnCount where other != column && line[other] != 0 { line[other] /= -pivot }
    line[column] = 1 / pivot
    for target in 0..<rowCount where target != row {
      let other = matrix + target * columnCount
      let factor = other[column]
      guard factor != 0 else { continue }
      other[column] = 0
      for place in 0..<columnCount { other[place] += factor * line[place] }
    }
    swap(&rowVariable[row], &columnVariable[column])
    subtractLeft(column: column)
  }

  /// Brings the gradient to the basis in which the column's variable replaces the row's.
  private func pivotGradient(_ line: UnsafeMutablePointer<Double>, column: Int) {
    let own = gradient + column * levelCount
    let variable = Int(columnVariable[column])
    addSlope(variable, segment: Int(segment[variable]), to: own)
    for index in 0..<levelCount { own[index] /= line[column] }
    for other in 0..<columnCount where other != column && line[other] != 0 {
      let target = gradient + other * levelCount
      for index in 0..<levelCount { target[index] -= line[other] * own[index] }
    }
  }

  /// Takes the slope of the variable that left the basis out of its gradient.
  private func subtractLeft(column: Int) {
    let own = gradient + column * levelCount
    let variable = Int(columnVariable[column])
    for index in 0..<levelCount { slope[index] = 0 }
    addSlope(variable, segment: Int(segment[variable]), to: slope)
    for index in 0..<levelCount { own[index] -= slope[index] }
  }
}

extension PiecewiseSimplex.Meeting {
  /// In which order the kinks of one variable are met.
  fileprivate var turn: Int32 { factor > 0 ? number : -number }
}
