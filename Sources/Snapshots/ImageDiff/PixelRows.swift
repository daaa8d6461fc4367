/// Pixels that someone else owns, row by row: what the PNG writer reads, so that a renderer's own buffer needs no copy.
package struct PixelRows {
  /// How the four bytes of a pixel are to be read.
  package enum Layout: Sendable {
    /// Red, green, blue, alpha; alpha not premultiplied.
    case straightRGBA
    /// Blue, green, red, alpha; premultiplied (cairo's ARGB32 on a little-endian machine).
    case premultipliedBGRA
  }

  package let bytes: UnsafeRawBufferPointer
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let layout: Layout

  package init(bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, layout: Layout) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(bytesPerRow >= width * 4 && bytes.count >= bytesPerRow * (height - 1) + width * 4, "rows reach beyond their memory")
    self.bytes = bytes
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.layout = layout
  }

  /// The pixels as a picture of their own, alpha not premultiplied.
  package func makeBuffer() -> PixelBuffer {
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { out, count in
      count = width * height * 4
      for y in 0..<height { copyRow(y, to: out.baseAddress! + y * width * 4, channels: 4) }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  /// Writes a row as straight RGB (3 channels) or RGBA (4 channels).
  @inline(__always)
  func copyRow(_ y: Int, to out: UnsafeMutablePointer<UInt8>, channels: Int) {
    let row = (bytes.baseAddress! + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    switch layout {
    case .straightRGBA:
      for x in 0..<width {
        let p = UInt32(littleEndian: row[x])
        let at = x &* channels
        out[at] = UInt8(truncatingIfNeeded: p)
        out[at &+ 1] = UInt8(truncatingIfNeeded: p &>> 8)
        out[at &+ 2] = UInt8(truncatingIfNeeded: p &>> 16)
        if channels == 4 { out[at &+ 3] = UInt8(truncatingIfNeeded: p &>> 24) }
      }
    case .premultipliedBGRA:
      for x in 0..<width {
        let p = UInt32(littleEndian: row[x])
        let at = x &* channels
        let alpha = p &>> 24
        if alpha == 255 {
          out[at] = UInt8(truncatingIfNeeded: p &>> 16)
          out[at &+ 1] = UInt8(truncatingIfNeeded: p &>> 8)
          out[at &+ 2] = UInt8(truncatingIfNeeded: p)
        } else if alpha == 0 {
          out[at] = 0
          out[at &+ 1] = 0
          out[at &+ 2] = 0
        } else {
          let half = alpha &>> 1
          out[at] = UInt8(min(255, ((p &>> 16 & 255) &* 255 &+ half) / alpha))
          out[at &+ 1] = UInt8(min(255, ((p &>> 8 & 255) &* 255 &+ half) / alpha))
          out[at &+ 2] = UInt8(min(255, ((p & 255) &* 255 &+ half) / alpha))
        }
        if channels == 4 { out[at &+ 3] = UInt8(truncatingIfNeeded: alpha) }
      }
    }
  }
}
