/// Where the lines of a text start, for turning byte offsets into positions and back.
struct LineTable: Sendable {
  /// Byte offsets of the first byte of each line; never empty.
  let starts: [Int]
  let byteCount: Int

  init(_ bytes: some Collection<UInt8>) {
    var starts = [0]
    var offset = 0
    for byte in bytes {
      offset += 1
      if byte == 0x0A { starts.append(offset) }
    }
    self.starts = starts
    byteCount = offset
  }

  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The offset of a position, kept inside its line; nil where there is no such line.
  func offset(of position: SourcePosition) -> Int? {
    guard position.line >= 1, position.line <= starts.count else { return nil }
    let start = starts[position.line - 1]
    let end = position.line < starts.count ? max(start, starts[position.line] - 1) : byteCount
    return min(start + max(position.column - 1, 0), end)
  }
}
