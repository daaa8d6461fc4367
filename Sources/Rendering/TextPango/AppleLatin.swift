import Foundation

/// Letters with accents, which are as wide as those without in every family whose widths are known, and kern like them.
enum AppleLatin {
  /// U+00C0 to U+00FF without their accents; a space where the character is no such letter.
  private static let bases = Array("AAAAAA CEEEEIIII NOOOOO OUUUUY  aaaaaa ceeeeiiii nooooo ouuuuy y".utf8)

  /// The character of ASCII that stands for the one of one or two bytes at a place; nil where none does.
  static func base(at index: Int, in text: [UInt8]) -> UInt8? {
    guard text.indices.contains(index) else { return nil }
    let byte = text[index]
    if byte < 0x80 { return byte }
    guard byte == 0xC3, index + 1 < text.count, (0x80..<0xC0).contains(text[index + 1]) else { return nil }
    let base = bases[Int(text[index + 1]) - 0x80]
    return base == UInt8(ascii: " ") ? nil : base
  }
}
