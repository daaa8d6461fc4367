/// Finds the user's line and column for a position that the compiler reports about an adapted file.
///
/// Adapted files start with a `#sourceLocation` line, so the compiler already names the user's file and
/// line; only columns differ on lines that were rewritten.
package struct PositionMap: Sendable {
  private let pieces: [EditedText.Piece]
  private let edited: LineTable
  private let original: LineTable
  /// Leads on from what this map takes for the user's text, where that was edited before.
  private var next: [PositionMap] = []

  init(original: LineTable, edited text: EditedText) {
    pieces = text.pieces
    edited = LineTable(text.bytes)
    self.original = original
  }

  mutating func lead(to map: PositionMap) { next = [map] }

  /// The user's position for a reported one; nil where the user's file has no such line.
  package func original(line: Int, column: Int) -> SourcePosition? {
    guard let position = ownOriginal(line: line, column: column), let map = next.first else {
      return ownOriginal(line: line, column: column)
    }
    return map.original(line: position.line, column: position.column)
  }

  private func ownOriginal(line: Int, column: Int) -> SourcePosition? {
    guard line >= 1, line <= original.starts.count else { return nil }
    guard let offset = edited.offset(of: SourcePosition(line: line, column: column)) else { return nil }
    let position = original.position(of: originalOffset(offset))
    // What was generated about another line (a register call before a closing brace) keeps its own line.
    guard position.line != line else { return position }
    let end = original.offset(of: SourcePosition(line: line, column: .max)) ?? 0
    return SourcePosition(line: line, column: min(column, end - original.starts[line - 1] + 1))
  }

  /// Whether a reported position lies in code that only registers methods: an error there (an unknown type of a
  /// parameter) follows from one at the method itself.
  package func isBookkeeping(line: Int, column: Int) -> Bool {
    guard let offset = edited.offset(of: SourcePosition(line: line, column: column)), !pieces.isEmpty else { return false }
    return piece(at: offset).isBookkeeping
  }

  private func originalOffset(_ offset: Int) -> Int {
    guard !pieces.isEmpty else { return offset }
    let piece = piece(at: offset)
    return piece.isVerbatim ? piece.original + offset - piece.start : piece.original
  }

  private func piece(at offset: Int) -> EditedText.Piece {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    return pieces[low]
  }
}
