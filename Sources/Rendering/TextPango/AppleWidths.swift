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
    /// What the next character comes nearer or moves away; nil where the stand-in's own kerning holds.
    var kerning: CGFloat?
  }

  init(match: FontMatch, face: FontFace) {
    family = AppleWidths.hold(match, face) ? match.widths : nil
    weight = match.weight
    isEmoji = face.isColor
  }

  /// What the face's own advances are multiplied by.
  var scale: CGFloat { family?.scale ?? 1 }

  /// Letters that would run into each other are drawn narrower, others keep the stand-in's shapes.
  var glyphScale: CGFloat { scale < 0.9 ? scale : 1 }

  /// Whether a face that shaping chose is set at the widths of what was asked for: it is the stand-in, not a font for single characters.
  static func hold(_ match: FontMatch, _ face: FontFace) -> Bool {
    match.widths == .icons || (match.widths != nil && face.family == FontCollection.knownName(of: match.family))
  }

  /// The advance of a cluster of a text in UTF-8, with what it is kerned by before the character that follows; nil where the
  /// stand-in's own holds.
  func advance(of cluster: Range<Int>, isFollowed: Bool, in text: [UInt8], size: CGFloat, isKerned: Bool) -> Advance? {
    if isEmoji { return AppleWidths.emoji(size: size).map { Advance(points: $0) } }
    // From right to left the stand-in's own hold.
    guard let family, !cluster.isEmpty else { return nil }
    if AppleLatin.base(at: cluster.lowerBound, in: text) == nil {
      guard cluster.count <= 3, let sign = Shaper.character(at: cluster.lowerBound, in: text) else { return nil }
      return family.advance(ofSign: sign, weight: weight).map { Advance(points: $0 * size, kerning: 0) }
    }
    // A ligature is as wide as its letters.
    var em: CGFloat = 0
    var kerning: CGFloat? = 0
    var index = cluster.lowerBound
    while index < cluster.upperBound {
      guard let first = AppleLatin.base(at: index, in: text), let width = family.advance(of: first, weight: weight) else { return nil }
      em += width
      index += text[index] < 0x80 ? 1 : 2
      guard isKerned, index < cluster.upperBound || isFollowed, let second = AppleLatin.base(at: index, in: text) else { continue }
      let amount = AppleFamilyKerning.kerning(of: family, weight: weight, first: first, second: second)
      if index < cluster.upperBound { em += amount ?? 0 } else { kerning = amount }
    }
    return Advance(points: em * size, kerning: kerning.map { $0 * size })
  }

  /// Apple Color Emoji is wider than its size by nearly 6 points at small sizes, by 5 at large ones: labels of one emoji that Xcode
  /// stored are 23 wide at 17 points, 24 at 18, 40 at 35, 43 at 38 and 50 at 45.
  static func emoji(size: CGFloat) -> CGFloat? {
    guard size > 0 else { return nil }
    let extra = size <= 18 ? 5.75 : size >= 30 ? 4.75 : 5.75 - (size - 18) / 12
    return size + extra * min(1, size / 12)
  }
}
