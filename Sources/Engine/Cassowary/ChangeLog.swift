/// The values of a solver's variables, and which of them changed since the log was last emptied.
final class ChangeLog {
  private struct Change {
    var variable: Int32
    var before: Double
  }

  private(set) var values = Pile<Double>()
  private var isChanged = Pile<Bool>()
  private var changes = Pile<Change>()

  deinit {
    values.deallocate()
    isChanged.deallocate()
    changes.deallocate()
  }

  func append() {
    // Appended to copies: access to a list in place would be checked against other accesses at run time.
    var (values, isChanged) = (values, isChanged)
    values.append(0)
    isChanged.append(false)
    (self.values, self.isChanged) = (values, isChanged)
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
    var changes = changes
    changes.append(Change(variable: Int32(variable), before: before))
    self.changes = changes
  }

  /// Empties the log.
  ///
  /// - Returns: The variables whose values differ from those at the last call, ascending.
  func takeChanges() -> [Variable] {
    var found: [Variable] = []
    found.reserveCapacity(changes.count)
    changes.sort { $0.variable < $1.variable }
    for change in changes.elements {
      isChanged[change.variable] = false
      if values[change.variable] != change.before { found.append(Variable(index: Int(change.variable))) }
    }
    changes.removeAll()
    return found
  }
}
