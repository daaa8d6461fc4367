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
  /// Whether a line accounts for the change.
  private(set) var isExplained: UnsafeMutablePointer<Bool>
  private var capacity = 0

  /// The sum of all changes, the number of changed pixels, and the greatest difference between two of them in a channel.
  private(set) var total: Float = 0
  private(set) var count = 0
  private(set) var contrast: Float = 1

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
    change.initialize(repeating: 0, count: width * height)
    let (first, second, change) = (first, second, change)
    var (total, count) = (Float(0), 0)
    var most = Values(repeating: 0)
    var least = Values(repeating: 255)
    for y in 0..<height {
      let (a, b) = (one.row(top + y) + left, two.row(top + y) + left)
      var at = y &* width
      // Neighbours are alike more often than not.
      var (word, values) = (a[0], ChangePatch.values(a[0]))
      for x in 0..<width {
        if a[x] != word { (word, values) = (a[x], ChangePatch.values(a[x])) }
        first[at] = values
        second[at] = values
        if b[x] != word {
          let other = ChangePatch.values(b[x])
          second[at] = other
          let difference = magnitude(values - other).greatest
          if difference > ChangePatch.noise {
            change[at] = difference
            total += difference
            count &+= 1
            most = greater(most, greater(values, other))
            least = lesser(least, lesser(values, other))
          }
        }
        at &+= 1
      }
    }
    (self.total, self.count) = (total, count)
    contrast = max(1, (most - least).greatest)
  }

  /// Whether a pixel changed and no line has explained it so far.
  func left(at index: Int) -> Bool { change[index] > 0 && !isExplained[index] }

  @inline(__always)
  private static func values(_ word: UInt32) -> Values {
    let word = UInt32(littleEndian: word)
    let values = Values(Float(word & 255), Float(word &>> 8 & 255), Float(word &>> 16 & 255), Float(word &>> 24))
    let alpha = values.w
    return alpha == 255 ? values : values * Values(alpha / 255, alpha / 255, alpha / 255, 1)
  }
}

// The standard library's own of these are loops over the lanes.

@inline(__always)
func magnitude(_ values: ChangePatch.Values) -> ChangePatch.Values { values.replacing(with: -values, where: values .< 0) }

@inline(__always)
func greater(_ a: ChangePatch.Values, _ b: ChangePatch.Values) -> ChangePatch.Values { a.replacing(with: b, where: a .< b) }

@inline(__always)
func lesser(_ a: ChangePatch.Values, _ b: ChangePatch.Values) -> ChangePatch.Values { a.replacing(with: b, where: b .< a) }

extension ChangePatch.Values {
  @inline(__always)
  var greatest: Float { Swift.max(Swift.max(x, y), Swift.max(z, w)) }

  @inline(__always)
  var smallest: Float { Swift.min(Swift.min(x, y), Swift.min(z, w)) }
}
