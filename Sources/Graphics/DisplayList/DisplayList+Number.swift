package import CoreGraphics
package import Foundation

extension DisplayList {
  /// A number with at most `decimals` decimals and no zeros at its end, the same on every machine.
  package static func number(_ value: CGFloat, decimals: Int = 3) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (Double(value) * Double(scale)).rounded()
    guard scaled.isFinite, abs(scaled) < 9e15 else { return value.isNaN ? "nan" : value < 0 ? "-1e12" : "1e12" }
    let magnitude = Int(abs(scaled))
    let (whole, fraction) = (magnitude / scale, magnitude % scale)
    let sign = scaled < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    let digits = String(fraction)
    let padded = String(repeating: "0", count: decimals - digits.count) + digits
    return "\(sign)\(whole).\(padded[...(padded.lastIndex { $0 != "0" } ?? padded.startIndex)])"
  }

  /// `#RRGGBB`, upper case.
  package static func hex(_ color: CGColor) -> String { "#" + hex(color.red) + hex(color.green) + hex(color.blue) }

  /// `#RRGGBBAA`.
  package static func hexWithAlpha(_ color: CGColor) -> String { hex(color) + hex(color.alpha) }

  private static func hex(_ component: CGFloat) -> String {
    let digits = Array("0123456789ABCDEF")
    let byte = Int((min(1, max(0, component.isNaN ? 0 : component)) * 255).rounded())
    return String([digits[byte / 16], digits[byte % 16]])
  }
}
