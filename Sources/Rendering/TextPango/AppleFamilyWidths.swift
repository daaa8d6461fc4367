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
    case .avenirNext: return AvenirNext.advance(of: byte, weight: weight)
    case .avenir:
      // Bold is the cut that the family calls Heavy.
      let share: CGFloat = weight <= 400 ? 0 : weight < 600 ? 0.35 : weight < 700 ? 0.5 : 1
      return mixed(AppleFamilyWidths.avenirRegular, AppleFamilyWidths.avenirBold, share)
    case .georgia: return mixed(AppleFamilyWidths.georgiaRegular, AppleFamilyWidths.georgiaBold, weight < 600 ? 0 : 1)
    case .trebuchet: return mixed(AppleFamilyWidths.trebuchetRegular, AppleFamilyWidths.trebuchetBold, weight < 600 ? 0 : 1)
    case .verdana: return mixed(AppleFamilyWidths.verdanaRegular, AppleFamilyWidths.verdanaBold, weight < 600 ? 0 : 1)
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
