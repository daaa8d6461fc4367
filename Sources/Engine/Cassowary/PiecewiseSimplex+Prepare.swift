extension PiecewiseSimplex {
  /// Sorts the kinks by their places and puts every variable where they say.
  func prepare() {
    for variable in 0..<columnCount + rowCount { sortKinks(variable) }
    if pivotsSinceStart > 200 { start() }
    for column in 0..<columnCount {
      let variable = Int(columnVariable[column])
      guard rest[variable] >= 0 else {
        value[variable] = 0
        segment[variable] = -1
        continue
      }
      value[variable] = position[Int(rest[variable])]
      let first = orderStart[variable]
      var place = first
      while order[Int(place)] != rest[variable] { place += 1 }
      segment[variable] = place - first
    }
    updateRows()
    locateRows()
    updateGradient()
  }

  private func sortKinks(_ variable: Int) {
    let start = Int(orderStart[variable])
    let end = Int(orderStart[variable + 1])
    guard end - start > 1 else { return }
    for next in start + 1..<end {
      let kink = order[next]
      var place = next
      while place > start, isAfter(Int(order[place - 1]), Int(kink)) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = kink
    }
  }

  private func isAfter(_ left: Int, _ right: Int) -> Bool {
    position[left] > position[right] || (position[left] == position[right] && left > right)
  }

  /// Makes the columns non-basic, each at the kink that is best for itself alone.
  private func start() {
    pivotsSinceStart = 0
    matrix.update(from: original, count: rowCount * columnCount)
    for column in 0..<columnCount {
      columnVariable[column] = Int32(column)
      let count = kinkCount(column)
      guard count > 0 else {
        rest[column] = -1
        continue
      }
      let first = Int(orderStart[column])
      for index in 0..<levelCount { slope[index] = 0 }
      addSlope(column, segment: 0, to: slope)
      var best = 0
      while best < count {
        let kink = Int(order[first + best])
        slope[Int(level[kink])] += below[kink] + above[kink]
        if best == count - 1 || sign(slope) >= 0 { break }
        best += 1
      }
      rest[column] = order[first + best]
    }
    for row in 0..<rowCount {
      rowVariable[row] = Int32(columnCount + row)
      segment[columnCount + row] = 0
    }
  }

  /// Computes the basic variables from the others.
  func updateRows() {
    for row in 0..<rowCount {
      var sum = 0.0
      let line = matrix + row * columnCount
      for column in 0..<columnCount where line[column] != 0 { sum += line[column] * value[Int(columnVariable[column])] }
      value[Int(rowVariable[row])] = sum
    }
  }

  /// Finds the segments of the basic variables; one that lies at a border stays in the segment that it was in.
  private func locateRows() {
    for row in 0..<rowCount {
      let variable = Int(rowVariable[row])
      let slack = Tolerance.distance(abs(value[variable])) * 1e-2
      let now = Int(segment[variable])
      if place(variable, now - 1) <= value[variable] + slack, place(variable, now) >= value[variable] - slack { continue }
      var found = 0
      while place(variable, found) < value[variable] { found += 1 }
      segment[variable] = Int32(found)
    }
  }

  /// Computes for every column how the cost of the basic variables changes with it, level by level.
  func updateGradient() {
    for index in 0..<levelCount * columnCount { gradient[index] = 0 }
    for row in 0..<rowCount {
      for index in 0..<levelCount { slope[index] = 0 }
      let variable = Int(rowVariable[row])
      addSlope(variable, segment: Int(segment[variable]), to: slope)
      for index in 0..<levelCount where slope[index] != 0 { addToGradient(row: row, level: index, slope[index]) }
    }
  }

  /// Counts in that the cost of a row's variable became steeper.
  func addToGradient(row: Int, level: Int, _ change: Double) {
    let line = matrix + row * columnCount
    for column in 0..<columnCount where line[column] != 0 { gradient[column * levelCount + level] += change * line[column] }
  }
}
