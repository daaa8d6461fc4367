import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

extension PDFPainter {
  func paint(_ image: DisplayList.Image, transform: CGAffineTransform, alpha: CGFloat) {
    guard image.rect.width > 0, image.rect.height > 0, image.rect.applying(transform).isFinite,
      let surface = resources.images.surface(for: image.image, tint: image.tint)
    else { return }
    for piece in ImagePieces.pieces(of: image) {
      guard image.capInsets != nil else {
        draw(surface, piece.source, to: piece.target, transform: transform, alpha: alpha)
        continue
      }
      guard let part = cut(piece.source, from: surface) else { continue }
      draw(
        part, CGRect(origin: .zero, size: piece.source.size), to: piece.target, transform: transform, alpha: alpha)
      cairo_surface_destroy(part)
    }
  }

  /// Draws a whole surface (its size in pixels is that of `source`) to a rectangle.
  func draw(_ surface: OpaquePointer, _ source: CGRect, to target: CGRect, transform: CGAffineTransform, alpha: CGFloat) {
    cairo_save(context)
    CairoPath.transform(context, by: transform)
    cairo_translate(context, Double(target.minX), Double(target.minY))
    cairo_scale(context, Double(target.width / source.width), Double(target.height / source.height))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint_with_alpha(context, Double(alpha))
    cairo_restore(context)
  }

  /// A copy of part of a surface.
  private func cut(_ rect: CGRect, from surface: OpaquePointer) -> OpaquePointer? {
    let part = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height))
    guard let copy = cairo_create(part) else { return nil }
    cairo_set_source_surface(copy, surface, Double(-rect.minX), Double(-rect.minY))
    cairo_paint(copy)
    cairo_destroy(copy)
    return part
  }
}
