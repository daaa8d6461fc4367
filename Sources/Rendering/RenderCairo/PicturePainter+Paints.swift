import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

extension PicturePainter {
  /// Makes a paint the source of what is drawn next, within a window of pixels.
  func setSource(_ paint: DisplayList.Paint, transform: CGAffineTransform, alpha: CGFloat, window: PixelRect) {
    if case .color(let color) = paint {
      setSource(color, alpha: alpha)
      return
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(window.width), Int32(window.height))
    defer { cairo_surface_destroy(surface) }
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    cairo_surface_flush(surface)
    UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: window.width * window.height) { words in
      GradientPicture.fill(paint, transform: transform, alpha: alpha, window: window, words)
    }
    cairo_surface_mark_dirty(surface)
    cairo_set_source_surface(context, surface, Double(window.left), Double(window.top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }
}
