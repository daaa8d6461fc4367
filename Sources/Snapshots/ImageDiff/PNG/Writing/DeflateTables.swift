/// Which symbol stands for a match length from 3 to 258, with which extra bits (RFC 1951, section 3.2.5).
enum DeflateLengths {
  static let symbol: [UInt16] = table.map(\.symbol)
  static let extraBits: [UInt8] = table.map(\.bits)
  static let extraValue: [UInt8] = table.map(\.value)

  private static let table: [(symbol: UInt16, bits: UInt8, value: UInt8)] = {
    var rows = [(symbol: UInt16, bits: UInt8, value: UInt8)](repeating: (0, 0, 0), count: 259)
    var length = 3
    for symbol in 257..<285 {
      let bits = symbol < 265 ? 0 : (symbol - 261) / 4
      for value in 0..<(1 << bits) where length + value < 259 { rows[length + value] = (UInt16(symbol), UInt8(bits), UInt8(value)) }
      length += 1 << bits
    }
    rows[258] = (285, 0, 0)
    return rows
  }()
}

/// The head of a block with codes of its own (RFC 1951, section 3.2.7).
enum DeflateHeader {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  static func write(_ literals: [UInt8], _ distances: [UInt8], to writer: inout BitWriter) {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let all = Array(literals.prefix(literalCount) + distances.prefix(distanceCount))
    // Each step: a symbol and its extra bits; 17 and 18 stand for runs of zeros, 16 for repeats of the last length.
    var steps: [(symbol: Int, extra: UInt32, bits: Int)] = []
    var at = 0
    while at < all.count {
      var run = 1
      while at + run < all.count, all[at + run] == all[at] { run += 1 }
      if all[at] == 0, run >= 3 {
        run = min(run, 138)
        steps.append(run >= 11 ? (18, UInt32(run - 11), 7) : (17, UInt32(run - 3), 3))
      } else if run >= 4 {
        run = min(run, 7)
        steps.append((Int(all[at]), 0, 0))
        steps.append((16, UInt32(run - 4), 2))
      } else {
        run = 1
        steps.append((Int(all[at]), 0, 0))
      }
      at += run
    }
    var frequencies = [Int](repeating: 0, count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, maximumLength: 7)
    let used = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(UInt32(literalCount - 257), bits: 5)
    writer.write(UInt32(distanceCount - 1), bits: 5)
    writer.write(UInt32(used - 4), bits: 4)
    for symbol in order.prefix(used) { writer.write(UInt32(code.lengths[symbol]), bits: 3) }
    for step in steps {
      writer.write(UInt32(code.codes[step.symbol]), bits: Int(code.lengths[step.symbol]))
      if step.bits > 0 { writer.write(step.extra, bits: step.bits) }
    }
  }
}
