package import CoreGraphics
package import Foundation

/// Text with its styles, in runs one after the other: what a layout is made from.
package struct StyledText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes
    package init(text: String, attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  package var runs: [Run]

  package init(runs: [Run]) { self.runs = runs }
  package init(_ text: String, _ attributes: TextAttributes) { runs = [Run(text: text, attributes: attributes)] }

  package var string: String { runs.map(\.text).joined() }
}

/// The style of a run.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescription
  package var color: CGColor
  package var backgroundColor: CGColor?
  /// Points added after each glyph, on top of the font's own tracking; nil keeps pair kerning as it is.
  package var kern: CGFloat?
  /// Points upwards.
  package var baselineOffset: CGFloat
  package var underline: Line?
  package var strikethrough: Line?
  /// The space that a picture inside the text takes; the run's text is then U+FFFC.
  package var attachment: Attachment?
  /// The style of the paragraph that the run begins.
  package var paragraph: ParagraphStyle

  package struct Line: Hashable, Sendable {
    package var color: CGColor?
    package var isThick: Bool
    package var isDouble: Bool
    package init(color: CGColor?, isThick: Bool = false, isDouble: Bool = false) {
      self.color = color
      self.isThick = isThick
      self.isDouble = isDouble
    }
  }

  package struct Attachment: Hashable, Sendable {
    /// Relative to the baseline, y upwards as in NSTextAttachment.
    package var bounds: CGRect
    package var image: CGImage?
    package init(bounds: CGRect, image: CGImage?) {
      self.bounds = bounds
      self.image = image
    }
  }

  package init(
    font: FontDescription, color: CGColor, backgroundColor: CGColor? = nil, kern: CGFloat? = nil, baselineOffset: CGFloat = 0,
    underline: Line? = nil, strikethrough: Line? = nil, attachment: Attachment? = nil, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.attachment = attachment
    self.paragraph = paragraph
  }
}

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

  package init() {}
}

/// The space that text is set into, in points.
package struct TextContainer: Hashable, Sendable {
  /// Infinite where lines break only at line separators.
  package var width: CGFloat
  /// Lines that don't fit whole are left out and the last one is truncated; infinite where height does not matter.
  package var height: CGFloat
  /// Zero for no limit.
  package var maximumNumberOfLines: Int
  /// The direction of the surrounding view, which `natural` follows where the text itself has none.
  package var isRightToLeft: Bool
  /// Whether a line end at the very end of the text begins one more, empty line: text views do so, labels don't.
  package var hasExtraLine: Bool

  package init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, maximumNumberOfLines: Int = 0, isRightToLeft: Bool = false,
    hasExtraLine: Bool = false
  ) {
    self.width = width
    self.height = height
    self.maximumNumberOfLines = maximumNumberOfLines
    self.isRightToLeft = isRightToLeft
    self.hasExtraLine = hasExtraLine
  }
}
