package import CoreGraphics
package import Foundation
import ImageDiff

/// Reads PNG files for `UIImage`; installed by the host.
package struct PNGImageDecoder: ImageDecoder {
  package init() {}

  /// Throws a `PNGError`.
  package func decode(_ data: Data) throws -> CGImage {
    let picture = try PNGReader.decode(data)
    return CGImage(width: picture.width, height: picture.height, pixels: Data(picture.pixels))
  }
}
