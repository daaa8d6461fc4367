/// A small copy of a picture for lists: each of its pixels is the mean of those that it stands for.
package enum Thumbnail {
  /// The picture no larger than a box, in its own proportions; one that fits already stays as it is.
  package static func make(of picture: PixelBuffer, width: Int, height: Int) -> PixelBuffer {
    guard picture.width > width || picture.height > height else { return picture }
    let ratio = min(Double(width) / Double(picture.width), Double(height) / Double(picture.height))
    let smallWidth = max(1, Int((Double(picture.width) * ratio).rounded()))
    let smallHeight = max(1, Int((Double(picture.height) * ratio).rounded()))
    var small = PixelBuffer(width: smallWidth, height: smallHeight)
    // Sums of a row of the copy: red, green and blue by their alpha, then alpha, so that what cannot be seen tints nothing.
    var sums = [UInt64](repeating: 0, count: smallWidth * 4)
    let columns = (0...smallWidth).map { $0 * picture.width / smallWidth }
    picture.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<smallHeight {
        let rows = row * picture.height / smallHeight..<(row + 1) * picture.height / smallHeight
        for index in sums.indices { sums[index] = 0 }
        for y in rows {
          for column in 0..<smallWidth {
            var (red, green, blue, opacity) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
            for x in columns[column]..<columns[column + 1] {
              let at = (y * picture.width + x) * 4
              let alpha = UInt64(pixels[at + 3])
              red += UInt64(pixels[at]) * alpha
              green += UInt64(pixels[at + 1]) * alpha
              blue += UInt64(pixels[at + 2]) * alpha
              opacity += alpha
            }
            sums[column * 4] += red
            sums[column * 4 + 1] += green
            sums[column * 4 + 2] += blue
            sums[column * 4 + 3] += opacity
          }
        }
        for column in 0..<smallWidth {
          let opacity = sums[column * 4 + 3]
          guard opacity > 0 else { continue }
          let count = UInt64(rows.count * (columns[column + 1] - columns[column]))
          func mean(_ sum: UInt64, _ parts: UInt64) -> UInt8 { UInt8((sum + parts / 2) / parts) }
          small[column, row] = Pixel(
            mean(sums[column * 4], opacity), mean(sums[column * 4 + 1], opacity), mean(sums[column * 4 + 2], opacity), mean(opacity, count))
        }
      }
    }
    return small
  }
}
