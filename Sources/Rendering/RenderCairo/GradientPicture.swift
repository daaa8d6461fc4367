import CoreGraphics
import DisplayList
import Foundation

/// Colours of a gradient along its axis, premultiplied before they are mixed, as Core Animation does.
struct GradientRamp {
  private let locations: [Double]
  /// Red, green, blue, alpha, premultiplied, 0 to 255.
  private let colors: [SIMD4<Float>]

  /// - Parameter alpha: multiplies every colour
  init(_ stops: [DisplayList.GradientStop], alpha: CGFloat) {
    let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    locations = sorted.map { Double($0.location) }
    colors = sorted.map { stop in
      let a = Float(stop.color.alpha * alpha)
      let color = SIMD4<Float>(Float(stop.color.red), Float(stop.color.green), Float(stop.color.blue), 1)
      return (color.clamped(lowerBound: .zero, upperBound: .one) * a * 255)
    }
  }

  /// The colour at a position as a word of cairo's ARGB32.
  func word(at position: Double) -> UInt32 {
    guard let first = colors.first, let last = colors.last else { return 0 }
    var color = last
    if !(position > locations[0]) {
      color = first
    } else if position < locations[locations.count - 1] {
      var high = 1
      while locations[high] <= position { high += 1 }
      let span = locations[high] - locations[high - 1]
      let part = span > 0 ? Float((position - locations[high - 1]) / span) : 1
      color = colors[high - 1] + (colors[high] - colors[high - 1]) * part
    }
    let rounded = color + 0.5
    return UInt32(rounded.w) << 24 | UInt32(rounded.x) << 16 | UInt32(rounded.y) << 8 | UInt32(rounded.z)
  }
}

/// Computes a gradient's pixels.
enum GradientPicture {
  /// Fills rows of words for a window of pixels.
  static func fill(
    _ paint: DisplayList.Paint, transform: CGAffineTransform, alpha: CGFloat, window: PixelRect, _ words: UnsafeMutablePointer<UInt32>
  ) {
    let inverse = transform.inverted()
    /// Calls back with each pixel's centre in the group's coordinates.
    func each(_ position: (CGPoint) -> Double, _ ramp: GradientRamp) {
      for y in 0..<window.height {
        for x in 0..<window.width {
          let center = CGPoint(x: CGFloat(window.left + x) + 0.5, y: CGFloat(window.top + y) + 0.5)
          words[y * window.width + x] = ramp.word(at: position(center.applying(inverse)))
        }
      }
    }
    switch paint {
    case .color: break
    case .linearGradient(let start, let end, let stops):
      let ramp = GradientRamp(stops, alpha: alpha)
      let axis = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let length = axis.x * axis.x + axis.y * axis.y
      func position(_ p: CGPoint) -> Double {
        length > 0 ? Double(((p.x - start.x) * axis.x + (p.y - start.y) * axis.y) / length) : 1
      }
      // Along one axis only: a row or a column is enough.
      if transform.b == 0, transform.c == 0, axis.x == 0 || axis.y == 0 {
        if axis.x == 0 {
          for y in 0..<window.height {
            let center = CGPoint(x: 0, y: CGFloat(window.top + y) + 0.5)
            (words + y * window.width).update(repeating: ramp.word(at: position(center.applying(inverse))), count: window.width)
          }
        } else {
          for x in 0..<window.width {
            words[x] = ramp.word(at: position(CGPoint(x: CGFloat(window.left + x) + 0.5, y: 0).applying(inverse)))
          }
          for y in 1..<max(1, window.height) { (words + y * window.width).update(from: words, count: window.width) }
        }
        return
      }
      each(position, ramp)
    case .radialGradient(let center, let radius, let stops):
      each(
        { p in
          guard radius.width > 0, radius.height > 0 else { return 1 }
          let (x, y) = ((p.x - center.x) / radius.width, (p.y - center.y) / radius.height)
          return Double((x * x + y * y).squareRoot())
        }, GradientRamp(stops, alpha: alpha))
    case .conicGradient(let center, let angle, let stops):
      each(
        { p in
          let turn = Double((atan2(p.y - center.y, p.x - center.x) - angle) / (2 * .pi))
          return turn - turn.rounded(.down)
        }, GradientRamp(stops, alpha: alpha))
    }
  }
}
