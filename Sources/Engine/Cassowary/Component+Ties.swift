extension Component {
  /// The free variables' values at the optimal point that the rule for ties picks.
  ///
  /// Of the variables in descending order, each comes as close to 0 as the earlier ones of that order allow.
  ///
  /// - Parameter preferring: A linear form in the component's variables that comes first, and the value it should come close to.
  func untied(preferring first: (form: [Double], value: Double)?) -> [Double] {
    let count = free.count
    var forms: [[Double]] = (0..<simplex.rowCount).map { row in
      (0..<count).map { simplex.original[row * count + $0] }
    }
    var kinks: [(owner: Int, level: Int, below: Double, above: Double, position: Double)] = []
    for (owner, range) in simplex.faces().enumerated() {
      if range.lowerBound.isFinite { kinks.append((owner, 0, 1, 0, range.lowerBound)) }
      if range.upperBound.isFinite { kinks.append((owner, 0, 0, 1, range.upperBound)) }
    }
    var level = 1
    let canMove = simplex.canMove()
    func prefer(_ form: [Double], at position: Double) {
      let used = form.indices.filter { form[$0] != 0 }
      guard let column = used.first, used.contains(where: { canMove[$0] }) else { return }
      if used.count == 1 {
        kinks.append((column, level, 1, 1, position / form[column]))
      } else {
        kinks.append((count + forms.count, level, 1, 1, position))
        forms.append(form)
      }
      level += 1
    }
    if let first {
      let reduced = reduce(first.form)
      prefer(reduced.form, at: first.value - reduced.constant)
    }
    for variable in variables.indices.reversed() {
      var form = Array(repeating: 0.0, count: variables.count)
      form[variable] = 1
      let reduced = reduce(form)
      prefer(reduced.form, at: -reduced.constant)
    }
    let sizes = PiecewiseSimplex.Sizes(columnCount: count, rowCount: forms.count, levelCount: level, kinkCount: kinks.count)
    var block = Block(size: sizes.memory)
    defer { block.deallocate() }
    let face = PiecewiseSimplex(sizes, in: &block, meetings: MeetingList())
    for (row, form) in forms.enumerated() {
      for (column, coefficient) in form.enumerated() { face.original[row * count + column] = coefficient }
    }
    for (index, kink) in kinks.enumerated() {
      face.setKink(index, owner: kink.owner, level: kink.level, below: kink.below, above: kink.above)
      face.position[index] = kink.position
    }
    face.finish()
    face.prepare()
    face.minimise()
    return (0..<count).map { face.value[$0] }
  }

  /// A linear form in the component's variables as one in the free ones.
  func reduce(_ form: [Double]) -> (form: [Double], constant: Double) {
    var form = form
    var constant = 0.0
    for pivot in pivots where form[Int(pivot.variable)] != 0 {
      let factor = form[Int(pivot.variable)]
      constant -= factor * constants[Int(pivot.line)]
      for term in pivotTerms[Int(pivot.start)..<Int(pivot.end)] { form[Int(term.variable)] -= factor * term.coefficient }
    }
    return (free.map { abs(form[Int($0)]) < Tolerance.coefficient ? 0 : form[Int($0)] }, constant)
  }

  /// Whether a linear form in the component's variables, by local number, has one value in all optimal points.
  func isDetermined(_ form: [Double]) -> Bool {
    if simplex.isUnique { return true }
    let reduced = reduce(form)
    guard reduced.form.contains(where: { $0 != 0 }) else { return true }
    func value(_ point: [Double]) -> Double { zip(reduced.form, point).reduce(reduced.constant) { $0 + $1.0 * $1.1 } }
    let now = value(untied(preferring: nil))
    let reach = 1 + abs(now)
    return [now - reach, now + reach].allSatisfy { goal in
      abs(value(untied(preferring: (form, goal))) - now) <= Tolerance.distance(reach) * 10
    }
  }

  /// Gives the component's variables other optimal values, such that a form in them comes near to a distance from its present value.
  func move(_ form: [Double], by distance: Double, in values: inout [Double]) {
    let now = zip(form, variables).reduce(0) { $0 + $1.0 * values[Int($1.1)] }
    for (variable, value) in zip(free, untied(preferring: (form, now + distance))) { values[Int(variables[Int(variable)])] = value }
    for pivot in pivots.reversed() {
      var sum = -constants[Int(pivot.line)]
      for term in pivotTerms[Int(pivot.start)..<Int(pivot.end)] { sum -= term.coefficient * values[Int(variables[Int(term.variable)])] }
      values[Int(variables[Int(pivot.variable)])] = sum
    }
  }
}
