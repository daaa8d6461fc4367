/// The variables and constraints of components, side by side: first counted, then filled in.
struct Groups {
  private var variableStart: [Int32] = [0]
  private var rowStart: [Int32] = [0]
  private var variableEnd: [Int32] = []
  private var rowEnd: [Int32] = []
  private var variables: [Int32] = []
  private var rows: [Int32] = []

  var count: Int { variableStart.count - 1 }

  /// - Returns: The number of the new group.
  mutating func addGroup() -> Int {
    variableStart.append(0)
    rowStart.append(0)
    return count - 1
  }

  /// - Returns: How many variables were counted in the group before.
  mutating func countVariable(in group: Int) -> Int {
    variableStart[group + 1] += 1
    return Int(variableStart[group + 1]) - 1
  }

  mutating func countRow(in group: Int) {
    rowStart[group + 1] += 1
  }

  mutating func makeRoom() {
    for group in 0..<count {
      variableStart[group + 1] += variableStart[group]
      rowStart[group + 1] += rowStart[group]
    }
    variableEnd = variableStart
    rowEnd = rowStart
    variables = Array(repeating: 0, count: Int(variableStart[count]))
    rows = Array(repeating: 0, count: Int(rowStart[count]))
  }

  mutating func addVariable(_ variable: Int32, to group: Int) {
    variables[Int(variableEnd[group])] = variable
    variableEnd[group] += 1
  }

  mutating func addRow(_ row: Int32, to group: Int) {
    rows[Int(rowEnd[group])] = row
    rowEnd[group] += 1
  }

  func members(_ group: Int) -> (variables: ArraySlice<Int32>, rows: ArraySlice<Int32>) {
    (
      variables[Int(variableStart[group])..<Int(variableStart[group + 1])],
      rows[Int(rowStart[group])..<Int(rowStart[group + 1])]
    )
  }
}
