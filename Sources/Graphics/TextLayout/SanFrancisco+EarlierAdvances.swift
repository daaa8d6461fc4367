package import Foundation

extension SanFrancisco {
  /// What a character was wider before iOS 14, in em.
  ///
  /// The signs were drawn anew then (PDF documents made before and since; 33 of 37 labels with brackets, slashes and per cent that Xcode 7 to 11
  /// stored are right to half a point with these, 5 without). The display cut of iOS 9 and 10 had wider small letters and spaces besides.
  package static func earlierChange(of character: Unicode.Scalar, size: CGFloat) -> CGFloat {
    guard edition != .iOS14 else { return 0 }
    // Per cent passed through a width between the two (nine labels that Xcode 11.2 to 11.7 stored).
    let sign = edition == .iOS13 && character == "%" ? -0.08 : signs[character] ?? 0
    guard edition < .iOS11, cut(size: size) == .display else { return sign }
    if character == " " { return 0.034 }
    return character.properties.isLowercase ? 0.0165 : sign
  }

  private static let signs: [Unicode.Scalar: CGFloat] = [
    "(": -0.027, ")": -0.027, "/": 0.043, "_": -0.136, "%": -0.139, "+": 0.018, "<": 0.018, "=": 0.018, ">": 0.018, "|": 0.071,
    "\u{2013}": -0.083, "\u{2014}": 0.126, "\u{201C}": 0.036, "\u{201D}": 0.036, "\u{A9}": -0.043, "h": 0.006, "U": 0.007,
    "'": -0.058, "\"": -0.041, "[": -0.011, "]": -0.011, "\\": 0.05, "\u{2026}": -0.023,
  ]
}
