/// The perceived difference of two pixels, kept for pairs that come again: interfaces have few colours.
final class ColorDistance {
  private static let slots = 1 << 14
  private let keys: UnsafeMutablePointer<UInt64>
  private let values: UnsafeMutablePointer<Double>

  init() {
    keys = .allocate(capacity: ColorDistance.slots)
    values = .allocate(capacity: ColorDistance.slots)
    // No pair of equal pixels is ever looked up, so zero marks an empty slot.
    keys.initialize(repeating: 0, count: ColorDistance.slots)
  }

  deinit {
    keys.deallocate()
    values.deallocate()
  }

  /// ΔE (CIEDE2000) of two straight RGBA pixels that differ, as words in memory's order.
  ///
  /// Translucent pixels are laid on white and on black; the greater difference counts.
  func callAsFunction(_ first: UInt32, _ second: UInt32) -> Double {
    let key = UInt64(first) << 32 | UInt64(second)
    let slot = Int((key &* 0x9E37_79B9_7F4A_7C15) &>> 50)
    if keys[slot] == key { return values[slot] }
    let value = ColorDistance.compute(Pixel(word: first), Pixel(word: second))
    keys[slot] = key
    values[slot] = value
    return value
  }

  private static func compute(_ first: Pixel, _ second: Pixel) -> Double {
    if first.alpha == 255, second.alpha == 255 { return first.lab.difference(from: second.lab) }
    return max(
      first.laid(on: 255).lab.difference(from: second.laid(on: 255).lab), first.laid(on: 0).lab.difference(from: second.laid(on: 0).lab))
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
