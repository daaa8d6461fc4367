package import CoreGraphics
package import Foundation
import ImageDiff

/// Reads PNG and JPEG files for `UIImage`; installed by the host.
package struct PNGImageDecoder: ImageDecoder {
  package init() {}

  /// Throws a `PNGError` or a `JPEGError`.
  package func decode(_ data: Data) throws -> CGImage {
    if JPEGImage.isJPEG(data) { return try JPEGImage.decode(data) }
    let picture = try PNGReader.decode(data)
    return CGImage(width: picture.width, height: picture.height, pixels: Data(picture.pixels))
  }
}
