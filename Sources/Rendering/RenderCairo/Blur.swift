import Foundation

/// Blurs coverage, rows first, then columns.
enum Blur {
  /// Blurs wider than this, in pixels, are computed on a smaller mask.
  private static let widest = 16.0

  /// A mask of its own memory, which the caller frees; pixels outside the given mask count as empty.
  static func apply(_ kernel: BlurKernel, to mask: CoverageMask) -> CoverageMask {
    guard kernel.sigma > widest else { return convolve(kernel, mask) }
    let factor = Int((kernel.sigma / (widest / 2)).rounded(.down))
    let small = shrink(mask, by: factor)
    defer { small.bytes.deallocate() }
    let blurred = convolve(BlurKernel(sigma: kernel.sigma / Double(factor)), small)
    defer { blurred.bytes.deallocate() }
    return enlarge(blurred, by: factor, to: mask)
  }

  private static func convolve(_ kernel: BlurKernel, _ mask: CoverageMask) -> CoverageMask {
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

  /// Averages squares of pixels.
  private static func shrink(_ mask: CoverageMask, by factor: Int) -> CoverageMask {
    let (width, height) = ((mask.width + factor - 1) / factor, (mask.height + factor - 1) / factor)
    let bytesPerRow = (width + 3) & ~3
    let out = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * height)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { sums.deallocate() }
    let area = UInt32(factor * factor)
    for y in 0..<height {
      sums.initialize(repeating: 0, count: width)
      for row in y * factor..<min(mask.height, (y + 1) * factor) {
        let source = mask.bytes + row * mask.bytesPerRow
        for x in 0..<mask.width { sums[x / factor] &+= UInt32(source[x]) }
      }
      for x in 0..<width { out[y * bytesPerRow + x] = UInt8((sums[x] + area / 2) / area) }
    }
    return CoverageMask(left: 0, top: 0, width: width, height: height, bytesPerRow: bytesPerRow, bytes: out)
  }

  /// Mixes the four nearest pixels of a shrunken mask.
  private static func enlarge(_ small: CoverageMask, by factor: Int, to original: CoverageMask) -> CoverageMask {
    let (width, height) = (original.width, original.height)
    let bytesPerRow = (width + 3) & ~3
    let out = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * height)
    out.initialize(repeating: 0, count: bytesPerRow * height)
    /// The two pixels of a position and the share of the second.
    func place(_ position: Int, _ count: Int) -> (first: Int, second: Int, share: Float) {
      let at = (Float(position) + 0.5) / Float(factor) - 0.5
      let low = Int(at.rounded(.down))
      return (min(count - 1, max(0, low)), min(count - 1, max(0, low + 1)), at - Float(low))
    }
    let columns = (0..<width).map { place($0, small.width) }
    columns.withUnsafeBufferPointer { columns in
      for y in 0..<height {
        let row = place(y, small.height)
        let (upper, lower) = (small.bytes + row.first * small.bytesPerRow, small.bytes + row.second * small.bytesPerRow)
        let target = out + y * bytesPerRow
        for x in 0..<width {
          let column = columns[x]
          let top = Float(upper[column.first]) * (1 - column.share) + Float(upper[column.second]) * column.share
          let bottom = Float(lower[column.first]) * (1 - column.share) + Float(lower[column.second]) * column.share
          target[x] = UInt8(top * (1 - row.share) + bottom * row.share + 0.5)
        }
      }
    }
    return CoverageMask(
      left: original.left, top: original.top, width: width, height: height, bytesPerRow: bytesPerRow, bytes: out)
  }
}
