import CPangoCairo
import Foundation
import ImageDiff

/// What outlives a picture: its memory, the fonts and glyphs, the images; used by one picture at a time.
final class RenderResources: @unchecked Sendable {
  let fonts = FontFaces()
  let glyphs = GlyphMasks()
  let images = ImageSurfaces()
  let rasterizer = CoverageRasterizer()
  private var memory: UnsafeMutableRawPointer?
  private var capacity = 0

  deinit { free(memory) }

  /// A canvas, clear unless it is about to be painted all over; it is valid until the next call.
  func canvas(width: Int, height: Int, isCleared: Bool) throws(RenderError) -> Canvas {
    let bytesPerRow = width * 4
    let needed = bytesPerRow * height
    if needed > capacity || capacity > max(1 << 24, needed * 8) {
      free(memory)
      // Not `allocate`, which ends the process where there is no memory.
      memory = malloc(needed)
      capacity = memory == nil ? 0 : needed
    }
    guard let memory else { throw .outOfMemory(width: width, height: height) }
    if isCleared { memset(memory, 0, needed) }
    return try Canvas(memory: memory, width: width, height: height)
  }
}

/// A cairo context over memory of 32-bit pixels.
struct Canvas: ~Copyable {
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let memory: UnsafeMutableRawPointer
  private let width: Int
  private let height: Int

  init(memory: UnsafeMutableRawPointer, width: Int, height: Int) throws(RenderError) {
    surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    context = cairo_create(surface)
    self.memory = memory
    self.width = width
    self.height = height
    try CairoStatus.check(cairo_status(context))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The pixels, once everything is drawn.
  func finish() throws(RenderError) -> PixelRows {
    cairo_surface_flush(surface)
    try CairoStatus.check(cairo_status(context))
    return PixelRows(
      bytes: UnsafeRawBufferPointer(start: memory, count: width * height * 4), width: width, height: height,
      bytesPerRow: width * 4, layout: .premultipliedBGRA)
  }
}

/// cairo's error codes as errors of this module.
enum CairoStatus {
  static func check(_ status: cairo_status_t) throws(RenderError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .backend(reason: String(cString: cairo_status_to_string(status)))
  }
}
