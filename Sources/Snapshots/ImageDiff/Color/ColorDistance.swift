/// The perceived difference of two pixels, kept for pairs that come again: interfaces have few colours.
final class ColorDistance {
  private static let slots = 1 << 14
  private let keys: UnsafeMutablePointer<UInt64>
  private let values: UnsafeMutablePointer<Double>
  private static let colors = 1 << 11
  private let labKeys: UnsafeMutablePointer<UInt32>
  private let labs: UnsafeMutablePointer<LabColor>

  init() {
    keys = .allocate(capacity: ColorDistance.slots)
    values = .allocate(capacity: ColorDistance.slots)
    // No pair of equal pixels is ever looked up, so zero marks an empty slot.
    keys.initialize(repeating: 0, count: ColorDistance.slots)
    labKeys = .allocate(capacity: ColorDistance.colors)
    labs = .allocate(capacity: ColorDistance.colors)
    labKeys.initialize(repeating: 0, count: ColorDistance.colors)
  }

  deinit {
    keys.deallocate()
    values.deallocate()
    labKeys.deallocate()
    labs.deallocate()
  }

  /// ΔE (CIEDE2000) of two straight RGBA pixels that differ, as words in memory's order.
  ///
  /// Translucent pixels are laid on white and on black; the greater difference counts. Where only a difference above `greatest` is wanted
  /// exactly, another one above `tolerance` may be given as less than it is, as long as it is above that.
  func callAsFunction(_ first: UInt32, _ second: UInt32, tolerance: Double = .infinity, greatest: Double = 0) -> Double {
    let key = UInt64(first) << 32 | UInt64(second)
    let slot = Int((key &* 0x9E37_79B9_7F4A_7C15) &>> 50)
    if keys[slot] == key { return values[slot] }
    let value = compute(Pixel(word: first), Pixel(word: second), tolerance, greatest)
    keys[slot] = key
    values[slot] = value
    return value
  }

  private func compute(_ first: Pixel, _ second: Pixel, _ tolerance: Double, _ greatest: Double) -> Double {
    if first.alpha == 255, second.alpha == 255 {
      let (one, two) = (lab(first), lab(second))
      let bounds = one.boundsOfDifference(from: two)
      return bounds.lower > tolerance && bounds.upper <= greatest ? bounds.lower : one.difference(from: two)
    }
    return max(
      lab(first.laid(on: 255)).difference(from: lab(second.laid(on: 255))), lab(first.laid(on: 0)).difference(from: lab(second.laid(on: 0)))
    )
  }

  /// The colour of an opaque pixel, which is in many pairs.
  private func lab(_ pixel: Pixel) -> LabColor {
    // Of an opaque pixel the word is never zero.
    let word = pixel.littleEndianWord
    let slot = Int((word &* 0x9E37_79B1) &>> 21)
    if labKeys[slot] != word {
      labKeys[slot] = word
      labs[slot] = pixel.lab
    }
    return labs[slot]
  }
}

extension Pixel {
  /// From four bytes in memory's order: red first.
  init(word: UInt32) {
    let word = UInt32(littleEndian: word)
    self.init(
      UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8), UInt8(truncatingIfNeeded: word >> 16),
      UInt8(truncatingIfNeeded: word >> 24))
  }

  var lab: LabColor { LabColor(red: red, green: green, blue: blue) }

  fileprivate func laid(on gray: UInt8) -> Pixel {
    let (own, behind) = (Int(alpha), Int(gray) * (255 - Int(alpha)))
    func mix(_ value: UInt8) -> UInt8 { UInt8((Int(value) * own + behind + 127) / 255) }
    return Pixel(mix(red), mix(green), mix(blue))
  }
}
