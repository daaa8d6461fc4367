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
  /// What few texts have; each kind at most once.
  package var effects: [TextEffect] = []

  package struct Line: Hashable, Sendable {
    package var color: CGColor?
    package var isThick: Bool
    package var isDouble: Bool
    /// Lengths of dashes and gaps in multiples of the line's thickness; empty for a whole line.
    package var pattern: [CGFloat] = []
    /// Whether white space stays without the line.
    package var isByWord = false
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
    /// The place of its character in the source text, in UTF-16: what tells attachments of equal bounds apart.
    package var location: Int
    package init(bounds: CGRect, image: CGImage?, location: Int = 0) {
      self.bounds = bounds
      self.image = image
      self.location = location
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
