/// A 128-bit hash of what a cache entry depends on; not meant against an adversary.
struct ContentHash {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Adds bytes with their count, so that neighbours never run into each other.
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    guard offset < bytes.count else { return }
    var rest: UInt64 = 0
    for byte in bytes[offset...] { rest = rest << 8 | UInt64(byte) }
    combine(rest)
  }

  mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  mutating func combine(_ word: UInt64) {
    first = ((first ^ word) &* 0xFF51_AFD7_ED55_8CCD).rotated(by: 31) &+ second
    second = ((second ^ word.rotated(by: 17)) &* 0x9FB2_1C65_1E98_DF25).rotated(by: 27) ^ first
  }

  /// 32 hexadecimal digits.
  var text: String { Self.hex(mixed.0) + Self.hex(mixed.1) }

  /// The first digits only, for names that people read.
  func text(digits: Int) -> String { String(text.prefix(digits)) }

  private var mixed: (UInt64, UInt64) {
    var (a, b) = (first, second)
    for _ in 0..<2 {
      a = (a ^ a >> 33) &* 0xC4CE_B9FE_1A85_EC53
      b = (b ^ b >> 29) &* 0xBF58_476D_1CE4_E5B9 &+ a
      a = a.rotated(by: 23) ^ b
    }
    return (a, b)
  }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension UInt64 {
  fileprivate func rotated(by bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }
}
