import Foundation
import TextLayout

/// The families that iOS ships, as code names them in `UIFont(name:size:)`, and what stands in for each here.
enum AppleFontNames {
  struct Known: Hashable {
    var family: String
    var postScriptName: String
    /// A `UIFont.Weight` value.
    var weight: CGFloat
    var isItalic: Bool
    /// A family of the font folder; nil for the system font.
    var standIn: String?
    /// Apple's line metrics in em where they are known; nil takes the stand-in's.
    var metrics: FontMetrics?
  }

  /// Looks a family name ("Helvetica Neue") or PostScript name ("HelveticaNeue-Bold") up.
  static func resolve(_ name: String) -> Known? {
    if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUI") { return systemFont(name) }
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let stem = parts[0].filter { $0 != " " }
    guard let family = families[stem] else { return nil }
    let style = parts.count > 1 ? parts[1] : ""
    let postScriptName = style.isEmpty ? stem + family.plainSuffix : name.filter { $0 != " " }
    // Labels of Futura Condensed of 14, 15 and 17 points are stored 17, 18.33 and 20.67 high.
    let metrics = stem == "Futura" && style.contains("Condensed") ? futuraCondensed : family.metrics
    return Known(
      family: family.name, postScriptName: postScriptName, weight: weight(of: style),
      isItalic: style.contains("Italic") || style.contains("Oblique") || style.hasSuffix("It"), standIn: family.standIn, metrics: metrics)
  }

  /// The families and the names of their plain cuts.
  static let fontNames: [String: [String]] = {
    var names: [String: [String]] = [:]
    for (stem, family) in families where names[family.name] == nil || stem == family.name.filter({ $0 != " " }) {
      names[family.name] = [stem + family.plainSuffix]
    }
    return names
  }()

  /// What the system font calls its family.
  static let systemFamily = ".AppleSystemUIFont"

  /// The system font by the private names that its own `fontName` gives.
  private static func systemFont(_ name: String) -> Known {
    Known(
      family: systemFamily, postScriptName: name, weight: weight(of: name), isItalic: name.contains("Italic"), standIn: nil,
      metrics: nil)
  }

  private struct Family {
    var name: String
    var standIn: String?
    var plainSuffix = ""
    var metrics: FontMetrics?
  }

  /// The longer names first: "UltraLight" holds "Light".
  private static func weight(of style: String) -> CGFloat {
    let table: [(String, CGFloat)] = [
      ("UltraLight", -0.8), ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Medium", 0.23), ("DemiBold", 0.3),
      ("Demibold", 0.3), ("Semibold", 0.3), ("SemiBold", 0.3), ("ExtraBold", 0.56), ("Heavy", 0.56), ("Black", 0.62), ("Bold", 0.4),
    ]
    return table.first { style.contains($0.0) }?.1 ?? 0
  }

  /// Helvetica's 1.15 em are the heights of real labels of 17 points (19.55 before rounding); its ascender is 0.77 em plus the
  /// 15 % of the line that Apple adds for Helvetica, Times and Courier.
  private static let helvetica = FontMetrics(ascender: 0.92, descender: -0.23, leading: 0, capHeight: 0.717, xHeight: 0.523)

  /// Line metrics from the font's own tables, as the capsize project publishes them; bold's ascender and descender give the heights
  /// of labels that Xcode stored (17 for 14 points, 33.5 for 28).
  static func neueHelveticaMetrics(weight: Int) -> FontMetrics {
    switch weight {
    case ..<400: FontMetrics(ascender: 0.967, descender: -0.213, leading: 0.029, capHeight: 0.714, xHeight: 0.517)
    case ..<600: FontMetrics(ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)
    default: FontMetrics(ascender: 0.975, descender: -0.217, leading: 0.029, capHeight: 0.714, xHeight: 0.517)
    }
  }
  static let neueHelvetica = "Helvetica Neue"
  /// Ascender and descender are as far apart as lines that Xcode stored are high: 1.366 em and 1.33 em.
  private static let avenir = FontMetrics(ascender: 1, descender: -0.366, leading: 0, capHeight: 0.708, xHeight: 0.468)
  /// Line metrics of Georgia, Trebuchet MS and Verdana from the fonts' own tables, as the capsize project publishes them; a label of
  /// Georgia Bold of 26 points is stored 29.67 high.
  private static let georgia = FontMetrics(ascender: 0.917, descender: -0.219, leading: 0, capHeight: 0.692, xHeight: 0.481)
  private static let trebuchet = FontMetrics(ascender: 0.939, descender: -0.222, leading: 0, capHeight: 0.716, xHeight: 0.523)
  private static let verdana = FontMetrics(ascender: 1.005, descender: -0.21, leading: 0, capHeight: 0.727, xHeight: 0.545)
  private static let futura = FontMetrics(ascender: 1.039, descender: -0.291, leading: 0, capHeight: 0.756, xHeight: 0.436)

