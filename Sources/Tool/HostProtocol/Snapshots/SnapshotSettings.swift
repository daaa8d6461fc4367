/// How much a snapshot may differ from its reference; nil leaves the choice to the next who has one.
package struct SnapshotSettings: Codable, Hashable, Sendable {
  /// Pixels that may be really changed.
  package var maxChanged: Limit?
  /// CIEDE2000 distance up to which colours count as the same.
  package var colorTolerance: Double?
  /// Points that an edge of a view may move by.
  package var frameTolerance: Double?
  /// Names, identifiers or classes of views that are not looked at, as shell patterns; those of all levels hold.
  package var ignored: [String] = []
  /// Where the values come from, for messages: `--max-changed`, `layoutpreview.json`.
  package var origin: String

  package init(origin: String) { self.origin = origin }

  package enum Limit: Codable, Hashable, Sendable {
    case pixels(Int)
    /// Of all pixels.
    case percent(Double)

    /// `20` or `0.1%`; nil where the text is neither, or is out of range.
    package init?(_ text: String) {
      if text.hasSuffix("%") {
        guard let share = Double(text.dropLast()), share >= 0, share <= 100 else { return nil }
        self = .percent(share)
      } else {
        guard let count = Int(text), count >= 0 else { return nil }
        self = .pixels(count)
      }
    }

    package func pixels(of total: Int) -> Int {
      switch self {
      case .pixels(let count): count
      case .percent(let share): Int(Double(total) * share / 100)
      }
    }
  }
}
