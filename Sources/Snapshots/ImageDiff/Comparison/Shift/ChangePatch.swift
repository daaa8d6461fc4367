/// A part of both pictures around changed pixels, as numbers: premultiplied red, green, blue and alpha, and a margin on each side.
final class ChangePatch {
  typealias Values = SIMD4<Float>
  static let margin = 2
  /// Two pixels differ where a channel differs by more; below lies what rounding and dithering do.
  static let noise: Float = 2

  private(set) var left = 0
  private(set) var top = 0
  private(set) var width = 0
  private(set) var height = 0
  private(set) var first: UnsafeMutablePointer<Values>
  private(set) var second: UnsafeMutablePointer<Values>
  /// The greatest difference of a channel, 0 where it is noise.
  private(set) var change: UnsafeMutablePointer<Float>
  private var isExplained: UnsafeMutablePointer<Bool>
  private var capacity = 0

  init() {
    first = .allocate(capacity: 0)
    second = .allocate(capacity: 0)
    change = .allocate(capacity: 0)
    isExplained = .allocate(capacity: 0)
  }

  deinit { free() }

  private func free() {
    first.deallocate()
    second.deallocate()
    change.deallocate()
    isExplained.deallocate()
  }

  func load(_ box: PixelBox, _ one: RowRing, _ two: RowRing, width pictureWidth: Int, height pictureHeight: Int) {
    let margin = ChangePatch.margin
    (left, top) = (max(0, box.left - margin), max(0, box.top - margin))
    width = min(pictureWidth, box.right + margin) - left
    height = min(pictureHeight, box.bottom + margin) - top
    if width * height > capacity {
      free()
      capacity = width * height
      first = .allocate(capacity: capacity)
      second = .allocate(capacity: capacity)
      change = .allocate(capacity: capacity)
      isExplained = .allocate(capacity: capacity)
    }
    isExplained.initialize(repeating: false, count: width * height)
    for y in 0..<height {
      let (a, b) = (one.row(top + y) + left, two.row(top + y) + left)
      let at = y * width
      for x in 0..<width {
        first[at + x] = ChangePatch.values(a[x])
        second[at + x] = a[x] == b[x] ? first[at + x] : ChangePatch.values(b[x])
        let difference = ChangePatch.greatest(first[at + x] - second[at + x])
        change[at + x] = difference > ChangePatch.noise ? difference : 0
      }
    }
  }

  /// Whether a pixel changed and no line has explained it so far.
  func left(at index: Int) -> Bool { change[index] > 0 && !isExplained[index] }

  func explain(_ index: Int) { isExplained[index] = true }

  @inline(__always)
  static func greatest(_ values: Values) -> Float {
    let size = values.replacing(with: -values, where: values .< 0)
    return size.max()
  }

  @inline(__always)
  private static func values(_ word: UInt32) -> Values {
    let values = Values(unsafeBitCast(word, to: SIMD4<UInt8>.self))
    let alpha = values.w
    return alpha == 255 ? values : values * Values(alpha / 255, alpha / 255, alpha / 255, 1)
  }
}
