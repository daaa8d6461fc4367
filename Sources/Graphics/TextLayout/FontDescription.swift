package import Foundation

/// Which design a font asks for, before it is matched with a file.
package enum FontFamily: Hashable, Sendable {
  case system
  case systemRounded
  case systemSerif
  case systemMonospaced
  /// A family or PostScript name, as `UIFont(name:size:)` takes it.
  case named(String)
}

/// A font as code asks for it.
///
/// Weights are those of `UIFont.Weight`: −0.8 ultra light, 0 regular, 0.23 medium, 0.3 semibold,
/// 0.4 bold, 0.62 black.
package struct FontDescription: Hashable, Sendable {
  package var family: FontFamily
  /// In points.
  package var size: CGFloat
  package var weight: CGFloat
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// OpenType features as the shaping library takes them, `smcp=1`.
  package var features: [String] = []

  package init(
    family: FontFamily = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// The vertical numbers of a font at its size, in points; `descender` is negative, as in UIFont.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package var lineHeight: CGFloat { ascender - descender + leading }

  package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// The file that a run's glyphs come from.
package struct FontFace: Hashable, Sendable {
  package var path: String
  package var index: Int
  /// Names for an SVG's `font-family` and a PDF's font table: those of the public font where the file is derived from one
  /// (`Inter`, `Inter Display`), so another machine may find it.
  package var family: String
  package var postScriptName: String
  /// True for fonts of coloured bitmaps (emoji): their glyphs have no outlines.
  package var isColor: Bool

  package init(path: String, index: Int, family: String, postScriptName: String, isColor: Bool) {
    self.path = path
    self.index = index
    self.family = family
    self.postScriptName = postScriptName
    self.isColor = isColor
  }
}
