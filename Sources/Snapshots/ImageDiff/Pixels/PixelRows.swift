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

  /// Writes a row as straight RGB (3 channels, of opaque pixels only) or RGBA (4 channels).
  func copyRow(_ y: Int, to out: UnsafeMutablePointer<UInt8>, channels: Int) {
    forEachPixel(y, 0..<width, isOpaque: channels == 3, onlyChanged: false) { x, red, green, blue, alpha in
      let at = x &* channels
      out[at] = red
      out[at &+ 1] = green
      out[at &+ 2] = blue
      if channels == 4 { out[at &+ 3] = alpha }
    }
  }

  /// Writes the differences from the row in `above`, which then holds this row; pixels that equal those of the row above are left
  /// as they are in `out`.
  func subtractRow(
    _ y: Int, columns: Range<Int>, from above: UnsafeMutablePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>, channels: Int
  ) {
    forEachPixel(y, columns, isOpaque: channels == 3, onlyChanged: y > 0) { x, red, green, blue, alpha in
      let at = x &* channels
      out[at] = red &- above[at]
      out[at &+ 1] = green &- above[at &+ 1]
      out[at &+ 2] = blue &- above[at &+ 2]
      above[at] = red
      above[at &+ 1] = green
      above[at &+ 2] = blue
      if channels == 4 {
        out[at &+ 3] = alpha &- above[at &+ 3]
        above[at &+ 3] = alpha
      }
    }
  }

  /// Calls back with each pixel's straight red, green, blue and alpha.
  @inline(__always)
  private func forEachPixel(
    _ y: Int, _ columns: Range<Int>, isOpaque: Bool, onlyChanged: Bool, _ body: (Int, UInt8, UInt8, UInt8, UInt8) -> Void
  ) {
    guard let base = bytes.baseAddress else { return }
    let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    let above = onlyChanged ? (base + (y - 1) * bytesPerRow).assumingMemoryBound(to: UInt32.self) : row
    @inline(__always) func byte(_ word: UInt32, _ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: word &>> shift) }
    if layout == .straightRGBA {
      for x in columns {
        if onlyChanged, row[x] == above[x] { continue }
        let p = UInt32(littleEndian: row[x])
        body(x, byte(p, 0), byte(p, 8), byte(p, 16), byte(p, 24))
      }
    } else if isOpaque {
      for x in columns {
        if onlyChanged, row[x] == above[x] { continue }
        let p = UInt32(littleEndian: row[x])
        body(x, byte(p, 16), byte(p, 8), byte(p, 0), 255)
      }
    } else {
      for x in columns {
        if onlyChanged, row[x] == above[x] { continue }
        let p = UInt32(littleEndian: row[x])
        let alpha = p &>> 24
        if alpha == 255 {
          body(x, byte(p, 16), byte(p, 8), byte(p, 0), 255)
        } else if alpha == 0 {
          body(x, 0, 0, 0, 0)
        } else {
          let half = alpha &>> 1
          @inline(__always) func straight(_ value: UInt32) -> UInt8 { UInt8(min(255, ((value & 255) &* 255 &+ half) / alpha)) }
          body(x, straight(p &>> 16), straight(p &>> 8), straight(p), byte(alpha, 0))
        }
      }
    }
  }
}
