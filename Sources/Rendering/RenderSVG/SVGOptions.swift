package import Foundation
package import TextLayout

/// How an SVG is written.
package struct SVGOptions: Sendable {
  package enum TextMode: Hashable, Sendable {
    /// `<text>` that a designer can edit.
    case live
    /// Paths that look the same without the fonts.
    case outlines
  }

  package var text: TextMode
  /// Gives the outlines of glyphs; only `outlines` asks it.
  package var engine: (any TextEngine)?
  /// Width and height of the picture for each point; the `viewBox` stays in points.
  package var scale: CGFloat

  package init(text: TextMode = .live, engine: (any TextEngine)? = nil, scale: CGFloat = 1) {
    self.text = text
    self.engine = engine
    self.scale = scale
  }
}
