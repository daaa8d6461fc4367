import CoreGraphics
import Foundation

/// Families of iOS that are not free: a stand-in's glyphs are set at their widths.
enum AppleFamilyWidths: Hashable {
  case neueHelvetica, avenirNext, avenir, georgia, trebuchet, verdana
  /// Fonts of pictures.
  case icons
  /// A stand-in's own widths, times so many thousandths.
  case scaled(Int)

  /// - Parameters:
  ///   - family: the family of a name as `AppleFontNames` gives it.
  ///   - name: the name that was asked for.
  init?(family: String, name: String) {
    if name.contains("Condensed"), let share = AppleFamilyWidths.condensed[name.contains("Black") ? family + " Black" : family] {
      self = .scaled(share)
      return
    }
    switch family {
    case "Helvetica Neue": self = .neueHelvetica
    case "Avenir Next": self = .avenirNext
    case "Avenir": self = .avenir
    case "Georgia": self = .georgia
    case "Trebuchet MS": self = .trebuchet
    case "Verdana": self = .verdana
    default:
      guard let share = AppleFamilyWidths.shares[family] else { return nil }
      self = .scaled(share)
    }
  }

  /// Families whose single letters' widths are not known, by labels that Xcode stored: what makes the stand-in as wide as these.
  ///
  /// Bradley Hand, Chalkboard SE, Noteworthy, Gill Sans and Futura by one text each, Avenir Next Condensed by two of two weights. The
  /// monospaced fonts' one width is known: 0.618 em (PDF documents), 0.602 em.
  private static let shares = [
    "Bradley Hand": 944, "Chalkboard SE": 1050, "Noteworthy": 907, "Gill Sans": 917, "Futura": 950, "Avenir Next Condensed": 852,
    "SF Mono": 1030, "Menlo": 1003,
  ]

  /// The same for condensed cuts of other families: Futura by ten texts (605 to 655), Helvetica Neue by its bold cut's published
  /// metrics and, black, by one text.
  private static let condensed = [
    "Futura": 640, "Helvetica Neue": 827, "Helvetica Neue Black": 874, "Avenir Next Condensed": 852, "Avenir Next Condensed Black": 852,
  ]

  /// What the stand-in's own widths are multiplied by.
  var scale: CGFloat {
    if case .scaled(let share) = self { CGFloat(share) / 1000 } else { 1 }
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
    case .icons: return 1
    case .scaled: return nil
    }
  }

  /// The advance in em of a sign beyond ASCII: quotation marks and dashes (the same PDF documents as the letters').
  func advance(ofSign sign: Unicode.Scalar, weight: Int) -> CGFloat? {
    switch (self, sign) {
    case (.icons, _): 1
    case (.neueHelvetica, "\u{2013}"): 0.5
    case (.neueHelvetica, "\u{2014}"), (.neueHelvetica, "\u{2026}"), (.avenirNext, "\u{2026}"), (.avenir, "\u{2026}"): 1
    case (.neueHelvetica, "\u{2018}"), (.neueHelvetica, "\u{2019}"): 0.278
    case (.neueHelvetica, "\u{201C}"), (.neueHelvetica, "\u{201D}"):
      weight < 400 ? 0.37 : weight >= 600 ? 0.463 : weight > 400 ? 0.444 : 0.426
    case (.neueHelvetica, "\u{2022}"): weight == 400 || weight >= 600 ? 0.35 : 0.5
    // One label that Xcode stored.
    case (.avenirNext, "\u{AE}"): 0.62
    case (.avenirNext, "\u{2013}"): 0.4
    case (.avenirNext, "\u{2014}"): 0.6
    case (.avenirNext, "\u{2018}"), (.avenirNext, "\u{2019}"): weight > 400 ? 0.246 : 0.222
    case (.avenirNext, "\u{201C}"), (.avenirNext, "\u{201D}"): weight >= 700 ? 0.507 : 0.387
    case (.avenirNext, "\u{2022}"), (.avenir, "\u{2022}"): 0.5
    case (.avenir, "\u{2019}"): 0.26
    case (.avenir, "\u{201C}"), (.avenir, "\u{201D}"): 0.519
    default: nil
    }
  }
}
