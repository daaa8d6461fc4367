extension ComponentDraft {
  /// Solves the required equalities for as many variables, the shortest first, each for the variable in the fewest lines.
  mutating func eliminate() {
    for index in equalities.indices { equalities[index].removeAll() }
    for line in lines.indices where isOpenEquality[line] { enqueue(line) }
    var length = 0
    while length < equalities.count {
      guard let line = equalities[length].popLast().map({ Int($0) }) else {
        length += 1
        continue
      }
      guard isOpenEquality[line], Int(lineCount[line]) == length else { continue }
      isOpenEquality[line] = false
      isUsedUp[line] = true
      guard let pivot = pivotPlace(line) else {
        fixed.append(Component.Source(row: lines[line], line: Int32(line), divisor: 0, scale: 1))
        continue
      }
      let shortest = substitute(line, pivot: pivot)
      length = min(length, shortest)
    }
    for variable in variables.indices where column[variable] != -2 {
      column[variable] = Int32(free.count)
      free.append(Int32(variable))
    }
  }

  private mutating func enqueue(_ line: Int) {
    let length = Int(lineCount[line])
    while equalities.count <= length { equalities.append(Pile()) }
    equalities[length].append(Int32(line))
  }

  func terms(_ line: Int) -> Range<Int> {
    Int(lineStart[line])..<Int(lineStart[line] + lineCount[line])
  }

  /// The term to solve a line for: of those that are not too small the one whose variable is in the fewest lines.
  private func pivotPlace(_ line: Int) -> Int? {
    var largest = 0.0
    for place in terms(line) { largest = max(largest, abs(termCoefficients[place])) }
    var best: Int?
    for place in terms(line) where abs(termCoefficients[place]) >= 0.1 * largest {
      guard let other = best else {
        best = place
        continue
      }
      if useCount[Int(termVariables[place])] < useCount[Int(termVariables[other])] { best = place }
    }
    return best
  }

  /// Solves a line for a variable and puts that into all others.
  ///
  /// - Returns: The length of the shortest open equality that changed.
  private mutating func substitute(_ line: Int, pivot: Int) -> Int {
    let variable = termVariables[pivot]
    let divisor = termCoefficients[pivot]
    operations.append(Component.Operation(target: Int32(line), source: Int32(line), factor: 1 / divisor))
    let start = pivotTerms.count
    for place in terms(line) {
      useCount[Int(termVariables[place])] -= 1
      guard place != pivot else { continue }
      pivotTerms.append(Component.PivotTerm(variable: termVariables[place], coefficient: termCoefficients[place] / divisor))
    }
    pivots.append(Component.Pivot(variable: variable, line: Int32(line), start: Int32(start), end: Int32(pivotTerms.count)))
    column[Int(variable)] = -2
    var shortest = Int.max
    var entry = entryHead[Int(variable)]
    while entry >= 0 {
      let target = Int(entryLine[Int(entry)])
      entry = entryNext[Int(entry)]
      guard !isUsedUp[target] else { continue }
      guard let place = terms(target).first(where: { termVariables[$0] == variable }) else { continue }
      let factor = -termCoefficients[place]
      operations.append(Component.Operation(target: Int32(target), source: Int32(line), factor: factor))
      rewrite(target, dropping: place, adding: start..<pivotTerms.count, times: factor)
      if isOpenEquality[target] {
        enqueue(target)
        shortest = min(shortest, Int(lineCount[target]))
      }
    }
    return shortest
  }

  /// Replaces a line's term by a multiple of the pivot's terms.
  private mutating func rewrite(_ line: Int, dropping: Int, adding: Range<Int>, times factor: Double) {
    let old = terms(line)
    let start = termVariables.count
    for place in old where place != dropping {
      placeOf[Int(termVariables[place])] = Int32(termVariables.count)
      termVariables.append(termVariables[place])
      termCoefficients.append(termCoefficients[place])
    }
    useCount[Int(termVariables[dropping])] -= 1
    for place in adding {
      let variable = Int(pivotTerms[place].variable)
      let part = factor * pivotTerms[place].coefficient
      if placeOf[variable] >= 0 {
        termCoefficients[Int(placeOf[variable])] += part
      } else {
        placeOf[variable] = Int32(termVariables.count)
        termVariables.append(Int32(variable))
        termCoefficients.append(part)
        enter(Int32(line), variable)
      }
    }
    var kept = start
    for place in start..<termVariables.count {
      let variable = Int(termVariables[place])
      placeOf[variable] = -1
      if abs(termCoefficients[place]) < Tolerance.coefficient {
        useCount[variable] -= 1
      } else {
        termVariables[kept] = termVariables[place]
        termCoefficients[kept] = termCoefficients[place]
        kept += 1
      }
    }
    termVariables.removeLast(termVariables.count - kept)
    termCoefficients.removeLast(termCoefficients.count - kept)
    lineStart[line] = Int32(start)
    lineCount[line] = Int32(kept - start)
  }
}
