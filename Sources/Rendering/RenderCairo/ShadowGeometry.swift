import CoreGraphics
import DisplayList
import Foundation

/// A shadow's numbers in pixels.
///
/// Measured on iOS: the blur is a Gaussian whose standard deviation is the shadow's radius, cut off at twice the radius and scaled
/// up to a sum of one (radius 8: alpha 121 108 95 83 71 60 50 41 33 26 20 15 10 7 4 2 0 outwards from the edge).
struct ShadowGeometry {
  /// Pixels right and down.
  let offset: SIMD2<Double>
  /// The blur's standard deviation.
  let sigma: Double

  init(_ shadow: DisplayList.Shadow, transform: CGAffineTransform) {
    let scale = Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
    // A layer's shadow is offset along its own axes.
    offset = SIMD2(
      Double(transform.a * shadow.offset.width + transform.c * shadow.offset.height),
      Double(transform.b * shadow.offset.width + transform.d * shadow.offset.height))
    sigma = min(1000, max(0, Double(shadow.radius) * scale))
  }

  /// How far the shadow reaches beyond what casts it, in whole pixels.
  var reach: Double { (2 * sigma).rounded(.up) + 1 }
}

/// The blur's weights at whole pixels, from the middle outwards.
struct BlurKernel {
  let weights: [Float]
  let sigma: Double

  init(sigma: Double) {
    self.sigma = sigma
    let reach = Int(2 * sigma)
    guard reach > 0 else {
      weights = [1]
      return
    }
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    weights = raw.map { Float($0 / sum) }
  }

  var reach: Int { weights.count - 1 }
}
