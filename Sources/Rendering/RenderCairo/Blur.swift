import Foundation

/// Blurs coverage, rows first, then columns.
enum Blur {
  /// A mask of its own memory, which the caller frees; pixels outside the given mask count as empty.
  static func apply(_ kernel: BlurKernel, to mask: CoverageMask) -> CoverageMask {
    let (width, height, reach) = (mask.width, mask.height, kernel.reach)
    let bytesPerRow = (width + 3) & ~3
    let out = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * height)
    out.initialize(repeating: 0, count: bytesPerRow * height)
    let rows = UnsafeMutablePointer<Float>.allocate(capacity: width * height)
    defer { rows.deallocate() }
    // One row with room at both ends, so that the inner loop needs no test.
    let padded = UnsafeMutablePointer<Float>.allocate(capacity: width + 2 * reach)
    defer { padded.deallocate() }
    padded.initialize(repeating: 0, count: width + 2 * reach)
    kernel.weights.withUnsafeBufferPointer { weights in
      for y in 0..<height {
        let (source, row) = (mask.bytes + y * mask.bytesPerRow, rows + y * width)
        for x in 0..<width { padded[reach + x] = Float(source[x]) }
        for x in 0..<width { row[x] = padded[reach + x] * weights[0] }
        for distance in 1..<max(1, reach + 1) {
          let (weight, left, right) = (weights[distance], padded + reach - distance, padded + reach + distance)
          for x in 0..<width { row[x] += (left[x] + right[x]) * weight }
        }
      }
      let sum = padded  // at least `width` long
      for y in 0..<height {
        let middle = rows + y * width
        for x in 0..<width { sum[x] = middle[x] * weights[0] }
        for distance in 1..<max(1, reach + 1) {
          let weight = weights[distance]
          if y - distance >= 0 {
            let row = rows + (y - distance) * width
            for x in 0..<width { sum[x] += row[x] * weight }
          }
          if y + distance < height {
            let row = rows + (y + distance) * width
            for x in 0..<width { sum[x] += row[x] * weight }
          }
        }
        let row = out + y * bytesPerRow
        for x in 0..<width { row[x] = UInt8(min(255, max(0, sum[x]))) }
      }
    }
    return CoverageMask(left: mask.left, top: mask.top, width: width, height: height, bytesPerRow: bytesPerRow, bytes: out)
  }
}
