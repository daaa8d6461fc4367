package import CoreGraphics
package import Foundation

/// Measures and sets text.
///
/// UIKit asks the one that the host installed and never knows which library answers.
package protocol TextEngine: AnyObject, Sendable {
  /// The numbers of a font at its size, San Francisco's for the system font.
  func metrics(of font: FontDescription) -> FontMetrics

  /// Sets text into a container.
  func layout(_ text: StyledText, in container: TextContainer) -> TextFrame

  /// The size of the frame that text is set to.
  func size(of text: StyledText, in container: TextContainer) -> CGSize

  /// A glyph's outline at a size, y downwards from the baseline; nil where the face has none (coloured bitmaps).
  func outline(of glyph: UInt32, in face: FontFace, size: CGFloat) -> CGPath?

  /// The family and PostScript names known under a name, nil where no font has it.
  func resolve(name: String) -> (family: String, postScriptName: String)?

  /// The PostScript names of the fonts that code may ask for, by family.
  var installedFonts: [String: [String]] { get }

  /// Makes a font file's faces known; throws an error that says what is wrong with the file.
  func registerFont(at path: String) throws

  /// Names the fonts in use and their versions: two equal ones draw equal glyphs.
  var fingerprint: String { get }

  /// What stands in for a font; nil where it is here itself.
  func substitution(for font: FontDescription) -> FontSubstitution?

  /// Fonts that texts asked for so far and other ones stood in for, each once, in the order of their first use.
  var substitutions: [FontSubstitution] { get }
}

extension TextEngine {
  package func size(of text: StyledText, in container: TextContainer) -> CGSize { layout(text, in: container).size }
  package func substitution(for font: FontDescription) -> FontSubstitution? { nil }
  package var substitutions: [FontSubstitution] { [] }
}

/// The engine in use, set once by the host before any preview runs.
package enum TextSystem {
  nonisolated(unsafe) package static var engine: (any TextEngine)?

  /// The installed engine; a host without one is a programming error.
  package static var current: any TextEngine {
    guard let engine else { preconditionFailure("no text engine is installed: the host sets TextSystem.engine first") }
    return engine
  }
}
