/// Finds the word that was probably meant.
enum Suggestion {
  /// The closest candidate, or nil where none is near: at most a third of the letters may differ.
  static func closest(to word: String, among candidates: [String]) -> String? {
    let lowered = word.lowercased()
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = self.distance(Array(lowered.utf8), Array(candidate.lowercased().utf8))
      let isPrefix = lowered.utf8.count >= 3 && candidate.lowercased().hasPrefix(lowered)
      let allowed = max(1, max(lowered.utf8.count, 3) / 3)
      guard distance <= allowed || isPrefix else { continue }
      let rank = isPrefix ? min(distance, allowed) : distance
      if best == nil || rank < best!.distance { best = (candidate, rank) }
    }
    return best?.candidate
  }

  /// Insertions, removals, replacements and swaps of neighbours that lead from one word to the other.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1] + Array(repeating: 0, count: b.count)
      for j in 0..<b.count {
        current[j + 1] = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          current[j + 1] = min(current[j + 1], beforeLast[j - 1] + 1)
        }
      }
      beforeLast = last
      last = current
    }
    return last[b.count]
  }
}
