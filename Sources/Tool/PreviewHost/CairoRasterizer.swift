import CoreGraphics
import DisplayList
import Foundation
import ImageDiff
import RenderCairo
import UIKit

/// Draws what `UIGraphicsImageRenderer` recorded.
struct CairoRasterizer: DrawingRasterizer {
  func rasterize(_ items: [DisplayList.Item], size: CGSize, scale: CGFloat) -> CGImage? {
    let list = DisplayList(size: size, background: nil, root: DisplayList.Group(name: "image", kind: "image", items: items))
    guard let pixels = try? CairoRenderer.pixels(list, scale: scale) else { return nil }
    return CGImage(width: pixels.width, height: pixels.height, pixels: Data(pixels.pixels))
  }

  func pngData(of image: CGImage) -> Data? {
    PNGWriter.encode(PixelBuffer(width: image.width, height: image.height, pixels: [UInt8](image.pixels)))
  }
}
