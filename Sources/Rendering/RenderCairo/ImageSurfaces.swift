import CPangoCairo
import CoreGraphics
import Foundation

/// Bitmaps as cairo surfaces, kept while they are likely to be drawn again.
final class ImageSurfaces {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var tint: [CGFloat]
  }
  private struct Entry {
    /// Held so that its identity is not given to another image.
    let image: CGImage
    let surface: OpaquePointer
  }

  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private static let limit = 1 << 26

  deinit { removeAll() }

  /// The image's pixels, premultiplied; with a tint its alpha filled with that colour.
  ///
  /// Valid until the next call.
  func surface(for image: CGImage, tint: CGColor?) -> OpaquePointer? {
    let key = Key(image: ObjectIdentifier(image), tint: tint.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [])
    if let entry = entries[key] { return entry.surface }
    guard image.width > 0, image.height > 0, image.width <= CairoRenderer.maximumEdge, image.height <= CairoRenderer.maximumEdge else {
      return nil
    }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    image.pixels.withUnsafeBytes { source in
      guard let base = source.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      for y in 0..<image.height {
        let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        ImageSurfaces.premultiply(base + y * image.width * 4, to: row, count: image.width, tint: tint)
      }
    }
    cairo_surface_mark_dirty(surface)
    let size = image.width * image.height * 4
    if bytes + size > Self.limit { removeAll() }
    entries[key] = Entry(image: image, surface: surface)
    bytes += size
    return surface
  }

  private static func premultiply(
    _ source: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt32>, count: Int, tint: CGColor?
  ) {
    func level(_ value: CGFloat) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    let color = tint.map { (level($0.red), level($0.green), level($0.blue), level($0.alpha)) }
    for x in 0..<count {
      var (r, g, b, a) = (
        UInt32(source[x * 4]), UInt32(source[x * 4 + 1]), UInt32(source[x * 4 + 2]), UInt32(source[x * 4 + 3])
      )
      if let color { (r, g, b, a) = (color.0, color.1, color.2, (a * color.3 + 127) / 255) }
      if a != 255 {
        r = (r * a + 127) / 255
        g = (g * a + 127) / 255
        b = (b * a + 127) / 255
      }
      row[x] = a << 24 | r << 16 | g << 8 | b
    }
  }

  private func removeAll() {
    for entry in entries.values { cairo_surface_destroy(entry.surface) }
    entries = [:]
    bytes = 0
  }
}
