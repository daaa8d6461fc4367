public import Foundation

/// A colour space.
///
/// Colours are kept as sRGB here, so a space only says how components are read.
public final class CGColorSpace: Hashable, Sendable {
  public let model: CGColorSpaceModel
  private let identifier: String

  private init(model: CGColorSpaceModel, identifier: String) {
    self.model = model
    self.identifier = identifier
  }

  /// Nil for a name that is none of the constants below.
  public convenience init?(name: CFString) {
    guard let model = CGColorSpace.models[String(describing: name)] else { return nil }
    self.init(model: model, identifier: String(describing: name))
  }

  public var name: CFString? { NSString(string: identifier) }
  public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }
  public var isWideGamutRGB: Bool { identifier == "kCGColorSpaceDisplayP3" }
  public var supportsOutput: Bool { true }

  public static var sRGB: CFString { NSString(string: "kCGColorSpaceSRGB") }
  public static var displayP3: CFString { NSString(string: "kCGColorSpaceDisplayP3") }
  public static var extendedSRGB: CFString { NSString(string: "kCGColorSpaceExtendedSRGB") }
  public static var linearSRGB: CFString { NSString(string: "kCGColorSpaceLinearSRGB") }
  public static var extendedLinearSRGB: CFString { NSString(string: "kCGColorSpaceExtendedLinearSRGB") }
  public static var genericRGBLinear: CFString { NSString(string: "kCGColorSpaceGenericRGBLinear") }
  public static var adobeRGB1998: CFString { NSString(string: "kCGColorSpaceAdobeRGB1998") }
  public static var genericGrayGamma2_2: CFString { NSString(string: "kCGColorSpaceGenericGrayGamma2_2") }
  public static var linearGray: CFString { NSString(string: "kCGColorSpaceLinearGray") }
  public static var extendedGray: CFString { NSString(string: "kCGColorSpaceExtendedGray") }
  public static var genericCMYK: CFString { NSString(string: "kCGColorSpaceGenericCMYK") }

  private static let models: [String: CGColorSpaceModel] = [
    "kCGColorSpaceSRGB": .rgb, "kCGColorSpaceDisplayP3": .rgb, "kCGColorSpaceExtendedSRGB": .rgb, "kCGColorSpaceLinearSRGB": .rgb,
    "kCGColorSpaceExtendedLinearSRGB": .rgb, "kCGColorSpaceGenericRGBLinear": .rgb, "kCGColorSpaceAdobeRGB1998": .rgb,
    "kCGColorSpaceGenericGrayGamma2_2": .monochrome, "kCGColorSpaceLinearGray": .monochrome,
    "kCGColorSpaceExtendedGray": .monochrome, "kCGColorSpaceGenericCMYK": .cmyk,
  ]

  package static let standardRGB = CGColorSpace(model: .rgb, identifier: "kCGColorSpaceSRGB")
  package static let gray = CGColorSpace(model: .monochrome, identifier: "kCGColorSpaceGenericGrayGamma2_2")
  package static let cmyk = CGColorSpace(model: .cmyk, identifier: "kCGColorSpaceGenericCMYK")

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Reads components of this space and an alpha after them; nil where there are too few.
  package func color(from components: [CGFloat]) -> CGColor? {
    guard components.count > numberOfComponents else { return nil }
    let alpha = components[numberOfComponents]
    switch model {
    case .monochrome: return CGColor(gray: components[0], alpha: alpha)
    case .cmyk:
      let key = 1 - components[3]
      return CGColor(
        red: (1 - components[0]) * key, green: (1 - components[1]) * key, blue: (1 - components[2]) * key, alpha: alpha)
    default: return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }
