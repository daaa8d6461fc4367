import Glibc

/// An ICC profile of three primaries and tone curves, as displays have; converts its colours to sRGB.
struct ColorProfile {
  /// Linear light of each 8-bit value, for red, green, blue.
  private var linear: [[Double]]
  /// From the profile's linear light to linear sRGB, row by row.
  private var matrix: [Double]

  /// Nil where the profile is sRGB, is damaged, or is not made of primaries and curves (the values then stay as they are).
  init?(_ bytes: UnsafeRawBufferPointer) {
    let data = [UInt8](bytes)
    func word(_ at: Int) -> Int? {
      guard at >= 0, at + 4 <= data.count else { return nil }
      return Int(data[at]) << 24 | Int(data[at + 1]) << 16 | Int(data[at + 2]) << 8 | Int(data[at + 3])
    }
    func half(_ at: Int) -> Int? {
      guard at >= 0, at + 2 <= data.count else { return nil }
      return Int(data[at]) << 8 | Int(data[at + 1])
    }
    func fixed(_ at: Int) -> Double? { word(at).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 } }
    guard let count = word(128), count < 256 else { return nil }
    var tags: [String: Int] = [:]
    for index in 0..<count {
      let entry = 132 + index * 12
      guard entry + 12 <= data.count, let offset = word(entry + 4) else { return nil }
      tags[String(decoding: data[entry..<entry + 4], as: UTF8.self)] = offset
    }

    var columns: [[Double]] = []
    for name in ["rXYZ", "gXYZ", "bXYZ"] {
      guard let at = tags[name], let x = fixed(at + 8), let y = fixed(at + 12), let z = fixed(at + 16) else { return nil }
      columns.append([x, y, z])
    }
    // XYZ of the D50 white to linear sRGB: the inverse of the sRGB profile's primaries adapted by Bradford's method
    // (IEC 61966-2-1, ICC.1:2010).
    let toSRGB = [
      [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540], [0.0719453, -0.2289914, 1.4052427],
    ]
    matrix = []
    for row in 0..<3 {
      for column in 0..<3 { matrix.append((0..<3).reduce(0) { $0 + toSRGB[row][$1] * columns[column][$1] }) }
    }

    linear = []
    for name in ["rTRC", "gTRC", "bTRC"] {
      guard let at = tags[name], at + 12 <= data.count else { return nil }
      let kind = String(decoding: data[at..<at + 4], as: UTF8.self)
      var curve: (Double) -> Double
      if kind == "curv", let entries = word(at + 8) {
        if entries == 0 {
          curve = { $0 }
        } else if entries == 1, let gamma = half(at + 12) {
          curve = { pow($0, Double(gamma) / 256) }
        } else {
          let table = (0..<entries).compactMap { half(at + 12 + $0 * 2) }.map { Double($0) / 65535 }
          guard table.count == entries else { return nil }
          curve = { value in
            let position = value * Double(entries - 1)
            let low = min(Int(position), entries - 2)
            return table[low] + (table[low + 1] - table[low]) * (position - Double(low))
          }
        }
      } else if kind == "para", let function = half(at + 8), function <= 4 {
        let p = (0..<[1, 3, 4, 5, 7][function]).compactMap { fixed(at + 12 + $0 * 4) }
        guard p.count == [1, 3, 4, 5, 7][function] else { return nil }
        curve = { ColorProfile.parametric(function, p, $0) }
      } else {
        return nil
      }
      linear.append((0..<256).map { curve(Double($0) / 255) })
    }
    if isSRGB { return nil }
  }

  /// The parametric curves of ICC.1:2010, section 10.15.
  private static func parametric(_ function: Int, _ p: [Double], _ x: Double) -> Double {
    switch function {
    case 0: pow(x, p[0])
    case 1: x >= -p[2] / p[1] ? pow(p[1] * x + p[2], p[0]) : 0
    case 2: x >= -p[2] / p[1] ? pow(p[1] * x + p[2], p[0]) + p[3] : p[3]
    case 3: x >= p[4] ? pow(p[1] * x + p[2], p[0]) : p[3] * x
    default: x >= p[4] ? pow(p[1] * x + p[2], p[0]) + p[5] : p[3] * x + p[6]
    }
  }

  func convert(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (UInt8, UInt8, UInt8) {
    let (r, g, b) = (linear[0][Int(red)], linear[1][Int(green)], linear[2][Int(blue)])
    func channel(_ row: Int) -> UInt8 {
      let light = min(1, max(0, matrix[row * 3] * r + matrix[row * 3 + 1] * g + matrix[row * 3 + 2] * b))
      let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt8((encoded * 255).rounded())
    }
    return (channel(0), channel(1), channel(2))
  }

  /// Whether a spread of colours comes out as it went in, within one level.
  private var isSRGB: Bool {
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let (r, g, b) = convert(UInt8(red), UInt8(green), UInt8(blue))
          if abs(Int(r) - red) > 1 || abs(Int(g) - green) > 1 || abs(Int(b) - blue) > 1 { return false }
        }
      }
    }
    return true
  }

  /// Converts straight RGBA pixels in place; equal neighbours are computed once.
  func convertToSRGB(_ pixels: inout [UInt8]) {
    var known: [UInt32: (UInt8, UInt8, UInt8)] = [:]
    for at in stride(from: 0, to: pixels.count, by: 4) {
      let key = UInt32(pixels[at]) << 16 | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at + 2])
      let converted: (UInt8, UInt8, UInt8)
      if let value = known[key] {
        converted = value
      } else {
        converted = convert(pixels[at], pixels[at + 1], pixels[at + 2])
        known[key] = converted
      }
      (pixels[at], pixels[at + 1], pixels[at + 2]) = converted
    }
  }
}
