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
}

/// A glyph at its place in its cluster.
struct ShapedGlyph {
  var id: UInt32
  /// From the cluster's left end.
  var x: CGFloat
  /// From the baseline, downwards.
  var y: CGFloat
}

/// One paragraph, itemised and shaped, before it is broken into lines; clusters in the order of the text.
struct ShapedParagraph {
  var text: [UInt8]
  var clusters: [Cluster] = []
  var segments: [Segment] = []
  var glyphs: [ShapedGlyph] = []
  /// The text's own direction; nil where it holds no letter that has one.
  var naturalIsRightToLeft: Bool?
  /// The direction it was shaped with.
  var isRightToLeft = false
  var style: ParagraphStyle
  /// The run whose font sets the height of a line without characters.
  var firstRun: Int
  var missingCharacters: [String] = []
  /// Where it begins in the text, in UTF-16.
  var textStart = 0
  /// Bytes that begin a control character which the text itself does not have.
  var controls: Set<Int> = []

  /// How many UTF-16 units of the text some bytes stand for.
  func units(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where text[index] & 0xC0 != 0x80 { count += text[index] >= 0xF0 ? 2 : 1 }
    if !controls.isEmpty { for index in range where controls.contains(index) { count -= 1 } }
    return count
  }

  /// Some bytes as text, without what only the bidirectional algorithm is told.
  func string(_ range: Range<Int>) -> String {
    guard !controls.isEmpty else { return String(decoding: text[range], as: UTF8.self) }
    let own = range.filter { index in !(0..<3).contains { controls.contains(index - $0) } }
    return String(decoding: own.map { text[$0] }, as: UTF8.self)
  }
}
