package import Foundation

/// How a paragraph is set; lengths in points, zero meaning "as the font says", as in NSParagraphStyle.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  package enum LineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }
  package enum WritingDirection: Hashable, Sendable { case natural, leftToRight, rightToLeft }

  package var alignment: Alignment = .natural
  package var lineBreakMode: LineBreakMode = .byWordWrapping
  package var writingDirection: WritingDirection = .natural
  package var lineSpacing: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var hyphenationFactor: CGFloat = 0
  /// Sorted by location.
  package var tabStops: [TabStop] = ParagraphStyle.defaultTabStops
  /// Where tabs stand behind the last stop: at its multiples.
  package var defaultTabInterval: CGFloat = 0
  /// Whether a last line of one word takes another one from the line above.
  package var avoidsOrphans = false
  /// Whether Korean breaks at spaces only.
  package var keepsHangulWords = false
  /// Whether letters may move together where a line would be truncated.
  package var allowsTightening = false

  package struct TabStop: Hashable, Sendable {
    package var location: CGFloat
    package var alignment: Alignment
    package init(location: CGFloat, alignment: Alignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// Twelve left-aligned stops, 28 points apart (NSParagraphStyle's documentation).
  package static let defaultTabStops = (1...12).map { TabStop(location: CGFloat($0) * 28) }

  package init() {}
}
