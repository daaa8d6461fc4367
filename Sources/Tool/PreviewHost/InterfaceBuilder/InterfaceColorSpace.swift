import CoreGraphics
import Foundation

/// The space that a colour's numbers are of, by Interface Builder's name.
enum InterfaceColorSpace {
  case sRGB, linearSRGB, displayP3, dciP3, adobeRGB, genericRGB, rommRGB, rec709, rec2020, acesCG
  case gray, linearGray, genericGray

  /// - Parameter isMatched: Whether Xcode converts the calibrated spaces; before Xcode 8 their numbers reached the app as they are.
  init(_ name: String, isMatched: Bool) {
    switch name.lowercased() {
    case "displayp3", "extendeddisplayp3": self = .displayP3
    case "dcip3", "displaydcip3": self = .dciP3
    case "extendedlinearsrgb", "linearsrgb", "genericrgblinear": self = .linearSRGB
    case "adobergb1998": self = .adobeRGB
    case "rommrgb": self = .rommRGB
    case "itur_709", "itur709", "rec709": self = .rec709
    case "itur_2020", "itur2020", "rec2020": self = .rec2020
    case "acescg", "acescglinear": self = .acesCG
    case "lineargray", "extendedlineargray": self = .linearGray
    case "calibratedwhite", "genericgray": self = isMatched ? .genericGray : .gray
    case "calibratedrgb", "genericrgb": self = isMatched ? .genericRGB : .sRGB
    case "genericgamma22graycolorspace", "devicewhite", "extendedgray": self = .gray
    default: self = .sRGB
    }
  }

  /// White in the space of `UIColor(white:)`.
  func encodedWhite(_ white: Double) -> CGFloat {
    switch self {
    // Apple's generic gray of gamma 1.8: the palette's dark gray of a third was 104 of 255 in the app of an Xcode 8 file.
    case .genericGray: InterfaceColorSpace.encoded(InterfaceColorSpace.power(white, 1.8))
    case .linearGray: InterfaceColorSpace.encoded(white)
    default: CGFloat(white)
    }
  }

  /// A colour's numbers in sRGB.
  func encoded(_ red: Double, _ green: Double, _ blue: Double) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard let rows = matrix else { return (CGFloat(red), CGFloat(green), CGFloat(blue)) }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    func channel(_ row: [Double]) -> CGFloat { InterfaceColorSpace.encoded(row[0] * r + row[1] * g + row[2] * b) }
    return (channel(rows[0]), channel(rows[1]), channel(rows[2]))
  }

  /// What leads to linear sRGB: the primaries of both spaces, adapted to the same white where they have different ones.
  private var matrix: [[Double]]? {
    switch self {
    case .sRGB, .displayP3, .gray, .linearGray, .genericGray: nil
    case .linearSRGB, .rec709: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .dciP3: [[1.1575, -0.155, -0.0026], [-0.0415, 1.0456, -0.0041], [-0.0181, -0.0786, 1.0966]]
    case .adobeRGB: [[1.39836, -0.39836, 0], [0, 1, 0], [0, -0.04293, 1.04293]]
    // Its corners are the crayons of Apple's palette: FF2600, 00F900, 0433FF; 84, 124, 224 is 102, 146, 230 in the app.
    case .genericRGB: [[1.0252, -0.0264, 0.0012], [0.0194, 0.9473, 0.0333], [-0.0015, -0.002, 1.0035]]
    case .rommRGB: [[2.03419, -0.72742, -0.30677], [-0.22881, 1.23173, -0.00292], [-0.00856, -0.15327, 1.16184]]
    // ITU-R BT.2087.
    case .rec2020: [[1.6605, -0.5876, -0.0728], [-0.1246, 1.1329, -0.0083], [-0.0182, -0.1006, 1.1187]]
    case .acesCG: [[1.70505, -0.62179, -0.08326], [-0.13026, 1.1408, -0.01055], [-0.024, -0.12897, 1.15297]]
    }
  }

  private func linear(_ value: Double) -> Double {
    switch self {
    case .adobeRGB: return InterfaceColorSpace.power(value, 563.0 / 256)
    case .genericRGB, .rommRGB: return InterfaceColorSpace.power(value, 1.8)
    case .dciP3: return InterfaceColorSpace.power(value, 2.6)
    // ITU-R BT.709 and BT.2020 have one transfer function.
    case .rec709, .rec2020: return value < 0.081 ? max(value, 0) / 4.5 : pow((min(value, 1) + 0.099) / 1.099, 1 / 0.45)
    default: return value
    }
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double { pow(min(max(value, 0), 1), exponent) }

  /// The transfer function of sRGB (IEC 61966-2-1).
  private static func encoded(_ linear: Double) -> CGFloat {
    let value = min(max(linear, 0), 1)
    return CGFloat(value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
  }
}
