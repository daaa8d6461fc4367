import CoreGraphics
import Foundation
import TextLayout

/// Advances that a stand-in's glyphs are set at in place of its own.
struct AppleWidths {
  private let isNeueHelvetica: Bool
  private let weight: Int
  private let isEmoji: Bool

  init(match: FontMatch, face: FontFace) {
    isNeueHelvetica = match.hasNeueHelveticaWidths && face.family == match.family
    weight = match.weight
    isEmoji = face.isColor
  }

  /// The advance in points of a character whose first byte and length in UTF-8 are given; nil where the stand-in's own holds.
  func advance(of byte: UInt8, length: Int, size: CGFloat) -> CGFloat? {
    if isEmoji { return AppleWidths.emoji(size: size) }
    guard isNeueHelvetica, length == 1 else { return nil }
    return NeueHelvetica.advance(of: byte, weight: weight).map { $0 * size }
  }

  /// Apple Color Emoji is wider than its size by nearly 6 points at small sizes, by 5 at large ones: labels of one emoji that Xcode
  /// stored are 23 wide at 17 points, 24 at 18, 40 at 35, 43 at 38 and 50 at 45.
  static func emoji(size: CGFloat) -> CGFloat? {
    guard size > 0 else { return nil }
    let extra = size <= 18 ? 5.75 : size >= 30 ? 4.75 : 5.75 - (size - 18) / 12
    return size + extra * min(1, size / 12)
  }
}
