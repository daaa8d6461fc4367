/// The variables and constraints of components, side by side: first counted, then filled in.
struct Groups {
  private var variableStart = Pile<Int32>()
  private var rowStart = Pile<Int32>()
  private var variableEnd = Pile<Int32>()
  private var rowEnd = Pile<Int32>()
  private var variables = Pile<Int32>()
  private var rows = Pile<Int32>()

  var count: Int { variableStart.count - 1 }

  mutating func removeAll() {
    variableStart.fill(0, count: 1)
    rowStart.fill(0, count: 1)
  }

  func deallocate() {
    for pile in [variableStart, rowStart, variableEnd, rowEnd, variables, rows] { pile.deallocate() }
  }

  /// - Returns: The number of the new group.
  mutating func addGroup() -> Int {
    variableStart.append(0)
    rowStart.append(0)
    return count - 1
  }

  /// - Returns: How many variables were counted in the group before.
  func countVariable(in group: Int) -> Int {
    variableStart[group + 1] += 1
    return Int(variableStart[group + 1]) - 1
  }

  func countRow(in group: Int) {
    rowStart[group + 1] += 1
  }

  mutating func makeRoom() {
    for group in 0..<count {
      variableStart[group + 1] += variableStart[group]
      rowStart[group + 1] += rowStart[group]
    }
    variableEnd.removeAll()
    variableEnd.append(contentsOf: UnsafeBufferPointer(variableStart.elements))
    rowEnd.removeAll()
    rowEnd.append(contentsOf: UnsafeBufferPointer(rowStart.elements))
    variables.fill(0, count: Int(variableStart[count]))
    rows.fill(0, count: Int(rowStart[count]))
  }

  func addVariable(_ variable: Int32, to group: Int) {
    variables[Int(variableEnd[group])] = variable
    variableEnd[group] += 1
  }

  func addRow(_ row: Int32, to group: Int) {
    rows[Int(rowEnd[group])] = row
    rowEnd[group] += 1
  }

  func members(_ group: Int) -> (variables: Plan.Members, rows: Plan.Members) {
    (
      UnsafeBufferPointer(rebasing: variables.elements[Int(variableStart[group])..<Int(variableStart[group + 1])]),
      UnsafeBufferPointer(rebasing: rows.elements[Int(rowStart[group])..<Int(rowStart[group + 1])])
    )
  }
}
