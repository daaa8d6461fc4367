/// A picture in memory: 8-bit sRGB red, green, blue, alpha a pixel, alpha not premultiplied, rows from the top without padding.
package struct PixelBuffer: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `width * height * 4` bytes.
  package var pixels: [UInt8]

  /// Traps where the number of bytes does not fit the size.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a picture of \(width)×\(height) needs \(width * height * 4) bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of one colour, given as red, green, blue, alpha.
  package init(width: Int, height: Int, filledWith color: Pixel = Pixel(0, 0, 0, 0)) {
    self.width = width
    self.height = height
    pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      count = width * height * 4
      guard let base = bytes.baseAddress else { return }
      UnsafeMutableRawPointer(base).bindMemory(to: UInt32.self, capacity: width * height)
        .initialize(repeating: color.littleEndianWord, count: width * height)
    }
  }

  package subscript(x: Int, y: Int) -> Pixel {
    get {
      let at = (y * width + x) * 4
      return Pixel(pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
    }
    set {
      let at = (y * width + x) * 4
      pixels[at] = newValue.red
      pixels[at + 1] = newValue.green
      pixels[at + 2] = newValue.blue
      pixels[at + 3] = newValue.alpha
    }
  }

  /// Runs a closure on the rows in the form the PNG writer takes.
  package func withRows<R>(_ body: (PixelRows) throws -> R) rethrows -> R {
    try pixels.withUnsafeBytes { bytes in
      try body(PixelRows(bytes: bytes, width: width, height: height, bytesPerRow: width * 4, layout: .straightRGBA))
    }
  }
}
