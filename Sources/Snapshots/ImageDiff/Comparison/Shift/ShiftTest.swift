/// Tells whether a part of two pictures differs only by what a move of less than a pixel, or another anti-aliasing, makes of it.
///
/// Each line of changed pixels, across or down, must keep the law of `FluxLaw`, and the two edges of a stroke must have moved together.
final class ShiftTest {
  /// Moves by more count as real.
  static let greatestMove: Float = 0.75

  private let first: RowRing
  private let second: RowRing
  private let width: Int
  private let height: Int
  private let patch = ChangePatch()

  init(_ first: RowRing, _ second: RowRing, width: Int, height: Int) {
    (self.first, self.second, self.width, self.height) = (first, second, width, height)
  }

  enum Finding {
    /// It moved by less than a pixel, or is anti-aliased otherwise.
    case shift
    /// Letters moved by a whole pixel among others that stayed.
    case snapped
    /// It moved by a whole pixel, and there is nothing near that stayed.
    case movedAlone
    case real
  }

  /// - Parameters:
  ///   - pixels: those in the box that differ by more than the colour tolerance
  ///   - height: rows of the pictures that can be read by now
  func judge(_ box: PixelBox, pixels: Int, height readable: Int) -> Finding {
    if hasSolidChange(box, height: readable) { return .real }
    patch.load(box, first, second, width: width, height: readable)
    var lines = LineFits(patch)
    // A faint tint is beyond a tolerance, but too little to tell how it came about.
    if lines.isSpeck || lines.count * 10 < pixels * 9 { return .real }
    lines.fitRows()
    lines.fitColumns()
    lines.fitTouching()
    guard lines.leavesLittle else { return .real }
    guard lines.movedFar > lines.total * 0.05 else { return .shift }
    let isBar = lines.isBar
    let line = SnappedLine(
      box, contrast: Int(lines.contrast), isUpright: lines.movedFarDown > lines.movedFar / 2, isBar: isBar, width: width, height: readable)
    if line.holds(first, second) { return .snapped }
    return isBar ? .real : .movedAlone
  }

  /// Whether a pixel changed in the middle of one colour: no move of up to a pixel does that.
  private func hasSolidChange(_ box: PixelBox, height readable: Int) -> Bool {
    for y in max(1, box.top)..<min(readable - 1, box.bottom) {
      let (a, b) = (first.row(y), second.row(y))
      let (aboveA, belowA) = (first.row(y - 1), first.row(y + 1))
      let (aboveB, belowB) = (second.row(y - 1), second.row(y + 1))
      for x in max(1, box.left)..<max(1, min(width - 1, box.right)) where a[x] != b[x] {
        guard ShiftTest.isFlat(aboveA, a, belowA, x) || ShiftTest.isFlat(aboveB, b, belowB, x) else { continue }
        if ShiftTest.difference(a[x], b[x]) > 12 { return true }
      }
    }
    return false
  }

  @inline(__always)
  private static func isFlat(
    _ above: UnsafePointer<UInt32>, _ row: UnsafePointer<UInt32>, _ below: UnsafePointer<UInt32>, _ x: Int
  ) -> Bool {
    let word = row[x]
    return row[x - 1] == word && row[x + 1] == word && above[x] == word && below[x] == word && above[x - 1] == word
      && above[x + 1] == word && below[x - 1] == word && below[x + 1] == word
  }

  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    let (one, two) = (Pixel(word: a), Pixel(word: b))
    return max(
      abs(Int(one.red) - Int(two.red)), abs(Int(one.green) - Int(two.green)), abs(Int(one.blue) - Int(two.blue)),
      abs(Int(one.alpha) - Int(two.alpha)))
  }
}
