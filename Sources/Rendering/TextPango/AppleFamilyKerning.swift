import CoreGraphics
import Foundation

/// Kerning of families that are not free, in thousandths of an em.
///
/// From the distances between letters in PDF documents written on a Mac (131 documents for Helvetica Neue, 57 for Avenir Next), a value
/// where they agree to 0.0016 em; pairs that none of them has are kerned like their relatives ("Ts" like "To"), others not at all.
/// With it 50 of 59 labels of Helvetica Neue that Xcode stored are right to half a point instead of 41, of Avenir Next 37 of 40
/// instead of 27.
enum AppleFamilyKerning {
  /// What the second character comes nearer or moves away, in em; nil where the stand-in's own kerning holds.
  static func kerning(of family: AppleFamilyWidths, weight: Int, first: UInt8, second: UInt8) -> CGFloat? {
    let pair = key(first, second)
    switch family {
    case .neueHelvetica: return CGFloat(neue(weight: weight)[pair] ?? 0) / 1000
    case .avenirNext: return CGFloat(avenirNext[pair] ?? 0) / 1000
    case .avenir: return CGFloat(avenir[pair] ?? 0) / 1000
    // Verdana, Georgia and Trebuchet MS hardly kern other pairs than those with T.
    case .georgia, .trebuchet, .verdana: return first == UInt8(ascii: "T") ? nil : 0
    case .icons: return 0
    case .scaled: return nil
    }
  }

  private static func neue(weight: Int) -> [UInt16: Int] {
    switch weight {
    case ..<300: neueThin
    case ..<400: neueLight
    case 400: neueRegular
    case ..<600: neueMedium
    default: neueBold
    }
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }

  /// A row holds for each of its first characters before each of its second ones.
  private typealias Row = (firsts: String, seconds: String, amount: Int)

  private static func table(_ rows: [Row]) -> [UInt16: Int] {
    var pairs: [UInt16: Int] = [:]
    for row in rows {
      for first in row.firsts.utf8 {
        for second in row.seconds.utf8 { pairs[key(first, second)] = row.amount }
      }
    }
    return pairs
  }

  /// What the cuts from regular to bold have in common; later rows replace earlier ones.
  private static let neueUpright: [Row] = [
    ("A", "T", -92), ("A", "V", -46), ("A", "W", -24), ("A", "Y", -74), ("A", "vw", -18), ("F", ",.", -157), ("F", "A", -55),
    ("L", "TVY", -92), ("P", ",.", -157), ("PY", "A", -74), ("R", "TVW", -18), ("R", "Y", -37), ("T", ",.:;aceoswy", -111),
    ("T", "-", -129), ("T", "A", -92), ("T", "ru", -92), ("V", "Aaeo", -55), ("V", "i", -18), ("V", ",.", -129), ("W", ",.", -74),
    ("W", "A", -24), ("W", "a", -37), ("W", "eo", -57), ("W", "r", -18), ("Y", "eo", -111), ("Y", "a", -92), ("Y", "u", -74),
    ("Y", "i", -37), ("r", ",.", -92), ("r", "-", -55), ("r", "cdeoq", -18), ("r", "g", -28), ("r", "n", 18), ("vy", ",.", -74),
    ("w", ",.", -55),
  ]
  /// The ligature "ff" is narrower than its letters.
  private static let neueRegular = table(neueUpright + [("f", "f", -15)])
  private static let neueMedium = table(
    neueUpright + [("f", "f", -18), ("A", "V", -62), ("V", "i", 10), ("W", "eo", -18), ("T", "a", -100), ("r", "g", 0)])
  /// The ligature "fi" is wider than its letters.
  private static let neueBold = table(neueUpright + [("f", "f", -18), ("f", "i", 20)])
  private static let neueLight = table([
    ("A", "T", -68), ("A", "VY", -68), ("A", "v", -18), ("P", ",.", -153), ("R", "T", 6), ("R", "y", 24), ("T", "i", 24),
    ("T", ",.aceoswy", -111), ("T", "ru", -92), ("T", "A", -68), ("V", "aeo", -55), ("W", "a", -37), ("W", "eor", -18), ("W", "i", 24),
    ("Y", "aeo", -92), ("Y", "u", -74), ("f", "f", -18), ("r", ",.", -92), ("r", "-", -55), ("r", "cdeoq", -18), ("r", "n", 18),
    ("vw", ",.", -55), ("y", ",.", -92),
  ])
  /// "To" and its relatives are what three labels that Xcode stored leave for it.
  private static let neueThin = table([
    ("-", "T", -90), ("A", "GC", -18), ("A", "TY", -72), ("C", "a", -12), ("F", "aeo", -28), ("F", "r", -24), ("K", "eo", -12),
    ("L", "-", -66), ("L", "o", -18), ("P", "a", -30), ("P", "eo", -42), ("P", "r", -20), ("S", "T", -22), ("S", "t", -4),
    ("T", "A", -78), ("T", "CO", -42), ("T", "i", 12), ("T", "r", -96), ("T", "aceosuwy", -95), ("V", "a", -48), ("V", "eo", -42),
    ("V", "i", -18), ("W", "A", -18), ("W", "aeo", -24), ("Y", "aeo", -102), ("eo", "x", -12), ("k", "eo", -12), ("r", "-", -24),
    ("r", ",.", -48), ("r", "a", -20), ("r", "cdegoq", -12), ("r", "t", 26), ("r", "v", 14), ("r", "y", 18), ("t", "eo", -14),
    ("w", ",.", -24), ("w", "w", 20), ("y", ",.", -48), ("f", "i", -20),
  ])

