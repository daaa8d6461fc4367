package import CoreGraphics
package import DisplayList
package import Foundation
import ImageDiff

/// Draws what contexts recorded.
package struct CairoRasterizer: DrawingRasterizer {
  package init() {}

  package func rasterize(_ items: [DisplayList.Item], size: CGSize, scale: CGFloat) -> CGImage? {
    let list = DisplayList(size: size, background: nil, root: DisplayList.Group(name: "image", kind: "image", items: items))
    guard let pixels = try? CairoRenderer.pixels(list, scale: scale) else { return nil }
    return CGImage(width: pixels.width, height: pixels.height, pixels: Data(pixels.pixels))
  }

  package func rasterizePage(of document: Data, scale: CGFloat) throws -> RasterizedPage { try PDFPage.rasterize(document, scale: scale) }

  package func pngData(of image: CGImage) -> Data? {
    PNGWriter.encode(PixelBuffer(width: image.width, height: image.height, pixels: [UInt8](image.pixels)))
  }
}
