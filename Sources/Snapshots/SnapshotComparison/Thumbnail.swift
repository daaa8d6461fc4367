import ImageDiff

/// A small copy of a picture, for lists.
enum Thumbnail {
  /// Twice the height of a row in the report's list.
  private static let greatestEdge = 192

  /// Each pixel is the mean of those that it stands for; nil where the picture is small itself.
  static func make(_ picture: PixelBuffer) -> PixelBuffer? {
    let edge = max(picture.width, picture.height)
    guard edge > greatestEdge else { return nil }
    let (width, height) = (max(1, picture.width * greatestEdge / edge), max(1, picture.height * greatestEdge / edge))
    var small = PixelBuffer(width: width, height: height)
    picture.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let rows = y * picture.height / height..<max(y * picture.height / height + 1, (y + 1) * picture.height / height)
        for x in 0..<width {
          let columns = x * picture.width / width..<max(x * picture.width / width + 1, (x + 1) * picture.width / width)
          small[x, y] = mean(pixels, picture.width, rows, columns)
        }
      }
    }
    return small
  }

  /// Colours count by their opacity.
  private static func mean(_ pixels: UnsafeBufferPointer<UInt8>, _ width: Int, _ rows: Range<Int>, _ columns: Range<Int>) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let at = (y * width + x) * 4
        let opacity = Int(pixels[at + 3])
        red += Int(pixels[at]) * opacity
        green += Int(pixels[at + 1]) * opacity
        blue += Int(pixels[at + 2]) * opacity
        alpha += opacity
      }
    }
    guard alpha > 0 else { return Pixel(0, 0, 0, 0) }
    let count = rows.count * columns.count
    return Pixel(UInt8(red / alpha), UInt8(green / alpha), UInt8(blue / alpha), UInt8(alpha / count))
  }
}