  /// The same in all weights; a label's capitals are apart as their widths have it ("AWAKE", "CANADA", "WIKIFACE").
  private static let avenirNext = table([
    (" ", "AV", -18), (" ", "JWX", -12), (" ", "TY", -24), (",.", " ", -30), ("-", "T", -90), ("-", "V", -24), ("-", "W", -12),
    ("A", " ", -18), ("A", "T", -60), ("A", "v", -6), ("C", "a", -18), ("C", "eo", -12), ("C", "v", -18), ("DO", ",.", -48),
    ("E", "v", -12),
    ("F", "A", -54), ("F", "aeo", -48), ("F", "i", -18), ("F", "ru", -42), ("G", "y", -24), ("J", "a", -6), ("K", " ", -12),
    ("K", "a", -12), ("K", "eou", -30), ("L", " ", -24), ("L", "eo", -18), ("L", "y", -36), ("P", ",.", -144), ("P", ":", -36),
    ("P", "A", -60), ("P", "a", -60), ("P", "eo", -72), ("P", "i", -24), ("P", "rsu", -48), ("P", "y", -42), ("R", "aeou", -12),
    ("R", "T", -12), ("S", "T", -12), ("S", "t", -6), ("S", "y", -12), ("T", " ", -24), ("T", ",.", -78), ("T", "-", -90),
    ("T", "A", -60), ("T", "CO", -30), ("T", "aceoswy", -96), ("T", "h", -18), ("T", "i", -12), ("T", "ru", -90), ("U", ".", -24),
    ("V", " ", -18), ("V", "aeou", -42), ("V", "i", -18), ("W", "aeo", -36), ("W", "r", -24), ("X", " ", -12), ("Y", " i", -24),
    ("Y", "aeos", -90), ("Z", "e", -12), ("Z", "u", -6), ("a", "t", -10), ("bop", ",.", -12), ("eo", "x", -6), ("e", "a", -6),
    ("f", " ", 24), ("f", ")?]", 48), ("f", "f", -18), ("f", "t", -12), ("k", "-", -24), ("k", "as", -6), ("k", "eo", -18),
    ("k", "uy", -12), ("r", ",.", -48), ("r", "-", -24), ("r", "at", -12), ("r", "cdegoq", -18), ("t", "t", -12), ("v", ",.", -48),
    ("wy", ",.", -36), ("x", "-", -12), ("x", "ce", -6),
  ])

  private static let avenir = table([
    ("A", "T", -68), ("A", "V", -50), ("A", "Y", -74), ("P", ",.", -153), ("P", "A", -74), ("T", "aceoswy", -111), ("T", "ru", -92),
    ("V", ",.", -129), ("V", "aeo", -55), ("W", "A", -18), ("W", "aeo", -18), ("W", "i", 24), ("Y", "aeo", -92), ("f", "f", -18),
    ("r", ",.", -92), ("r", "cdegoq", -18), ("v", ",.", -74), ("y", ",.", -92),
  ])
}
