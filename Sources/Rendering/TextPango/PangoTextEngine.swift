import CPangoCairo
package import CoreGraphics
package import Foundation
package import TextLayout

/// Text measured and set with Pango and HarfBuzz in pinned fonts, at Apple's widths and line heights.
///
/// Main thread only.
package final class PangoTextEngine: TextEngine, @unchecked Sendable {
  private let collection: FontCollection
  private let matcher: FontMatcher
  private let outlines = GlyphOutlines()
  private var frames = GenerationCache<FrameKey, TextFrame>(capacity: 2_000_000)
  private var shapes = GenerationCache<ShapeKey, [ShapedParagraph]>(capacity: 2_000_000)
  private var sizes = GenerationCache<FrameKey, CGSize>(capacity: 2_000_000)
  private var fingerprintText: String?

  private struct FrameKey: Hashable {
    var text: StyledText
    var container: TextContainer
    var edition = SanFrancisco.edition
    var isCanvas = SanFrancisco.isCanvas
  }

  private struct ShapeKey: Hashable {
    var text: StyledText
    var isRightToLeft: Bool
    var hasExtraLine: Bool
    var edition = SanFrancisco.edition
    var isCanvas = SanFrancisco.isCanvas
  }

  /// - Parameters:
  ///   - fontFolder: what `Scripts/make-fonts.py` made; only its fonts are used.
  ///   - cacheFolder: where the index of the fonts is kept between processes; made when it is missing.
  /// - Throws: `FontError` when the folder is missing or lacks the system font.
  package init(fontFolder: String, cacheFolder: String) throws {
    collection = try FontCollection(fontFolder: fontFolder, cacheFolder: cacheFolder)
    matcher = FontMatcher(collection: collection)
  }

  package func metrics(of font: FontDescription) -> FontMetrics {
    let em = matcher.match(font).metrics
    let size = Shaper.size(font)
    return FontMetrics(
      ascender: em.ascender * size, descender: em.descender * size, leading: em.leading * size, capHeight: em.capHeight * size,
      xHeight: em.xHeight * size)
  }

  package func layout(_ text: StyledText, in container: TextContainer) -> TextFrame {
    let key = FrameKey(text: text, container: container)
    if let known = frames.value(for: key, cost: PangoTextEngine.cost) { return known }
    let frame = beginning(of: text, in: container) ?? composer(text, container).frame()
    frames.insert(frame, for: key, cost: PangoTextEngine.cost(frame))
    return frame
  }

  package func size(of text: StyledText, in container: TextContainer) -> CGSize {
    let key = FrameKey(text: text, container: container)
    if let known = frames.value(for: key, cost: PangoTextEngine.cost) { return known.size }
    if let known = sizes.value(for: key, cost: { _ in 64 }) { return known }
    let size = beginning(of: text, in: container)?.size ?? composer(text, container).size()
    sizes.insert(size, for: key, cost: 64)
    return size
  }

  private func composer(_ text: StyledText, _ container: TextContainer) -> LineComposer {
    LineComposer(
      runs: text.runs, paragraphs: paragraphs(of: text, container), container: container,
      metrics: { [self] in metrics(of: text.runs[$0].attributes.font) },
      insertion: { [self] in insertion($0, run: $1, of: text, in: $2) })
  }

  /// The frame of a text that is far longer than its container, from its beginning alone; nil where the end counts too.
  ///
  /// A million characters in a label of three lines cost what a thousand do.
  private func beginning(of text: StyledText, in container: TextContainer) -> TextFrame? {
    guard var count = VisibleBeginning.characterCount(of: text, in: container) else { return nil }
    while let start = VisibleBeginning.prefix(of: text, count: count) {
      var frame = composer(start.text, container).frame()
      // Cut before the beginning's own end: what follows it changes nothing.
      if frame.isTruncated, let last = frame.lines.last, let shown = last.runs.map(\.range.upperBound).max(), shown < start.units * 3 / 4 {
        frame.lines[frame.lines.count - 1].range = last.range.lowerBound..<text.runs.reduce(0) { $0 + $1.text.utf16.count }
        return frame
      }
      count *= 4
    }
    return nil
  }

  package func outline(of glyph: UInt32, in face: FontFace, size: CGFloat) -> CGPath? {
    outlines.outline(of: glyph, in: face, size: size)
  }

  package func resolve(name: String) -> (family: String, postScriptName: String)? { matcher.resolve(name: name) }

  package var installedFonts: [String: [String]] {
    collection.registeredFaces.merging(AppleFontNames.fontNames) { own, _ in own }
  }

  package func registerFont(at path: String) throws {
    try collection.register(path: path)
    matcher.forget()
    frames.removeAll()
    sizes.removeAll()
    shapes.removeAll()
    fingerprintText = nil
  }

  package var fingerprint: String {
    if let fingerprintText { return fingerprintText }
    let made = FontFingerprint.make(files: collection.files)
    fingerprintText = made
    return made
  }

  package func substitution(for font: FontDescription) -> FontSubstitution? { matcher.match(font).substitution }

  package var substitutions: [FontSubstitution] { matcher.substitutions }

  private static func cost(_ frame: TextFrame) -> Int {
    frame.lines.reduce(16) { $0 + $1.runs.reduce(8) { $0 + $1.glyphs.count + 4 } }
  }

  private func paragraphs(of text: StyledText, _ container: TextContainer) -> [ShapedParagraph] {
    let key = ShapeKey(text: text, isRightToLeft: container.isRightToLeft, hasExtraLine: container.hasExtraLine)
    func cost(_ paragraphs: [ShapedParagraph]) -> Int { paragraphs.reduce(16) { $0 + $1.clusters.count * 2 + 8 } }
    if let known = shapes.value(for: key, cost: cost) { return known }
    let shaper = Shaper(collection: collection, matcher: matcher)
    let made = ParagraphSplitter.split(text, hasExtraLine: container.hasExtraLine).map {
      shaper.shape($0, runs: text.runs, containerIsRightToLeft: container.isRightToLeft)
    }
    shapes.insert(made, for: key, cost: cost(made))
    return made
  }

  /// An ellipsis or hyphen in the style of a run.
  private func insertion(_ string: String, run: Int, of text: StyledText, in paragraph: ShapedParagraph) -> ShapedParagraph {
    let bytes = Array(string.utf8)
    return Shaper(collection: collection, matcher: matcher).shape(
      .init(text: bytes, pieces: [Shaper.Piece(range: bytes.indices, run: run)], style: paragraph.style), runs: text.runs,
      containerIsRightToLeft: paragraph.isRightToLeft)
  }
}
