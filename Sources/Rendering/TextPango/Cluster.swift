import Foundation
import TextLayout

/// The smallest piece of shaped text that can stand on a line of its own: one or more characters and their glyphs.
struct Cluster {
  /// Bytes of the paragraph's UTF-8 that it covers.
  var start: Int
  var end: Int
  /// With kerning and tracking, in points.
  var advance: CGFloat
  /// Its glyphs, in the order in which they are drawn, in `ShapedParagraph.glyphs`.
  var glyphs: Range<Int>
  /// Index into `ShapedParagraph.segments`.
  var segment: Int
  var kind: Kind
  /// A line may end before it.
  var allowsLineBreak: Bool
  /// A line may end before it when no other place is left: it begins what a reader sees as one character.
  var allowsCharacterBreak: Bool

  enum Kind { case ordinary, whiteSpace, tab, softHyphen, lineSeparator }

  var isWhiteSpace: Bool { kind == .whiteSpace || kind == .tab || kind == .lineSeparator }
}

/// Neighbouring clusters of one face, style and direction.
struct Segment {
  /// The style, as an index into the text's runs.
  var run: Int
  var face: FontFace
  /// The bidirectional embedding level; odd ones run from right to left.
  var level: UInt8
  /// How many times wider than its font's the glyphs are drawn.
  var glyphScale: CGFloat = 1
}

/// A glyph at its place in its cluster.
struct ShapedGlyph {
  var id: UInt32
  /// From the cluster's left end.
  var x: CGFloat
  /// From the baseline, downwards.
  var y: CGFloat
}
