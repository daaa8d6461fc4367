import CoreGraphics
import DisplayList
import Foundation
import ImageDiff

/// Bitmaps as addresses that carry them.
enum SVGImages {
  static func address(of image: CGImage) -> String {
    let buffer = PixelBuffer(width: image.width, height: image.height, pixels: [UInt8](image.pixels))
    return "data:image/png;base64,\(PNGWriter.encode(buffer).base64EncodedString())"
  }

  /// The image's alpha in one colour.
  static func tinted(_ image: CGImage, _ color: CGColor) -> CGImage {
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(1, max(0, value)) * 255).rounded()) }
    let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    var pixels = [UInt8](image.pixels)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      (pixels[start], pixels[start + 1], pixels[start + 2]) = (red, green, blue)
      pixels[start + 3] = byte(CGFloat(pixels[start + 3]) / 255 * color.alpha)
    }
    return CGImage(width: image.width, height: image.height, pixels: Data(pixels))
  }
}
