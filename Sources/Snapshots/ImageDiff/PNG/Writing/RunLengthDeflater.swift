/// A DEFLATE stream (RFC 1951) of literals and of matches at two distances only: one byte back and one pixel back.
///
/// Interface pictures, after subtracting the row above, are zeros with a few runs of equal pixels. Looking for nothing else makes
/// the pass several times faster than a general compressor, at a size near its own.
struct RunLengthDeflater {
  /// A literal is its byte; a match has this bit, the length, and `pixelFlag` for one pixel back instead of one byte.
  private static let matchFlag: UInt32 = 1 << 31
  private static let pixelFlag: UInt32 = 1 << 30
  /// A whole row that equals the one above: filter byte 2 and zeros; the low bits count such rows.
  private static let rowFlag: UInt32 = 1 << 29
  private static let blockTokens = 1 << 16

  private let channels: Int
  private let rowBytes: Int
  private var tokens: UnsafeMutablePointer<UInt32>
  private var tokenCount = 0
  private(set) var literalCount = 0
  private var writer: BitWriter

  /// - Parameters:
  ///   - channels: bytes a pixel, 3 or 4
  ///   - rowBytes: bytes a row without the filter byte
  init(channels: Int, rowBytes: Int) {
    self.channels = channels
    self.rowBytes = rowBytes
    // A row adds at most one token a byte and one more; a block ends at the first row's end past the limit.
    tokens = .allocate(capacity: RunLengthDeflater.blockTokens + rowBytes + 16)
    writer = BitWriter(capacity: 1 << 18)
  }

  func deallocate() {
    tokens.deallocate()
    writer.deallocate()
  }

  /// Adds a row that equals the one above.
  mutating func appendEqualRow() {
    if tokenCount > 0, tokens[tokenCount - 1] & (Self.matchFlag | Self.rowFlag) == Self.rowFlag {
      tokens[tokenCount - 1] += 1
    } else {
      tokens[tokenCount] = Self.rowFlag | 1
      tokenCount += 1
    }
    if tokenCount >= Self.blockTokens { flushBlock(isLast: false) }
  }

  /// Adds a row's filter byte and its filtered bytes.
  mutating func append(filter: UInt8, row: UnsafePointer<UInt8>) {
    let out = tokens
    var count = tokenCount
    var literals = literalCount
    let end = rowBytes
    let pixel = channels
    out[count] = UInt32(filter)
    count &+= 1
    var at = 0
    while at < end {
      let byte = row[at]
      if byte == 0 {
        var stop = at &+ 1
        while stop &+ 8 <= end,
          UnsafeRawPointer(row + stop).loadUnaligned(as: UInt64.self) == 0
        { stop &+= 8 }
        while stop < end, row[stop] == 0 { stop &+= 1 }
        out[count] = 0
        count &+= 1
        var left = stop &- at &- 1
        while left >= 3 {
          let length = min(258, left)
          out[count] = Self.matchFlag | UInt32(truncatingIfNeeded: length)
          count &+= 1
          left &-= length
        }
        while left > 0 {
          out[count] = 0
          count &+= 1
          left &-= 1
        }
        at = stop
        continue
      }
      // Equal bytes one pixel apart: a run of equal pixels.
      var stop = at
      if at >= pixel {
        while stop < end, row[stop] == row[stop &- pixel] { stop &+= 1 }
      }
      var left = stop &- at
      if left >= 3 {
        while left >= 3 {
          let length = min(258, left)
          out[count] = Self.matchFlag | Self.pixelFlag | UInt32(truncatingIfNeeded: length)
          count &+= 1
          left &-= length
          at &+= length
        }
        continue
      }
      out[count] = UInt32(byte)
      count &+= 1
      literals &+= 1
      at &+= 1
    }
    tokenCount = count
    literalCount = literals
    if tokenCount >= Self.blockTokens { flushBlock(isLast: false) }
  }

