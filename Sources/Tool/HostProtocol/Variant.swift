/// One point of the matrix that a preview is drawn in.
///
/// A nil value leaves the choice to the preview's traits, then to the default.
package struct Variant: Codable, Hashable, Sendable {
  /// Identifier of a `Device`, `iphone-15`.
  package var device: String?
  package var isLandscape: Bool?
  /// The share of an iPad's screen in Split View; nil for the whole.
  package var split: Split?
  package var appearance: Appearance?
  package var textSize: TextSize?
  package var direction: Direction?
  /// A BCP 47 identifier, `ar` or `zh-Hans`.
  package var locale: String?
  /// Pixels a point; nil for the device's own.
  package var scale: Double?
  /// `none`, a colour `#RRGGBB[AA]`, or nil for the system background.
  package var background: String?

  package init() {}

  package enum Appearance: String, Codable, CaseIterable, Sendable { case light, dark }
  package enum Split: String, Codable, CaseIterable, Sendable {
    case third, half
    case twoThirds = "two-thirds"
  }
  package enum Direction: String, Codable, CaseIterable, Sendable { case ltr, rtl }
  /// Dynamic Type sizes, smallest first; L is the default.
  package enum TextSize: String, Codable, CaseIterable, Sendable {
    case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
  }
}

extension Variant.Direction {
  /// The direction that a language is written in: its script's if the tag names one.
  package init(ofLocale locale: String?) {
    let parts = (locale ?? "en").split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let rightToLeftScripts: Set<String> = ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm"]
    let rightToLeftLanguages: Set<String> = ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "syr"]
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      self = rightToLeftScripts.contains(script) ? .rtl : .ltr
    } else {
      self = rightToLeftLanguages.contains(parts.first ?? "") ? .rtl : .ltr
    }
  }
}
