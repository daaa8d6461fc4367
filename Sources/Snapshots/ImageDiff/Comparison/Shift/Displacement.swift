/// By how much a line of pixels may have moved, in pixels; negative is to the left, or up.
struct Displacement: Hashable {
  var low: Float
  var high: Float

  func agrees(with other: Displacement, within slack: Float) -> Bool {
    low <= other.high + slack && other.low <= high + slack
  }

  /// The least distance that the line moved at least.
  var least: Float { low > 0 ? low : high < 0 ? -high : 0 }
}
