/// The values of a solver's variables, and which of them changed since the log was last emptied.
final class ChangeLog {
  private struct Change {
    var variable: Int32
    var before: Double
  }

  @exclusivity(unchecked) private(set) var values = Pile<Double>()
  @exclusivity(unchecked) private var isChanged = Pile<Bool>()
  @exclusivity(unchecked) private var changes = Pile<Change>()

  deinit {
    values.deallocate()
    isChanged.deallocate()
    changes.deallocate()
  }

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
    changes.append(Change(variable: Int32(variable), before: before))
  }

  /// Empties the log.
  ///
  /// - Parameter isVariable: By variable, whether it is there still.
  /// - Returns: The variables whose values differ from those at the last call, ascending.
  func takeChanges(_ isVariable: Pile<Bool>) -> [Variable] {
    var real = 0
    for change in changes.elements {
      let differs = values[change.variable] != change.before && isVariable[change.variable]
      isChanged[change.variable] = differs
      if differs {
        changes.base[real] = change
        real += 1
      }
    }
    changes.removeLast(changes.count - real)
    // A look at all variables takes less time than sorting a good part of them.
    let scans = real * 16 > values.count
    if !scans { changes.sort { $0.variable < $1.variable } }
    let found = [Variable](unsafeUninitializedCapacity: real) { found, count in
      if scans {
        for variable in isChanged.indices where isChanged[variable] {
          found.initializeElement(at: count, to: Variable(index: variable))
          count += 1
        }
      } else {
        for change in changes.elements {
          found.initializeElement(at: count, to: Variable(index: Int(change.variable)))
          count += 1
        }
      }
    }
    for change in changes.elements { isChanged[change.variable] = false }
    changes.removeAll()
    return found
  }
}
