import CPangoCairo
import CoreGraphics
import Foundation

/// An opened font face and what drawing asks of it.
final class OpenFace {
  let face: FT_Face
  /// Tells faces apart in caches.
  let number: Int
  private var outlines: [UInt32: [CGPath.Element]] = [:]
  private var cairoFace: OpaquePointer?
  var bitmaps: [UInt32: Bitmap?] = [:]

  init(_ face: FT_Face, number: Int) {
    self.face = face
    self.number = number
  }

  func close() {
    for bitmap in bitmaps.values { bitmap.map { cairo_surface_destroy($0.surface) } }
    if let cairoFace { cairo_font_face_destroy(cairoFace) }
    FT_Done_Face(face)
  }

  var unitsPerEm: CGFloat { max(1, CGFloat(face.pointee.units_per_EM)) }

  /// The face for cairo's own text functions.
  func cairoFontFace() -> OpaquePointer? {
    if cairoFace == nil { cairoFace = cairo_ft_font_face_create_for_ft_face(face, 0) }
    return cairoFace
  }

  /// A glyph's outline in ems, y downwards; empty for spaces and for bitmaps.
  func outline(of glyph: UInt32) -> [CGPath.Element] {
    if let known = outlines[glyph] { return known }
    let made = GlyphOutline.load(glyph, from: face, unitsPerEm: unitsPerEm)
    outlines[glyph] = made
    return made
  }

  /// The top of an underline below the baseline and its thickness, in ems.
  var underline: (offset: CGFloat, thickness: CGFloat) {
    let thickness = CGFloat(face.pointee.underline_thickness) / unitsPerEm
    // FreeType gives the line's middle, upwards.
    let middle = -CGFloat(face.pointee.underline_position) / unitsPerEm
    return thickness > 0 ? (middle - thickness / 2, thickness) : (0.1, 0.05)
  }

  /// The middle of a strikethrough above the baseline and its thickness, in ems.
  var strikethrough: (height: CGFloat, thickness: CGFloat) {
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self) else { return (0.26, 0.05) }
    let thickness = CGFloat(table.pointee.yStrikeoutSize) / unitsPerEm
    let top = CGFloat(table.pointee.yStrikeoutPosition) / unitsPerEm
    return thickness > 0 && top > 0 ? (top - thickness / 2, thickness) : (0.26, 0.05)
  }
}
