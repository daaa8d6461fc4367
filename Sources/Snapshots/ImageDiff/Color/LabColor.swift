import Glibc

/// A colour in CIE L*a*b* (1976) of the D65 white, 2° observer.
package struct LabColor: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// From sRGB (IEC 61966-2-1) as 8-bit values.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (LabColor.linear[Int(red)], LabColor.linear[Int(green)], LabColor.linear[Int(blue)])
    // The matrix's rows divided by the white's X, Y and Z, so that white is 1, 1, 1.
    let x = LabColor.curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.9504700)
    let y = LabColor.curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = LabColor.curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.0888300)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static let linear: [Double] = (0..<256).map { level in
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func curve(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }

  /// What `difference` is not below and not above, at a fraction of its cost.
  ///
  /// The weight of lightness is at most 1 + 0.015 · 50² / √(20 + 50²), those of chroma and hue are at least 1; a is stretched by at most
  /// 1.5, and the turning term at most doubles what chroma and hue make, or takes it away.
  package func boundsOfDifference(from other: LabColor) -> (lower: Double, upper: Double) {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (abs(l) / 1.7471, (l * l + 2 * (2.25 * a * a + b * b)).squareRoot() + 1e-9)
  }

  /// ΔE of CIEDE2000 (ISO/CIE 11664-6) with all weights 1: about 1 is the smallest difference that an eye notices.
  package func difference(from other: LabColor) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let seventh = pow(meanChroma, 7)
    let stretch = 1 + 0.5 * (1 - (seventh / (seventh + 6_103_515_625)).squareRoot())  // 25⁷
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    func hue(_ a: Double, _ b: Double) -> Double {
      if a == 0, b == 0 { return 0 }
      let angle = atan2(b, a)
      return angle < 0 ? angle + 2 * .pi : angle
    }
    let (h1, h2) = (hue(a1, b), hue(a2, other.b))
    var hueStep = 0.0
    var meanHue = h1 + h2
    if c1 * c2 > 0 {
      hueStep = h2 - h1
      if hueStep > .pi { hueStep -= 2 * .pi } else if hueStep < -.pi { hueStep += 2 * .pi }
      meanHue = abs(h1 - h2) <= .pi ? (h1 + h2) / 2 : h1 + h2 < 2 * .pi ? (h1 + h2) / 2 + .pi : (h1 + h2) / 2 - .pi
    }
    let lightnessStep = other.lightness - lightness
    let chromaStep = c2 - c1
    let hueDistance = 2 * (c1 * c2).squareRoot() * sin(hueStep / 2)
    let chroma = (c1 + c2) / 2
    let degree = Double.pi / 180
    let t =
      1 - 0.17 * cos(meanHue - 30 * degree) + 0.24 * cos(2 * meanHue) + 0.32 * cos(3 * meanHue + 6 * degree)
      - 0.20 * cos(4 * meanHue - 63 * degree)
    let fromMiddle = pow((lightness + other.lightness) / 2 - 50, 2)
    let lightnessWeight = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
    let chromaWeight = 1 + 0.045 * chroma
    let hueWeight = 1 + 0.015 * chroma * t
    let seventhMean = pow(chroma, 7)
    let turn =
      -2 * (seventhMean / (seventhMean + 6_103_515_625)).squareRoot()
      * sin(60 * degree * exp(-pow((meanHue / degree - 275) / 25, 2)))
    let (l, c, h) = (lightnessStep / lightnessWeight, chromaStep / chromaWeight, hueDistance / hueWeight)
    return max(0, l * l + c * c + h * h + turn * c * h).squareRoot()
  }
}
