extension ComponentDraft {
  /// Makes kinks of the constraints, on columns where one free variable is left and on forms where several are.
  ///
  /// - Returns: The sizes of the simplex for them.
  mutating func makeKinks(store: ConstraintStore) -> PiecewiseSimplex.Sizes {
    levels.removeAll()
    kinks.removeAll()
    var formCount = 0
    form.fill(-1, count: lines.count)
    for line in lines.indices where !isUsedUp[line] && lineCount[line] > 1 {
      form[line] = Int32(formCount)
      formCount += 1
    }
    for row in rows.indices { addKink(row, store.records[rows[row]].relation, store.details[rows[row]].priority) }
    return PiecewiseSimplex.Sizes(columnCount: free.count, rowCount: formCount, levelCount: levels.count, kinkCount: kinks.count)
  }

  /// Puts forms and kinks into a simplex of these sizes.
  func fill(_ simplex: PiecewiseSimplex) {
    for line in lines.indices where form[line] >= 0 {
      for place in terms(line) {
        simplex.original[Int(form[line]) * free.count + Int(column[Int(termVariables[place])])] = termCoefficients[place]
      }
    }
    for (index, kink) in kinks.elements.enumerated() {
      simplex.setKink(index, owner: kink.owner, level: levels.level(of: kink.priority), below: kink.below, above: kink.above)
    }
    simplex.finish()
  }

  private mutating func addKink(_ row: Int, _ relation: Relation, _ priority: Double) {
    let line = Int(lineOfRow[row])
    guard !isUsedUp[line] else { return }
    let places = terms(line)
    let divisor = singleVariable[row] >= 0 ? singleCoefficient[row] : 0
    let scale = places.count == 1 ? termCoefficients[places.lowerBound] : 1
    let source = Component.Source(row: Int32(row), line: Int32(line), divisor: divisor, scale: scale)
    guard !places.isEmpty else {
      fixed.append(source)
      return
    }
    sources.append(source)
    let weight = divisor == 0 ? scale : scale * divisor
    let isUpward = (relation == .greaterThanOrEqual) == (weight > 0)
    let isEqual = relation == .equal
    levels.insert(priority)
    kinks.append(
      Kink(
        owner: places.count == 1 ? Int(column[Int(termVariables[places.lowerBound])]) : free.count + Int(form[line]),
        priority: priority, below: isEqual || isUpward ? abs(weight) : 0, above: isEqual || !isUpward ? abs(weight) : 0))
  }
}
