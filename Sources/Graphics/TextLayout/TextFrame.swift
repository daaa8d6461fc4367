package import Foundation

/// Text that has been set: lines with their glyphs in place.
///
/// Lengths in points, unrounded, y downwards from the top left.
package struct TextFrame: Hashable, Sendable {
  /// The widest line and the sum of the lines' heights.
  package var size: CGSize
  package var lines: [TextLine]
  package var isTruncated: Bool
  /// Characters that no font has, each once, in order.
  package var missingCharacters: [String]

  package init(size: CGSize, lines: [TextLine], isTruncated: Bool, missingCharacters: [String]) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
  }
}

package struct TextLine: Hashable, Sendable {
  /// What is drawn, an ellipsis included, without the line's end.
  package var string: String
  /// The left end of the ink box's advance in the container, after alignment and indents.
  package var x: CGFloat
  /// The distance of the baseline from the frame's top.
  package var baseline: CGFloat
  /// Advance, without the white space that hangs out of a line's end where the line was broken.
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var isRightToLeft: Bool
  /// In visual order, from left to right.
  package var runs: [TextRun]
  /// What of the text the line stands for, its line end included, in UTF-16.
  package var range = 0..<0
  /// Top and height of the line, with what its paragraph style adds.
  package var top: CGFloat = 0
  package var height: CGFloat = 0

  package init(
    string: String, x: CGFloat, baseline: CGFloat, width: CGFloat, ascent: CGFloat, descent: CGFloat, isRightToLeft: Bool,
    runs: [TextRun]
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.isRightToLeft = isRightToLeft
    self.runs = runs
  }
}

/// Glyphs of one face and style that stand together.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var attributes: TextAttributes
  package var face: FontFace
  /// From the line's `x`.
  package var x: CGFloat
  package var width: CGFloat
  package var isRightToLeft: Bool
  package var glyphs: [Glyph]
  /// What of the text it shows, in UTF-16; empty for what was put in (an ellipsis, a hyphen).
  package var range = 0..<0

  package init(
    string: String, attributes: TextAttributes, face: FontFace, x: CGFloat, width: CGFloat, isRightToLeft: Bool, glyphs: [Glyph]
  ) {
    self.string = string
    self.attributes = attributes
    self.face = face
    self.x = x
    self.width = width
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
  }
}

package struct Glyph: Hashable, Sendable {
  package var id: UInt32
  /// From the run's `x`.
  package var x: CGFloat
  /// From the baseline, downwards.
  package var y: CGFloat
  package init(id: UInt32, x: CGFloat, y: CGFloat) {
    self.id = id
    self.x = x
    self.y = y
  }
}