  /// Ends the stream and hands over its bytes.
  mutating func finish<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    flushBlock(isLast: true)
    writer.flush()
    return writer.withBytes(body)
  }

  private mutating func flushBlock(isLast: Bool) {
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    let pixelDistance = channels - 1  // the distance codes of 3 and 4 are 2 and 3, that of 1 is 0
    let fullMatches = (rowBytes - 1) / 258
    let rest = (rowBytes - 1) % 258
    var extraBits = 0
    literals[256] = 1
    for index in 0..<tokenCount {
      let token = tokens[index]
      if token & Self.matchFlag != 0 {
        let length = Int(token & 0xFFFF)
        literals[Int(DeflateLengths.symbol[length])] += 1
        extraBits += Int(DeflateLengths.extraBits[length])
        distances[token & Self.pixelFlag != 0 ? pixelDistance : 0] += 1
      } else if token & Self.rowFlag != 0 {
        let rows = Int(token & 0xFFFFFF)
        literals[2] += rows
        literals[0] += rows * (rest < 3 ? 1 + rest : 1)
        literals[285] += rows * fullMatches
        distances[0] += rows * fullMatches
        if rest >= 3 {
          literals[Int(DeflateLengths.symbol[rest])] += rows
          extraBits += rows * Int(DeflateLengths.extraBits[rest])
          distances[0] += rows
        }
      } else {
        literals[Int(token)] += 1
      }
    }
    let literalCode = HuffmanCode(frequencies: literals, maximumLength: 15)
    let distanceCode = HuffmanCode(frequencies: distances, maximumLength: 15)
    var bits = 4096 + extraBits
    for (symbol, frequency) in literals.enumerated() { bits += frequency * Int(literalCode.lengths[symbol]) }
    for (symbol, frequency) in distances.enumerated() { bits += frequency * Int(distanceCode.lengths[symbol]) }
    writer.reserve(bits: bits)
    writer.write(isLast ? 1 : 0, bits: 1)
    writer.write(2, bits: 2)
    DeflateHeader.write(literalCode.lengths, distanceCode.lengths, to: &writer)
    writeTokens(literalCode, distanceCode, pixelDistance: pixelDistance, fullMatches: fullMatches, rest: rest)
    writer.write(UInt32(literalCode.codes[256]), bits: Int(literalCode.lengths[256]))
    tokenCount = 0
  }

  private mutating func writeTokens(
    _ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, pixelDistance: Int, fullMatches: Int, rest: Int
  ) {
    /// Bits and their number of each match length, the distance's code included.
    func matchCodes(distance: Int) -> [(UInt32, Int)] {
      (0...258).map { length in
        guard length >= 3 else { return (0, 0) }
        let symbol = Int(DeflateLengths.symbol[length])
        let first = Int(literalCode.lengths[symbol])
        let extra = Int(DeflateLengths.extraBits[length])
        let value =
          UInt32(literalCode.codes[symbol]) | UInt32(DeflateLengths.extraValue[length]) << first
          | UInt32(distanceCode.codes[distance]) << (first + extra)
        return (value, first + extra + Int(distanceCode.lengths[distance]))
      }
    }
    let byteMatches = matchCodes(distance: 0)
    let pixelMatches = matchCodes(distance: pixelDistance)
    var out = writer
    literalCode.codes.withUnsafeBufferPointer { codes in
      literalCode.lengths.withUnsafeBufferPointer { lengths in
        for index in 0..<tokenCount {
          let token = tokens[index]
          if token & Self.matchFlag != 0 {
            let length = Int(token & 0xFFFF)
            let (value, bits) = token & Self.pixelFlag != 0 ? pixelMatches[length] : byteMatches[length]
            out.write(value, bits: bits)
          } else if token & Self.rowFlag != 0 {
            for _ in 0..<Int(token & 0xFFFFFF) {
              out.write(UInt32(codes[2]), bits: Int(lengths[2]))
              out.write(UInt32(codes[0]), bits: Int(lengths[0]))
              for _ in 0..<fullMatches { out.write(byteMatches[258].0, bits: byteMatches[258].1) }
              if rest >= 3 {
                out.write(byteMatches[rest].0, bits: byteMatches[rest].1)
              } else {
                for _ in 0..<rest { out.write(UInt32(codes[0]), bits: Int(lengths[0])) }
              }
            }
          } else {
            out.write(UInt32(codes[Int(token)]), bits: Int(lengths[Int(token)]))
          }
        }
      }
    }
    writer = out
  }
}
