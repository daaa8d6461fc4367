import Glibc

/// Undoes PNG's filters (PNG specification, section 9) on rows of three or four bytes a pixel, straight into RGBA pixels.
///
/// Each row is worked out in RGBA, whatever the file has: the row above is then read where it was written.
enum RowUnfilter {
  /// False where the filter's number is not known.
  ///
  /// - Parameters:
  ///   - bytes: the filtered row without its filter byte
  ///   - above: the finished row above, zeros above the first one (alpha included)
  ///   - out: where the row goes
  @inline(__always)
  static func apply(
    _ filter: UInt8, _ bytes: UnsafePointer<UInt8>, above: UnsafePointer<UInt32>, to out: UnsafeMutablePointer<UInt32>, width: Int,
    channels: Int
  ) -> Bool {
    switch filter {
    case 0: channels == 4 ? none4(bytes, out, width) : none3(bytes, out, width)
    case 1: channels == 4 ? left(bytes, out, width, 4) : left(bytes, out, width, 3)
    case 2: channels == 4 ? up4(bytes, above, out, width) : up3(bytes, above, out, width)
    case 3: channels == 4 ? average(bytes, above, out, width, 4) : average(bytes, above, out, width, 3)
    case 4: channels == 4 ? paeth(bytes, above, out, width, 4) : paeth(bytes, above, out, width, 3)
    default: return false
    }
    return true
  }

  private static let opaque = UInt32(littleEndian: 0xFF00_0000)

  /// Adds the four bytes of two words, each by itself.
  @inline(__always)
  private static func add(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }

