import CImageCodecs

/// A piece of a PNG file as it stands there (PNG specification, section 5.3).
struct PNGChunk {
  static let header = name("IHDR")
  static let data = name("IDAT")
  static let text = name("tEXt")
  static let end = name("IEND")
  static let palette = name("PLTE")
  static let transparency = name("tRNS")
  static let profile = name("iCCP")
  static let gamma = name("gAMA")

  /// The four letters as a number.
  var kind: UInt32
  var content: Range<Int>
  /// The checksum that the file states.
  var checksum: UInt32
  /// Whether that is the checksum of the bytes.
  var isIntact: Bool

  /// Calls back with each chunk that the file holds as a whole, until the closure returns false.
  static func forEach(in bytes: UnsafeRawBufferPointer, _ body: (PNGChunk) -> Bool) {
    guard bytes.count > 8, bytes.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return }
    func word(_ at: Int) -> UInt32 { UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self)) }
    var at = 8
    while at + 12 <= bytes.count {
      let content = at + 8..<at + 8 + Int(word(at))
      guard content.upperBound + 4 <= bytes.count else { return }
      let checksum = word(content.upperBound)
      let computed = libdeflate_crc32(0, bytes.baseAddress! + at + 4, content.count + 4)
      guard body(PNGChunk(kind: word(at + 4), content: content, checksum: checksum, isIntact: checksum == computed)) else { return }
      at = content.upperBound + 4
    }
  }

  private static func name(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
