/// The values of a solver's variables, and which of them changed since the log was last emptied.
final class ChangeLog {
  private(set) var values: [Double] = []
  private var isChanged: [Bool] = []
  private var changes: [(variable: Int32, before: Double)] = []

  func append() {
    values.append(0)
    isChanged.append(false)
  }

  func hasChanged(_ variable: Int) -> Bool {
    isChanged[variable]
  }

  func set(_ variable: Int, to value: Double) {
    let before = values[variable]
    guard before != value else { return }
    values[variable] = value
    guard !isChanged[variable] else { return }
    isChanged[variable] = true
    changes.append((Int32(variable), before))
  }

  /// Empties the log.
  ///
  /// - Returns: The variables whose values differ from those at the last call, ascending.
  func takeChanges() -> [Variable] {
    var found: [Variable] = []
    found.reserveCapacity(changes.count)
    for change in changes {
      isChanged[Int(change.variable)] = false
      if values[Int(change.variable)] != change.before { found.append(Variable(index: Int(change.variable))) }
    }
    changes.removeAll(keepingCapacity: true)
    found.sort()
    return found
  }
}
