/// Gives out names, none twice; letters that differ in case only count as the same.
struct UniqueNames {
  private var taken: Set<String>

  init(taken: Set<String> = []) {
    self.taken = Set(taken.map { $0.lowercased() })
  }

  /// The name, or the name with the first number that makes it new.
  mutating func unique(_ name: String, suffix: String = "") -> String {
    var candidate = name + suffix
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)\(suffix)"
      number += 1
    }
    return candidate
  }
}