  private static let futuraCondensed = FontMetrics(ascender: 0.95, descender: -0.264, leading: 0, capHeight: 0.756, xHeight: 0.436)

  private static let sans = "Liberation Sans"
  private static let serif = "Liberation Serif"
  private static let mono = "Liberation Mono"

  private static let families: [String: Family] = {
    var table: [String: Family] = [:]
    func add(_ name: String, _ standIn: String?, plain: String = "", metrics: FontMetrics? = nil) {
      table[name.filter { $0 != " " }] = Family(name: name, standIn: standIn, plainSuffix: plain, metrics: metrics)
    }
    add("Helvetica", sans, metrics: helvetica)
    add(neueHelvetica, sans, metrics: neueHelveticaMetrics(weight: 400))
    add("Arial", sans, plain: "MT")
    table["ArialMT"] = Family(name: "Arial", standIn: sans)
    for name in ["Verdana", "Trebuchet MS", "Geneva", "Arial Hebrew"] { add(name, sans) }
    add("Times New Roman", serif, plain: "PSMT")
    table["TimesNewRomanPSMT"] = Family(name: "Times New Roman", standIn: serif)
    table["TimesNewRomanPS"] = Family(name: "Times New Roman", standIn: serif)
    for name in ["Georgia", "Palatino", "Baskerville", "Cochin", "Didot", "Hoefler Text", "Bodoni 72", "Charter", "Iowan Old Style"] {
      add(name, serif)
    }
    add("Courier", mono)
    add("Courier New", mono, plain: "PSMT")
    table["CourierNewPSMT"] = Family(name: "Courier New", standIn: mono)
    table["CourierNewPS"] = Family(name: "Courier New", standIn: mono)
    add("Menlo", mono, plain: "-Regular")
    add("SF Mono", FontFamilies.monospaced, plain: "-Regular")
    add("American Typewriter", serif)
    for name in [
      "Avenir", "Avenir Next", "Avenir Next Condensed", "Futura", "Gill Sans", "Optima", "Copperplate", "DIN Alternate",
      "DIN Condensed", "Chalkboard SE", "Chalkduster", "Marker Felt", "Noteworthy", "Bradley Hand", "Papyrus", "Party LET", "Rockwell",
      "Savoye LET", "Snell Roundhand", "Zapfino", "Academy Engraved LET", "Al Nile", "Damascus", "Kailasa", "Kefa", "Euphemia UCAS",
      "Apple SD Gothic Neo", "PingFang SC", "PingFang TC", "PingFang HK", "Hiragino Sans", "Hiragino Mincho ProN", "Thonburi",
      "Symbol", "Zapf Dingbats", "Mishafi", "Farah", "Galvji", "Grantha Sangam MN", "Noto Sans Kannada", "Mukta Mahee",
      "Apple Color Emoji", "SF Pro", "SF Pro Text", "SF Pro Display",
    ] { add(name, nil) }
    // Where the names of the cuts begin with something else than the family's.
    for (stem, family) in [
      ("AcademyEngravedLetPlain", "Academy Engraved LET"), ("BodoniSvtyTwoITCTT", "Bodoni 72"), ("BradleyHandITCTT", "Bradley Hand"),
      ("DiwanMishafi", "Mishafi"), ("PartyLetPlain", "Party LET"), ("SavoyeLetPlain", "Savoye LET"), ("ZapfDingbatsITC", "Zapf Dingbats"),
    ] { table[stem] = table[family.filter { $0 != " " }] }
    for name in ["Avenir", "Avenir Next"] { table[name.filter { $0 != " " }]?.plainSuffix = name == "Avenir" ? "-Book" : "-Regular" }
    for name in ["Avenir", "AvenirNext", "AvenirNextCondensed"] { table[name]?.metrics = avenir }
    table["Futura"]?.metrics = futura
    table["Georgia"]?.metrics = georgia
    table["TrebuchetMS"]?.metrics = trebuchet
    table["Verdana"]?.metrics = verdana
    // As high as one-line labels that Xcode stored: 51.33 for 32 points, 56.67 for 40, 60 for 55, 29 and 30 for 25 and 26, 50 for 40.
    for (name, ascender, descender) in [
      ("Noteworthy", 1.29, -0.31), ("ChalkboardSE", 1.133, -0.283), ("MarkerFelt", 0.863, -0.224), ("Baskerville", 0.897, -0.247),
      ("BradleyHandITCTT", 0.9, -0.345),
    ] {
      table[name]?.metrics = FontMetrics(ascender: ascender, descender: descender, leading: 0, capHeight: 0.7, xHeight: 0.5)
    }
    return table
  }()
}