  /// A pixel's bytes as a word, the fourth one zero where the file has three.
  @inline(__always)
  private static func word(_ bytes: UnsafePointer<UInt8>, _ channels: Int) -> UInt32 {
    if channels == 4 { return UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self) }
    let low = UInt32(UnsafeRawPointer(bytes).loadUnaligned(as: UInt16.self).littleEndian)
    return UInt32(littleEndian: low | UInt32(bytes[2]) &<< 16)
  }

  private static func none4(_ bytes: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int) {
    memcpy(out, bytes, width * 4)
  }

  private static func none3(_ bytes: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int) {
    for x in 0..<width { out[x] = word(bytes + (x &* 3), 3) | opaque }
  }

  @inline(__always)
  private static func left(_ bytes: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int, _ channels: Int) {
    var before: UInt32 = channels == 3 ? opaque : 0
    var x = 0
    while x < width {
      let difference = word(bytes + (x &* channels), channels)
      if difference == 0 {
        let start = x
        x = endOfZeros(bytes, channels, from: x, to: width)
        fill(out + start, before, x &- start)
        continue
      }
      before = add(before, difference)
      out[x] = before
      x &+= 1
    }
  }

  /// Behind the last of the pixels from `start` on that are the same as predicted; most of an interface is flat.
  @inline(__always)
  private static func endOfZeros(_ bytes: UnsafePointer<UInt8>, _ channels: Int, from start: Int, to end: Int) -> Int {
    let source = UnsafeRawPointer(bytes)
    var x = start &+ 1
    while x &+ 8 <= end, isZero(source + (x &* channels), words: channels) { x &+= 8 }
    while x < end, word(bytes + (x &* channels), channels) == 0 { x &+= 1 }
    return x
  }

  /// Whether eight pixels of three or four bytes are zero: as many words as a pixel has bytes.
  @inline(__always)
  private static func isZero(_ bytes: UnsafeRawPointer, words: Int) -> Bool {
    var all: UInt64 = 0
    for word in 0..<words { all |= bytes.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self) }
    return all == 0
  }

  @inline(__always)
  private static func fill(_ out: UnsafeMutablePointer<UInt32>, _ word: UInt32, _ count: Int) {
    var x = 0
    let eight = SIMD8<UInt32>(repeating: word)
    while x &+ 8 <= count {
      UnsafeMutableRawPointer(out + x).storeBytes(of: eight, as: SIMD8<UInt32>.self)
      x &+= 8
    }
    while x < count {
      out[x] = word
      x &+= 1
    }
  }

  private static func up4(
    _ bytes: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    let one = UnsafeRawPointer(above)
    let target = UnsafeMutableRawPointer(out)
    let source = UnsafeRawPointer(bytes)
    var offset = 0
    while offset &+ 32 <= width &* 4 {
      let sum =
        one.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
        &+ source.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
      target.storeBytes(of: sum, toByteOffset: offset, as: SIMD32<UInt8>.self)
      offset &+= 32
    }
    for x in (offset / 4)..<width { out[x] = add(above[x], word(bytes + (x &* 4), 4)) }
  }

  private static func up3(
    _ bytes: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    let source = UnsafeRawPointer(bytes)
    var x = 0
    // Alpha above the first row is zero, hence the mask. Most of an interface repeats the row above.
    while x &+ 8 <= width {
      let at = x &* 3
      let (a, b, c) = (
        source.loadUnaligned(fromByteOffset: at, as: UInt64.self), source.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self),
        source.loadUnaligned(fromByteOffset: at &+ 16, as: UInt64.self)
      )
      if a | b | c == 0 {
        for i in 0..<8 { out[x &+ i] = above[x &+ i] | opaque }
      } else {
        for i in 0..<8 { out[x &+ i] = add(above[x &+ i], word(bytes + (at &+ i &* 3), 3)) | opaque }
      }
      x &+= 8
    }
    while x < width {
      out[x] = add(above[x], word(bytes + (x &* 3), 3)) | opaque
      x &+= 1
    }
  }

  @inline(__always)
  private static func average(
    _ bytes: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int, _ channels: Int
  ) {
    var before: UInt32 = 0
    for x in 0..<width {
      // The mean of two bytes, rounded down: what they share and half of what they do not.
      let mean = (before & above[x]) &+ (((before ^ above[x]) & 0xFEFE_FEFE) &>> 1)
      before = add(mean, word(bytes + (x &* channels), channels))
      if channels == 3 { before |= opaque }
      out[x] = before
    }
  }

  @inline(__always)
  private static func paeth(
    _ bytes: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int, _ channels: Int
  ) {
    var before: UInt32 = 0
    var aboveBefore: UInt32 = 0
    var x = 0
    while x < width {
      let up = above[x]
      let difference = word(bytes + (x &* channels), channels)
      if up == aboveBefore {
        // Equal neighbours above predict the left pixel, whatever it is.
        if difference == 0, x > 0 {
          out[x] = before
          x &+= 1
          while x &+ 8 <= width, isZero(UnsafeRawPointer(bytes) + (x &* channels), words: channels), isRepeated(above + x, up) {
            UnsafeMutableRawPointer(out + x).storeBytes(of: SIMD8(repeating: before), as: SIMD8<UInt32>.self)
            x &+= 8
          }
          while x < width, above[x] == up, word(bytes + (x &* channels), channels) == 0 {
            out[x] = before
            x &+= 1
          }
          continue
        }
        before = add(before, difference)
      } else if before == aboveBefore {
        // So do equal ones to the left the one above.
        before = add(up, difference)
      } else {
        before = add(prediction(before, up, aboveBefore), difference)
      }
      if channels == 3 { before |= opaque }
      out[x] = before
      aboveBefore = up
      x &+= 1
    }
  }

  /// Of the pixels to the left, above and between, in each byte the one nearest to left + above − between.
  @inline(__always)
  private static func prediction(_ left: UInt32, _ above: UInt32, _ between: UInt32) -> UInt32 {
    typealias Lanes = SIMD4<Int16>
    @inline(__always) func lanes(_ word: UInt32) -> Lanes { Lanes(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self)) }
    let (a, b, c) = (lanes(left), lanes(above), lanes(between))
    let (p, q) = (b &- c, a &- c)
    let r = p &+ q
    let (pa, pb, pc) = (abs(p), abs(q), abs(r))
    let nearest = a.replacing(with: b, where: pb .< pa).replacing(with: c, where: (pc .< pa) .& (pc .< pb))
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: nearest), to: UInt32.self)
  }

  /// Whether eight pixels are all the given one.
  @inline(__always)
  private static func isRepeated(_ pixels: UnsafePointer<UInt32>, _ word: UInt32) -> Bool {
    let pair = UInt64(word) &* 0x1_0000_0001
    var difference: UInt64 = 0
    for index in 0..<4 { difference |= UnsafeRawPointer(pixels).loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self) ^ pair }
    return difference == 0
  }

  @inline(__always)
  private static func abs(_ lanes: SIMD4<Int16>) -> SIMD4<Int16> {
    lanes.replacing(with: 0 &- lanes, where: lanes .< 0)
  }
}
