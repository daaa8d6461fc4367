/// The user's bytes with edits applied, and which of the result came from where.
struct EditedText: Sendable {
  /// A stretch of the result: verbatim bytes, or a replacement about one offset.
  struct Piece: Sendable {
    /// Where it starts in the result.
    var start: Int
    /// Where it starts in the user's text.
    var original: Int
    var isVerbatim: Bool
    var isBookkeeping = false
  }

  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Piece] = []

  /// Applies the edits in order of place; of two that overlap, the later one is left out.
  init(_ original: [UInt8], edits: [SourceEdit]) {
    let ordered = edits.enumerated().sorted { first, second in
      let (a, b) = (first.element.range, second.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // Insertions come before what replaces the text behind them.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return first.offset < second.offset
    }
    bytes.reserveCapacity(original.count + edits.reduce(0) { $0 + $1.replacement.count })
    var position = 0
    for (_, edit) in ordered where edit.range.lowerBound >= position && edit.range.upperBound <= original.count {
      keep(original, position..<edit.range.lowerBound)
      if !edit.replacement.isEmpty {
        pieces.append(Piece(start: bytes.count, original: edit.origin, isVerbatim: false, isBookkeeping: edit.isBookkeeping))
        bytes.append(contentsOf: edit.replacement)
      }
      position = edit.range.upperBound
    }
    keep(original, position..<original.count)
  }

  private mutating func keep(_ original: [UInt8], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pieces.append(Piece(start: bytes.count, original: range.lowerBound, isVerbatim: true))
    bytes.append(contentsOf: original[range])
  }
}
