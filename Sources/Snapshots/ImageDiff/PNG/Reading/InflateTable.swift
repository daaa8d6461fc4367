/// What each pattern of next bits stands for: one of DEFLATE's two alphabets (RFC 1951, section 3.2) as a table of two levels.
///
/// Each entry is one word: the bits to drop (0–7), the extra bits that follow (8–11), what it is (12–15) and a value (16–31): the
/// literal, the base of a length or distance, or where the second level begins.
struct InflateTable {
  static let literal: UInt32 = 1 << 12
  static let endOfBlock: UInt32 = 1 << 13
  static let furtherTable: UInt32 = 1 << 14
  static let invalid: UInt32 = 1 << 15

  let entries: UnsafeMutablePointer<UInt32>
  let bits: Int
  private let capacity: Int
  private let symbols: [UInt32]

  /// The alphabet of literals and lengths.
  static func lengths() -> InflateTable {
    var symbols = (0..<256).map { UInt32($0) << 16 | literal }
    symbols.append(endOfBlock)
    var base = 3
    for symbol in 257..<285 {
      let extra = symbol < 265 ? 0 : (symbol - 261) / 4
      symbols.append(UInt32(base) << 16 | UInt32(extra) << 8)
      base += 1 << extra
    }
    symbols += [258 << 16, invalid, invalid]
    return InflateTable(symbols, bits: 11)
  }

  /// The alphabet of distances.
  static func distances() -> InflateTable {
    var symbols: [UInt32] = []
    var base = 1
    for symbol in 0..<30 {
      let extra = symbol < 2 ? 0 : symbol / 2 - 1
      symbols.append(UInt32(base) << 16 | UInt32(extra) << 8)
      base += 1 << extra
    }
    symbols += [invalid, invalid]
    return InflateTable(symbols, bits: 9)
  }

  /// The alphabet of code lengths, whose symbols are their own values.
  static func codeLengths() -> InflateTable { InflateTable((0..<19).map { UInt32($0) << 16 | literal }, bits: 7) }

  private init(_ symbols: [UInt32], bits: Int) {
    self.symbols = symbols
    self.bits = bits
    // Codes have at most 15 bits, so a second level has at most 2 to the rest, for each entry of the first in the worst case.
    capacity = (1 << bits) + (bits < 15 ? symbols.count << (15 - bits) : 0)
    entries = .allocate(capacity: capacity)
  }

  func deallocate() { entries.deallocate() }

  /// Fills the table for codes of these lengths; false where they are no code (more patterns than there are, or too few of several).
  func build(_ lengths: UnsafePointer<UInt8>, count: Int) -> Bool {
    var counts = [Int](repeating: 0, count: 16)
    for symbol in 0..<count { counts[Int(lengths[symbol])] += 1 }
    let used = count - counts[0]
    counts[0] = 0
    var next = [Int](repeating: 0, count: 17)
    var code = 0
    for length in 1...15 {
      code = (code + counts[length - 1]) << 1
      next[length] = code
      guard code + counts[length] <= 1 << length else { return false }
    }
    let isComplete = next[15] + counts[15] == 1 << 15
    // A single distance may have a code of one bit whose other half stays unused; no other gap is allowed.
    guard isComplete || used <= 1 else { return false }
    let first = 1 << bits
    for index in 0..<first { entries[index] = InflateTable.invalid }
    var end = first
    for symbol in 0..<count where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      let pattern = InflateTable.reversed(next[length], length)
      next[length] += 1
      guard symbol < symbols.count else { return false }
      if length <= bits {
        let entry = symbols[symbol] | UInt32(length)
        for index in stride(from: pattern, to: first, by: 1 << length) { entries[index] = entry }
        continue
      }
      let head = pattern & (first - 1)
      if entries[head] & InflateTable.furtherTable == 0 {
        guard end + (1 << (15 - bits)) <= capacity else { return false }
        for index in end..<(end + (1 << (15 - bits))) { entries[index] = InflateTable.invalid }
        entries[head] = UInt32(end) << 16 | InflateTable.furtherTable
        end += 1 << (15 - bits)
      }
      let start = Int(entries[head] >> 16)
      let entry = symbols[symbol] | UInt32(length)
      for index in stride(from: pattern >> bits, to: 1 << (15 - bits), by: 1 << (length - bits)) { entries[start + index] = entry }
    }
    return true
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var (forward, backward) = (code, 0)
    for _ in 0..<length {
      backward = backward << 1 | forward & 1
      forward >>= 1
    }
    return backward
  }
}
