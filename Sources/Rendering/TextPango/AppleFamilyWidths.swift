import CoreGraphics
import Foundation

/// Families of iOS that are not free: a stand-in's glyphs are set at their widths.
enum AppleFamilyWidths: Hashable {
  case neueHelvetica, avenirNext, avenir, georgia, trebuchet, verdana

  /// The family of a name as `AppleFontNames` gives it.
  init?(family: String) {
    switch family {
    case "Helvetica Neue": self = .neueHelvetica
    case "Avenir Next": self = .avenirNext
    case "Avenir": self = .avenir
    case "Georgia": self = .georgia
    case "Trebuchet MS": self = .trebuchet
    case "Verdana": self = .verdana
    default: return nil
    }
  }

  /// The advance in em of a character of ASCII; nil where the stand-in's own holds.
  func advance(of byte: UInt8, weight: Int) -> CGFloat? {
    guard byte >= 0x20, byte < 0x7F else { return nil }
    let index = Int(byte) - 0x20
    func mixed(_ regular: [Int], _ bold: [Int], _ share: CGFloat) -> CGFloat {
      (CGFloat(regular[index]) + CGFloat(bold[index] - regular[index]) * share) / 100
    }
    switch self {
    case .neueHelvetica: return NeueHelvetica.advance(of: byte, weight: weight)
    case .avenirNext:
      let (share, more) = AppleFamilyWidths.avenirNextWeight(weight)
      return mixed(AppleFamilyWidths.avenirNextRegular, AppleFamilyWidths.avenirNextBold, share) + more
    case .avenir:
      // Bold is the cut that the family calls Heavy.
      let share: CGFloat = weight <= 400 ? 0 : weight < 600 ? 0.35 : weight < 700 ? 0.5 : 1
      return mixed(AppleFamilyWidths.avenirRegular, AppleFamilyWidths.avenirBold, share)
    case .georgia: return mixed(AppleFamilyWidths.georgiaRegular, AppleFamilyWidths.georgiaBold, weight < 600 ? 0 : 1)
    case .trebuchet: return mixed(AppleFamilyWidths.trebuchetRegular, AppleFamilyWidths.trebuchetBold, weight < 600 ? 0 : 1)
    case .verdana: return mixed(AppleFamilyWidths.verdanaRegular, AppleFamilyWidths.verdanaBold, weight < 600 ? 0 : 1)
    }
  }

  /// How much of bold there is in a weight of Avenir Next, and what each glyph is wider besides, in em.
  ///
  /// The ends from labels that Xcode stored (Heavy: three of 14 to 40 points, UltraLight: two), Medium from seven.
  private static func avenirNextWeight(_ weight: Int) -> (share: CGFloat, more: CGFloat) {
    switch weight {
    case ..<300: (0, -0.021)
    case ..<400: (0, -0.008)
    case 400: (0, 0)
    case ..<600: (0, 0.002)
    case ..<700: (0.5, 0)
    case 700: (1, 0)
    default: (1, 0.033)
    }
  }

  /// Whether a pair that begins with this character is kerned as in the stand-in.
  ///
  /// Avenir Next kerns pairs with T as Inter does and others hardly: "AWAKE" and "CANADA" are stored as wide as their letters, "Temp"
  /// is narrower by 0.09 em.
  func keepsKerning(after byte: UInt8) -> Bool {
    self == .neueHelvetica || byte == UInt8(ascii: "T")
  }
}
