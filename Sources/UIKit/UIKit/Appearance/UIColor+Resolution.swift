public import CoreGraphics
public import Foundation

extension UIColor {
  /// The fixed colour that the traits give.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .white, .rgb, .pattern: return self
    case .dynamic(let provider): return provider(traitCollection).resolvedColor(with: traitCollection)
    case .asset(_, let set): return set.color(for: traitCollection.values).resolvedColor(with: traitCollection)
    case .system(let name):
      guard let value = ColorPalette.entry(name)?.value(in: traitCollection.values) else { return self }
      return UIColor(storage: UIColor.storage(rgba: value))
    }
  }

  /// The colour under the current traits.
  public var cgColor: CGColor { cgColor(with: .current) }

  package func cgColor(with traits: UITraitCollection) -> CGColor {
    let parts = resolvedColor(with: traits).components
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch storage {
    case .white(let white, let alpha): return (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .pattern(let image): return image.averageComponents
    case .system, .dynamic, .asset: return resolvedColor(with: .current).components
    }
  }

  /// A system grey without colour stays in the grey space, as `label` and `systemBackground` are there in UIKit.
  private static func storage(rgba: UInt32) -> Storage {
    let parts = [24, 16, 8, 0].map { CGFloat((rgba >> UInt32($0)) & 0xFF) / 255 }
    // Opacities are whole hundredths in Apple's table, not bytes.
    let alpha = parts[3] == 1 ? 1 : (parts[3] * 100).rounded() / 100
    if parts[0] == parts[1], parts[1] == parts[2], parts[0] == 0 || parts[0] == 1 { return .white(parts[0], alpha: alpha) }
    return .rgb(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .white(let white, _): return UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern: return self
    case .system, .dynamic, .asset:
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if case .pattern = storage { return false }
    let parts = components
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    if case .pattern = storage { return false }
    let parts = components
    let isGray = parts.red == parts.green && parts.green == parts.blue
    // Rec. 709 weights, the luminance of sRGB.
    white?.pointee = isGray ? parts.red : 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if case .pattern = storage { return false }
    let parts = components
    let (largest, smallest) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
    let range = largest - smallest
    var angle: CGFloat = 0
    if range > 0 {
      switch largest {
      case parts.red: angle = (parts.green - parts.blue) / range
      case parts.green: angle = (parts.blue - parts.red) / range + 2
      default: angle = (parts.red - parts.green) / range + 4
      }
      if angle < 0 { angle += 6 }
    }
    hue?.pointee = angle / 6
    saturation?.pointee = largest > 0 ? range / largest : 0
    brightness?.pointee = largest
    alpha?.pointee = parts.alpha
    return true
  }

  static func components(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let sector = min(max(hue, 0), 1) * 6
    let index = Int(sector) % 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch index {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  /// Display P3 to sRGB: out of the curve, through the matrices of the two sets of primaries (both D65), into the curve.
  ///
  /// Components outside sRGB are kept, as UIKit's extended space does; the renderers clamp them.
  static func standardComponents(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func linear(_ value: CGFloat) -> CGFloat { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    func encoded(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      let exact = value < 0 ? -result : result
      return (exact * 1e6).rounded() / 1e6
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401762805598 * r - 0.22494017628055996 * g), encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      encoded(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b)
    )
  }
}
