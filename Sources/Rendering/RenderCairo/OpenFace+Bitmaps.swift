import CPangoCairo
import CoreGraphics
import Foundation

extension OpenFace {
  /// A glyph's coloured bitmap, of the face's largest strike.
  struct Bitmap {
    /// Premultiplied pixels.
    let surface: OpaquePointer
    let width: Int
    let height: Int
    /// From the glyph's origin to the bitmap's left and, upwards, top edge, in its pixels.
    let left: CGFloat
    let top: CGFloat
    let pixelsPerEm: CGFloat

    /// Where the bitmap lies at a font size, for a glyph at a place on the baseline.
    func target(origin: CGPoint, size: CGFloat) -> CGRect {
      let scale = size / pixelsPerEm
      return CGRect(
        x: origin.x + left * scale, y: origin.y - top * scale, width: CGFloat(width) * scale, height: CGFloat(height) * scale)
    }
  }

  /// Nil where the glyph has none.
  func bitmap(of glyph: UInt32) -> Bitmap? {
    if let known = bitmaps[glyph] { return known }
    let made = loadBitmap(glyph)
    bitmaps[glyph] = .some(made)
    return made
  }

  private func loadBitmap(_ glyph: UInt32) -> Bitmap? {
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = face.pointee.available_sizes else { return nil }
    let best = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
    guard FT_Select_Size(face, Int32(best)) == 0, FT_Load_Glyph(face, glyph, lp_ft_load_color) == 0,
      let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard Int32(bitmap.pixel_mode) == lp_ft_pixel_mode_bgra, bitmap.width > 0, bitmap.rows > 0, let source = bitmap.buffer,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows)),
      let out = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(bitmap.rows) { memcpy(out + y * stride, source + y * Int(bitmap.pitch), Int(bitmap.width) * 4) }
    cairo_surface_mark_dirty(surface)
    return Bitmap(
      surface: surface, width: Int(bitmap.width), height: Int(bitmap.rows), left: CGFloat(slot.pointee.bitmap_left),
      top: CGFloat(slot.pointee.bitmap_top), pixelsPerEm: CGFloat(sizes[best].y_ppem) / 64)
  }
}
