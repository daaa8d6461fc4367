import Glibc

/// Where two pictures of one size differ, exactly, byte by byte.
package struct PixelDifference: Hashable, Sendable {
  /// Pixels with any differing channel.
  package var count: Int
  /// The smallest box that holds them: left, top, width, height in pixels; nil where there are none.
  package var box: (left: Int, top: Int, width: Int, height: Int)? {
    count == 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }
  /// The greatest difference of a channel.
  package var greatest: Int

  private var left = Int.max
  private var top = Int.max
  private var right = -1
  private var bottom = -1

  /// Nil where the sizes differ.
  package init?(_ a: PixelBuffer, _ b: PixelBuffer) {
    guard a.width == b.width, a.height == b.height else { return nil }
    (count, greatest) = (0, 0)
    let rowBytes = a.width * 4
    a.pixels.withUnsafeBufferPointer { first in
      b.pixels.withUnsafeBufferPointer { second in
        guard let firstBase = first.baseAddress, let secondBase = second.baseAddress else { return }
        for y in 0..<a.height {
          let (one, two) = (firstBase + y * rowBytes, secondBase + y * rowBytes)
          if memcmp(one, two, rowBytes) != 0 { compare(one, two, width: a.width, y: y) }
        }
      }
    }
  }

  private mutating func compare(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, width: Int, y: Int) {
    for x in 0..<width {
      var worst = 0
      for channel in 0..<4 { worst = max(worst, abs(Int(one[x * 4 + channel]) - Int(two[x * 4 + channel]))) }
      guard worst > 0 else { continue }
      count += 1
      greatest = max(greatest, worst)
      left = min(left, x)
      right = max(right, x)
      top = min(top, y)
      bottom = max(bottom, y)
    }
  }
}
