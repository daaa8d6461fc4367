import CoreGraphics
import Foundation
import TextLayout

/// Advances that a stand-in's glyphs are set at in place of its own.
struct AppleWidths {
  private let family: AppleFamilyWidths?
  private let weight: Int
  private let isEmoji: Bool

  struct Advance {
    var points: CGFloat
    /// Whether what the stand-in adds between this character and the next is added here, too.
    var keepsKerning: Bool
  }

  init(match: FontMatch, face: FontFace) {
    family = AppleWidths.hold(match, face) ? match.widths : nil
    weight = match.weight
    isEmoji = face.isColor
  }

  /// Whether a face that shaping chose is set at the widths of what was asked for: it is the stand-in, not a font for single characters.
  static func hold(_ match: FontMatch, _ face: FontFace) -> Bool {
    match.widths != nil && face.family == FontCollection.knownName(of: match.family)
  }

  /// The advance of a character whose first byte and length in UTF-8 are given; nil where the stand-in's own holds.
  func advance(of byte: UInt8, length: Int, size: CGFloat) -> Advance? {
    if isEmoji { return AppleWidths.emoji(size: size).map { Advance(points: $0, keepsKerning: true) } }
    guard let family, length == 1, let em = family.advance(of: byte, weight: weight) else { return nil }
    return Advance(points: em * size, keepsKerning: family.keepsKerning(after: byte))
  }

  /// Apple Color Emoji is wider than its size by nearly 6 points at small sizes, by 5 at large ones: labels of one emoji that Xcode
  /// stored are 23 wide at 17 points, 24 at 18, 40 at 35, 43 at 38 and 50 at 45.
  static func emoji(size: CGFloat) -> CGFloat? {
    guard size > 0 else { return nil }
    let extra = size <= 18 ? 5.75 : size >= 30 ? 4.75 : 5.75 - (size - 18) / 12
    return size + extra * min(1, size / 12)
  }
}
