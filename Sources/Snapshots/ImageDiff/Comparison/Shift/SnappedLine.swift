/// Whether letters that moved by a whole pixel were put there by a renderer that knows whole pixels only: others among them stayed.
///
/// The drawing as a whole then moved by less than a pixel. A label, a line or a box that moved by a whole one leaves nothing behind.
struct SnappedLine {
  private let box: PixelBox
  /// What counts as an edge: a quarter of the contrast of what moved.
  private let edge: Int
  /// Whether they moved up or down; only edges across the move tell whether something stayed.
  private let isUpright: Bool
  /// Whether what moved looks like a bar; letters beside it then cover most of its height, as they do beside an l.
  private let isBar: Bool
  private let width: Int
  private let height: Int

  init(_ box: PixelBox, contrast: Int, isUpright: Bool, isBar: Bool, width: Int, height: Int) {
    (self.box, edge, self.isUpright, self.isBar, self.width, self.height) = (box, contrast / 4, isUpright, isBar, width, height)
  }

  func holds(_ first: RowRing, _ second: RowRing) -> Bool {
    // A letter's neighbours are nearer than this, and the line goes on behind them; an icon is further away.
    let near = isBar ? min(10, max(2, box.height * 3 / 10)) : min(48, max(2, box.height * 2 / 5))
    for reach in isBar ? [near] : [near, near * 3, near * 10] {
      let columns = max(0, box.left - reach)..<min(width, box.right + reach)
      let found = count(first, second, columns)
      if found.stayed * 6 >= found.moved, found.stayed > 0, !isBar || found.stayedRows * 10 >= box.height * 6 { return true }
      let (left, right) = (
        columns.lowerBound..<min(columns.upperBound, columns.lowerBound + near), max(0, columns.upperBound - near)..<columns.upperBound
      )
      guard hasEdge(count(first, second, left)) || hasEdge(count(first, second, right)) else { return false }
    }
    return false
  }

  private struct Edges { var (stayed, moved, stayedRows) = (0, 0, 0) }

  private func hasEdge(_ edges: Edges) -> Bool { edges.stayed + edges.moved > 0 }

  private func count(_ first: RowRing, _ second: RowRing, _ columns: Range<Int>) -> Edges {
    var edges = Edges()
    for y in box.top..<min(box.bottom, isUpright ? height - 1 : height) {
      let (a, b) = (first.row(y), second.row(y))
      let (nextA, nextB) = isUpright ? (first.row(y + 1), second.row(y + 1)) : (a + 1, b + 1)
      let before = edges.stayed
      for x in columns.lowerBound..<(isUpright ? columns.upperBound : max(columns.lowerBound, columns.upperBound - 1))
      where a[x] != nextA[x] {
        guard ShiftTest.difference(a[x], nextA[x]) > edge else { continue }
        if isSame(a[x], b[x]), isSame(nextA[x], nextB[x]) { edges.stayed += 1 } else { edges.moved += 1 }
      }
      if edges.stayed > before { edges.stayedRows += 1 }
    }
    return edges
  }

  private func isSame(_ a: UInt32, _ b: UInt32) -> Bool { a == b || ShiftTest.difference(a, b) <= Int(ChangePatch.noise) }
}
