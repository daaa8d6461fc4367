/// A prefix code for symbols of known frequency, as DEFLATE writes them (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol's code, 0 where the symbol does not occur.
  private(set) var lengths: [UInt8]
  /// The codes, bits reversed: DEFLATE sends them from the highest bit.
  private(set) var codes: [UInt16]

  /// The shortest code within a greatest length; at least two symbols get one, so that every decoder finds the code complete.
  init(frequencies: [Int], maximumLength: Int) {
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    codes = [UInt16](repeating: 0, count: frequencies.count)
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in frequencies.indices where used.count < 2 && !used.contains(symbol) { used.append(symbol) }
    used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var depths = HuffmanCode.depths(used.map { max(1, frequencies[$0]) })
    HuffmanCode.limit(&depths, to: maximumLength)
    for (symbol, depth) in zip(used, depths) { lengths[symbol] = UInt8(depth) }
    assignCodes(maximumLength: maximumLength)
  }

  /// Depths of the leaves of the Huffman tree over weights in ascending order.
  private static func depths(_ weights: [Int]) -> [Int] {
    let count = weights.count
    var sums = weights
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var leaf = 0
    var inner = count
    func smallest() -> Int {
      if leaf < count, inner >= sums.count || weights[leaf] <= sums[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for node in count..<(2 * count - 1) {
      let (a, b) = (smallest(), smallest())
      sums.append(sums[a] + sums[b])
      parents[a] = node
      parents[b] = node
    }
    var depth = [Int](repeating: 0, count: 2 * count - 1)
    for node in (0..<(2 * count - 2)).reversed() { depth[node] = depth[parents[node]] + 1 }
    return Array(depth.prefix(count))
  }

  /// Shortens depths (descending) to a limit and lengthens others until the code is complete again (Kraft's sum is one).
  private static func limit(_ depths: inout [Int], to maximum: Int) {
    guard let deepest = depths.first, deepest > maximum else { return }
    let full = 1 << maximum
    var sum = 0
    for index in depths.indices {
      depths[index] = min(depths[index], maximum)
      sum += full >> depths[index]
    }
    // The rarest symbols that can still grow pay for the excess.
    while sum > full {
      guard let index = depths.firstIndex(where: { $0 < maximum }) else { return }
      sum -= (full >> depths[index]) - (full >> (depths[index] + 1))
      depths[index] += 1
    }
    for index in depths.indices.reversed() {
      while depths[index] > 1, sum + (full >> depths[index]) <= full {
        sum += full >> depths[index]
        depths[index] -= 1
      }
    }
  }

  private mutating func assignCodes(maximumLength: Int) {
    var counts = [Int](repeating: 0, count: maximumLength + 1)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: maximumLength + 2)
    var code = 0
    for length in 1...maximumLength {
      code = (code + (length > 1 ? counts[length - 1] : 0)) << 1
      next[length] = code
    }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      var (forward, backward) = (next[length], 0)
      next[length] += 1
      for _ in 0..<length {
        backward = backward << 1 | forward & 1
        forward >>= 1
      }
      codes[symbol] = UInt16(backward)
    }
  }
}
