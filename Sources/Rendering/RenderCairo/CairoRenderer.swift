import CoreGraphics
package import DisplayList
package import Foundation
package import ImageDiff
import Synchronization

/// Draws display lists as iOS would: to pixels, PNG and PDF.
///
/// Pictures are drawn one at a time, in one buffer that is used again, so that memory does not grow with their number.
package enum CairoRenderer {
  /// cairo's own limit.
  package static let maximumEdge = 32767
  /// 256 million pixels: one gibibyte of memory.
  package static let maximumPixels = 1 << 28

  private static let resources = Mutex(RenderResources())

  /// The size in pixels: points × scale, rounded to the nearest (188.667 × 3 = 566).
  package static func pixelSize(of size: CGSize, scale: CGFloat) throws(RenderError) -> (width: Int, height: Int) {
    let (width, height) = (Double((size.width * scale).rounded()), Double((size.height * scale).rounded()))
    guard width.isFinite, height.isFinite, scale.isFinite, scale > 0, width >= 1, height >= 1 else {
      throw .invalidSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    }
    guard width <= Double(maximumEdge), height <= Double(maximumEdge), width * height <= Double(maximumPixels) else {
      throw .tooLarge(width: width, height: height)
    }
    return (Int(width), Int(height))
  }

  /// The pixels of a display list.
  package static func pixels(_ list: DisplayList, scale: CGFloat) throws(RenderError) -> PixelBuffer {
    try draw(list, scale: scale) { $0.makeBuffer() }
  }

  /// Hands over the pixels in the renderer's own memory, which holds them until the closure returns.
  package static func withRows<R: Sendable>(_ list: DisplayList, scale: CGFloat, _ body: (PixelRows) -> R) throws(RenderError) -> R {
    try draw(list, scale: scale, body)
  }

  /// A PNG of a display list, opaque where its background is.
  package static func png(_ list: DisplayList, scale: CGFloat, text: [PNGText] = []) throws(RenderError) -> Data {
    try draw(list, scale: scale) { PNGWriter.encode($0, scale: Double(scale), text: text) }
  }

  /// A PDF of one page with selectable text, in points.
  package static func pdf(_ list: DisplayList) throws(RenderError) -> Data {
    _ = try pixelSize(of: list.size, scale: 1)
    let result: Result<Data, RenderError> = resources.withLock { resources in
      Result { () throws(RenderError) -> Data in try PDFDocument.make(list, resources: resources) }
    }
    return try result.get()
  }

  private static func draw<R: Sendable>(
    _ list: DisplayList, scale: CGFloat, _ body: (PixelRows) -> R
  ) throws(RenderError) -> R {
    let (width, height) = try pixelSize(of: list.size, scale: scale)
    let result: Result<R, RenderError> = resources.withLock { resources in
      Result { () throws(RenderError) -> R in
        let canvas = try resources.canvas(width: width, height: height, isCleared: (list.background?.alpha ?? 0) < 1)
        let painter = PicturePainter(context: canvas.context, resources: resources)
        painter.paint(list, scale: scale, width: width, height: height)
        return body(try canvas.finish())
      }
    }
    return try result.get()
  }
}
