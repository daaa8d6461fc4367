extension ConstraintStore {
  /// Whether one constraint comes before another by tag and then by content, whatever the order of adding was.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    let (a, b) = (records[left], records[right])
    let (tagOfA, tagOfB) = (details[left].tag, details[right].tag)
    if tagOfA != tagOfB { return tagOfA < tagOfB }
    if a.relation != b.relation { return a.relation.rawValue < b.relation.rawValue }
    if a.count != b.count { return a.count < b.count }
    for (first, second) in zip(terms(Int(left)), terms(Int(right))) {
      if variables[first] != variables[second] { return variables[first] < variables[second] }
      if coefficients[first] != coefficients[second] { return coefficients[first] < coefficients[second] }
    }
    if constants[left] != constants[right] { return constants[left] < constants[right] }
    return a.slot < b.slot
  }
}
