import Glibc

/// What one look at a picture tells: which rows repeat, and whether every pixel is opaque.
struct RowSurvey {
  private(set) var equalsRowAbove: [Bool]
  private(set) var isOpaque = true

  init(_ rows: PixelRows) {
    equalsRowAbove = [Bool](repeating: false, count: rows.height)
    guard let base = rows.bytes.baseAddress else { return }
    for y in 0..<rows.height {
      let row = base + y * rows.bytesPerRow
      if y > 0, memcmp(row, row - rows.bytesPerRow, rows.width * 4) == 0 {
        equalsRowAbove[y] = true
      } else if isOpaque {
        isOpaque = RowSurvey.isOpaque(row.assumingMemoryBound(to: UInt32.self), count: rows.width)
      }
    }
  }

  /// The columns from the first to the last pixel that differs from the row above; all of the first row.
  func changedColumns(of rows: PixelRows, _ y: Int) -> Range<Int> {
    guard y > 0, let base = rows.bytes.baseAddress else { return 0..<rows.width }
    let row = (base + y * rows.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    let above = (base + (y - 1) * rows.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    var (first, end) = (0, rows.width)
    while first < end, row[first] == above[first] { first &+= 1 }
    while end > first, row[end &- 1] == above[end &- 1] { end &-= 1 }
    return first..<end
  }

  private static func isOpaque(_ row: UnsafePointer<UInt32>, count: Int) -> Bool {
    var all = UInt32.max
    for x in 0..<count { all &= row[x] }
    return UInt32(littleEndian: all) >> 24 == 255
  }
}
