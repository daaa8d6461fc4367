import Glibc

/// A 128-bit hash of a picture's size and pixels; not meant against an adversary.
///
/// It is taken from the bytes as they lie in memory, so that a renderer's own buffer needs no conversion: pictures of the two layouts
/// have different hashes. Rows that equal the one above are counted instead of read again: most of an interface is flat.
package struct ContentHash: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(_ rows: PixelRows) {
    var state = State()
    state.add(UInt64(rows.width) << 32 | UInt64(rows.height))
    state.add(rows.layout == .straightRGBA ? 1 : 2)
    if let base = rows.bytes.baseAddress {
      let count = rows.width * 4
      var repeated: UInt64 = 0
      state.add(base, count: count)
      for y in 1..<max(1, rows.height) {
        let row = base + y * rows.bytesPerRow
        if memcmp(row, row - rows.bytesPerRow, count) == 0 {
          repeated &+= 1
          continue
        }
        state.add(repeated)
        repeated = 0
        state.add(row, count: count)
      }
      state.add(repeated)
    }
    (high, low) = state.finish()
  }

  /// Reads what `text` wrote.
  package init?(text: some StringProtocol) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16) else {
      return nil
    }
    (self.high, self.low) = (high, low)
  }

  /// 32 hexadecimal digits.
  package var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Four lanes, each a product of two words folded into the lane: what a processor does at memory's speed.
  private struct State {
    var a: UInt64 = 0x9E37_79B9_7F4A_7C15
    var b: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    var c: UInt64 = 0x1656_67B1_9E37_79F9
    var d: UInt64 = 0x27D4_EB2F_1656_67C5

    @inline(__always)
    private static func fold(_ x: UInt64, _ y: UInt64) -> UInt64 {
      let product = x.multipliedFullWidth(by: y)
      return product.high ^ product.low
    }

    @inline(__always)
    private static func turn(_ lane: UInt64, _ word: UInt64, _ key: UInt64) -> UInt64 {
      // The lane goes in by addition as well, so that a zero factor does not wipe out what came before.
      fold(lane ^ word, key) &+ (lane &<< 29 | lane &>> 35)
    }

    mutating func add(_ word: UInt64) { a = State.turn(a, word, 0xFF51_AFD7_ED55_8CCD) }

    mutating func add(_ bytes: UnsafeRawPointer, count: Int) {
      var (a, b, c, d) = (a, b, c, d)
      var offset = 0
      while offset &+ 32 <= count {
        let at = bytes + offset
        a = State.turn(a, at.loadUnaligned(as: UInt64.self), 0xFF51_AFD7_ED55_8CCD)
        b = State.turn(b, at.loadUnaligned(fromByteOffset: 8, as: UInt64.self), 0xC4CE_B9FE_1A85_EC53)
        c = State.turn(c, at.loadUnaligned(fromByteOffset: 16, as: UInt64.self), 0x9FB2_1C65_1E98_DF25)
        d = State.turn(d, at.loadUnaligned(fromByteOffset: 24, as: UInt64.self), 0xBF58_476D_1CE4_E5B9)
        offset &+= 32
      }
      while offset < count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        a = State.turn(a, UInt64(word), 0xD6E8_FEB8_6659_FD93)
        offset &+= 4
      }
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    func finish() -> (UInt64, UInt64) {
      let first = State.fold(a ^ 0x8EBC_6AF0_9C88_C6E3, b &+ 0x5899_65CC_7537_4CC3) ^ State.fold(c ^ a, d | 1)
      let second = State.fold(c ^ 0x1D8E_4E27_C47D_124F, d &+ 0xEB44_ACCA_B455_D165) ^ State.fold(b ^ d, a | 1)
      return (first, second)
    }
  }
}
