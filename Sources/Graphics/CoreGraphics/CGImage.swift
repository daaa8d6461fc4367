package import Foundation

/// A bitmap: 8-bit sRGB pixels in memory, rows from the top, no padding.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue, alpha of each pixel, not premultiplied; `width * height * 4` bytes.
  package let pixels: Data

  package init(width: Int, height: Int, pixels: Data) {
    precondition(pixels.count == width * height * 4, "an image of \(width)×\(height) needs \(width * height * 4) bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.pixels == b.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(pixels.prefix(256))
  }
}

/// Turns a file's bytes into pixels.
///
/// The host installs one: modules that user code sees stay free of C libraries.
package protocol ImageDecoder: Sendable {
  /// Throws an error whose text names what is wrong with the bytes.
  func decode(_ data: Data) throws -> CGImage
}

/// The decoder in use, set once by the host before any preview runs.
package enum ImageDecoding {
  nonisolated(unsafe) package static var current: (any ImageDecoder)?
}
