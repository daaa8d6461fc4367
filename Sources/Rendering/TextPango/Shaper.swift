import CPangoCairo
import CoreGraphics
import Foundation
import TextLayout

/// Itemises and shapes paragraphs with Pango and HarfBuzz.
///
/// Main thread only.
struct Shaper {
  let collection: FontCollection
  let matcher: FontMatcher

  /// A piece of a paragraph in one style: bytes and the index of the style.
  struct Piece {
    var range: Range<Int>
    var run: Int
  }

  /// - Parameters:
  ///   - source: the paragraph without its line end, free of NUL.
  ///   - containerIsRightToLeft: the direction where neither style nor text has one.
  func shape(_ source: ParagraphSplitter.Paragraph, runs: [StyledText.Run], containerIsRightToLeft: Bool) -> ShapedParagraph {
    let paragraph = ShapedParagraph(text: source.text, style: source.style, firstRun: source.pieces.first?.run ?? 0)
    paragraph.isRightToLeft = containerIsRightToLeft
    paragraph.textStart = source.start
    paragraph.controls = Set(source.controls)
    guard !source.text.isEmpty else {
      paragraph.isRightToLeft = direction(nil, source.style, containerIsRightToLeft)
      return paragraph
    }
    source.text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return }
        shape(base, paragraph, source.pieces, runs, containerIsRightToLeft)
      }
    }
    return paragraph
  }

  private func direction(_ natural: Bool?, _ style: ParagraphStyle, _ container: Bool) -> Bool {
    switch style.writingDirection {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: natural ?? container
    }
  }

  private func shape(
    _ base: UnsafePointer<CChar>, _ paragraph: ShapedParagraph, _ pieces: [Piece], _ runs: [StyledText.Run], _ container: Bool
  ) {
    let length = Int32(paragraph.text.count)
    switch lp_base_direction(base, length) {
    case PANGO_DIRECTION_LTR: paragraph.naturalIsRightToLeft = false
    case PANGO_DIRECTION_RTL: paragraph.naturalIsRightToLeft = true
    default: paragraph.naturalIsRightToLeft = nil
    }
    paragraph.isRightToLeft = direction(paragraph.naturalIsRightToLeft, paragraph.style, container)
    let breaks = characterAttributes(base, paragraph.text, keepsHangulWords: paragraph.style.keepsHangulWords)
    guard let attributes = fontAttributes(pieces, runs, text: paragraph.text) else { return }
    defer { pango_attr_list_unref(attributes) }
    let list = pango_itemize_with_base_dir(
      collection.context, paragraph.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, base, 0, length, attributes, nil)
    defer { g_list_free(list) }
    let glyphString = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphString) }
    var piece = 0
    var node = list
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self), let glyphString else { continue }
      defer { pango_item_free(item) }
      while piece + 1 < pieces.count, pieces[piece].range.upperBound <= Int(item.pointee.offset) { piece += 1 }
      add(item, base, glyphString, paragraph, pieces[piece].run, runs, breaks)
    }
  }

  /// What Unicode says about the boundary before each byte that begins a character: line break, character boundary, white space.
  private struct Boundary {
    var line = false
    var character = false
    var isWhiteSpace = false
  }

  private func characterAttributes(_ base: UnsafePointer<CChar>, _ text: [UInt8], keepsHangulWords: Bool) -> [Boundary] {
    let count = text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    var out = [Boundary](repeating: Boundary(), count: text.count + 1)
    let attributes = [PangoLogAttr](unsafeUninitializedCapacity: count + 1) { buffer, used in
      buffer.initialize(repeating: PangoLogAttr())
      pango_get_log_attrs(
        base, Int32(text.count), -1, pango_language_from_string("en"), buffer.baseAddress, Int32(count + 1))
      used = count + 1
    }
    var character = 0
    for byte in text.indices where text[byte] & 0xC0 != 0x80 {
      let attribute = attributes[character]
      out[byte] = Boundary(
        line: attribute.is_line_break != 0, character: attribute.is_cursor_position != 0, isWhiteSpace: attribute.is_white != 0)
      if keepsHangulWords, byte >= 3, Shaper.isHangul(text, at: byte), Shaper.isHangul(text, at: byte - 3) { out[byte].line = false }
      character += 1
    }
    return out
  }

  /// Whether the bytes at a place are a syllable from U+AC00 to U+D7A3.
  private static func isHangul(_ text: [UInt8], at index: Int) -> Bool {
    guard index + 2 < text.count else { return false }
    switch text[index] {
    case 0xEA: return text[index + 1] >= 0xB0
    case 0xEB, 0xEC: return true
    case 0xED: return text[index + 1] < 0x9E || (text[index + 1] == 0x9E && text[index + 2] <= 0xA3)
    default: return false
    }
  }

  private func fontAttributes(_ pieces: [Piece], _ runs: [StyledText.Run], text: [UInt8]) -> OpaquePointer? {
    guard let list = pango_attr_list_new() else { return nil }
    let han = FontFamilies.hanStyle(of: String(decoding: text, as: UTF8.self))
    for piece in pieces {
      let font = runs[piece.run].attributes.font
      let match = matcher.match(font)
      let description = collection.description(of: match, han)
      insert(pango_attr_font_desc_new(description), list, piece.range)
      let features = Shaper.features(runs[piece.run].attributes)
      if !features.isEmpty { insert(pango_attr_font_features_new(features.joined(separator: ", ")), list, piece.range) }
    }
    return list
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ list: OpaquePointer, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// The OpenType features that a style asks for.
  ///
  /// A kern of zero means no kerning (NSAttributedString.Key's documentation); letters set apart do not join to ligatures unless the
  /// ligature attribute says so.
  private static func features(_ attributes: TextAttributes) -> [String] {
    var features = attributes.font.features
    if attributes.font.hasMonospacedDigits { features.append("tnum=1") }
    if attributes.kern == 0 { features.append("kern=0") }
    if !(attributes.effects.ligatures ?? ((attributes.kern ?? 0) == 0)) { features += ["liga=0", "clig=0"] }
    return features
  }

  /// A size that the font library can take: 0 to 10,000 points.
  static func size(_ font: FontDescription) -> CGFloat {
    font.size.isFinite ? min(max(font.size, 0), 10_000) : 0
  }

  private func add(
    _ item: UnsafeMutablePointer<PangoItem>, _ base: UnsafePointer<CChar>, _ shaped: UnsafeMutablePointer<PangoGlyphString>,
    _ paragraph: ShapedParagraph, _ run: Int, _ runs: [StyledText.Run], _ breaks: [Boundary]
  ) {
    let offset = Int(item.pointee.offset)
    let end = offset + Int(item.pointee.length)
    guard let font = item.pointee.analysis.font else { return }
    pango_shape_item(item, base, Int32(paragraph.text.count), nil, shaped, PANGO_SHAPE_NONE)
    let shapedFace = collection.face(of: font)
    let attributes = runs[run].attributes
    let size = Shaper.size(attributes.font)
    var extra = attributes.kern ?? 0
    if !extra.isFinite { extra = 0 }
    let match = matcher.match(attributes.font)
    let isSystem = shapedFace.isDerived && !AppleWidths.hold(match, shapedFace.face)
    if isSystem { extra += SanFrancisco.tracking(size: size) }
    let isEarlier = isSystem && SanFrancisco.edition != .iOS14
    let segment = paragraph.segments.count
    let widths = AppleWidths(match: match, face: shapedFace.face)
    paragraph.segments.append(
      Segment(run: run, face: shapedFace.face, level: item.pointee.analysis.level, glyphScale: widths.glyphScale))

    let upright = size / FontCollection.shapingSize / CGFloat(PANGO_SCALE)
    let unit = upright * attributes.effects.expansion
    let count = Int(shaped.pointee.num_glyphs)
    var clusters: [Cluster] = []
    var index = 0
    while index < count {
      let start = offset + Int(shaped.pointee.log_clusters[index])
      let first = paragraph.glyphs.count
      var advance: CGFloat = 0
      while index < count, offset + Int(shaped.pointee.log_clusters[index]) == start {
        let info = shaped.pointee.glyphs[index]
        index += 1
        var width = CGFloat(info.geometry.width) * unit
        var id = info.glyph
        if id & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0 {
          guard let character = Shaper.visibleCharacter(id & ~UInt32(PANGO_GLYPH_UNKNOWN_FLAG)) else { continue }
          if !paragraph.missingCharacters.contains(character) { paragraph.missingCharacters.append(character) }
          id = 0
          width = CGFloat(hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), 0)) * unit
        }
        if id != UInt32(PANGO_GLYPH_EMPTY) {
          paragraph.glyphs.append(
            ShapedGlyph(id: id, x: advance + CGFloat(info.geometry.x_offset) * unit, y: CGFloat(info.geometry.y_offset) * upright))
        }
        advance += width
      }
      let next = index < count ? offset + Int(shaped.pointee.log_clusters[index]) : end
      if paragraph.glyphs.count == first + 1, item.pointee.analysis.level.isMultiple(of: 2),
        let width = widths.advance(
          of: start..<max(start, next), isFollowed: next < end, in: paragraph.text, size: size, isKerned: attributes.kern != 0)
      {
        let own = CGFloat(hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), paragraph.glyphs[first].id)) * unit
        let change = width.points * attributes.effects.expansion - own
        paragraph.glyphs[first].x += change / 2
        advance = change + (width.kerning.map { own + $0 * attributes.effects.expansion } ?? advance)
      }
      if widths.scale != 1 {
        let shift = advance * (widths.scale - widths.glyphScale) / 2
        for index in first..<paragraph.glyphs.count { paragraph.glyphs[index].x += shift }
        advance *= widths.scale
      }
      if isEarlier, let character = Shaper.character(at: start, in: paragraph.text) {
        advance += SanFrancisco.earlierChange(of: character, size: size) * size
      }
      let glyphs = first..<paragraph.glyphs.count
      let boundary = breaks[start]
      var cluster = Cluster(
        start: start, end: end, advance: advance + (glyphs.isEmpty && advance == 0 ? 0 : extra), glyphs: glyphs, segment: segment,
        kind: boundary.isWhiteSpace ? .whiteSpace : .ordinary, allowsLineBreak: boundary.line && start > 0,
        allowsCharacterBreak: boundary.character && start > 0)
      adjust(&cluster, paragraph.text, attributes)
      clusters.append(cluster)
    }
    if !item.pointee.analysis.level.isMultiple(of: 2) { clusters.reverse() }
    for index in clusters.indices.dropLast() { clusters[index].end = clusters[index + 1].start }
    paragraph.clusters += clusters
  }
}
