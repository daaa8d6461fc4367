import Foundation
import TextLayout

/// What a font description comes to.
struct FontMatch: Hashable {
  var family: String
  /// 100 to 900.
  var weight: Int
  var isItalic: Bool
  /// Line metrics in em.
  var metrics: FontMetrics
  /// Whose widths the glyphs are set at; nil for the font's own.
  var widths: AppleFamilyWidths?
  /// What it stands in for.
  var substitution: FontSubstitution?
}

/// Turns what code asks for into fonts of the collection, and keeps a list of what had to be replaced.
final class FontMatcher {
  private let collection: FontCollection
  private var matches: [MatchKey: FontMatch] = [:]
  private(set) var substitutions: [FontSubstitution] = []
  private var noted: FontSubstitution?

  private struct MatchKey: Hashable {
    var family: FontFamily
    var weight: CGFloat
    var isItalic: Bool
    var cut: SanFrancisco.Cut
  }

  init(collection: FontCollection) { self.collection = collection }

  func forget() { matches = [:] }

  func match(_ font: FontDescription) -> FontMatch {
    let key = MatchKey(
      family: font.family, weight: font.weight, isItalic: font.isItalic, cut: SanFrancisco.cut(size: font.size))
    if let known = matches[key] { return known }
    noted = nil
    var made = make(key)
    made.substitution = noted
    matches[key] = made
    return made
  }

  /// Family and PostScript name under which code may ask for a font.
  func resolve(name: String) -> (family: String, postScriptName: String)? {
    if let apple = AppleFontNames.resolve(name) { return (apple.family, apple.postScriptName) }
    if let found = collection.match(name: name) { return (found.face.family, found.face.postScriptName) }
    if let face = collection.match(family: name, weight: 400, isItalic: false) { return (face.family, face.postScriptName) }
    return nil
  }

  private func make(_ key: MatchKey) -> FontMatch {
    let weight = FontMatcher.weightClass(key.weight)
    switch key.family {
    case .system: return system(key, weight)
    case .systemRounded:
      note("San Francisco Rounded", "Inter")
      return system(key, weight)
    case .systemSerif:
      note("New York", FontFamilies.serif)
      return named(FontFamilies.serif, key, weight)
    case .systemMonospaced:
      note("San Francisco Mono", FontFamilies.monospaced)
      var match = named(FontFamilies.monospaced, key, weight)
      match.widths = AppleFamilyWidths(family: "SF Mono", name: FontFamilies.monospaced)
      return match
    case .named(let name): return named(name, key, weight)
    }
  }

  private func system(_ key: MatchKey, _ weight: Int) -> FontMatch {
    FontMatch(
      family: FontFamilies.system(key.cut, weight: weight, isItalic: key.isItalic), weight: weight, isItalic: key.isItalic,
      metrics: SanFrancisco.metrics(size: 1))
  }

  private func named(_ name: String, _ key: MatchKey, _ weight: Int) -> FontMatch {
    // A registered or installed font of exactly this name comes before the stand-ins.
    if let found = collection.match(name: name) {
      return FontMatch(
        family: found.face.family, weight: key.weight == 0 ? found.weight : weight, isItalic: key.isItalic || found.isItalic,
        metrics: metrics(of: found.face))
    }
    if let face = collection.match(family: name, weight: weight, isItalic: key.isItalic) {
      return FontMatch(family: name, weight: weight, isItalic: key.isItalic, metrics: metrics(of: face))
    }
    if let apple = AppleFontNames.resolve(name) {
      let weight = key.weight == 0 ? FontMatcher.weightClass(apple.weight) : weight
      let isItalic = key.isItalic || apple.isItalic
      if let standIn = apple.standIn, let face = collection.match(family: standIn, weight: weight, isItalic: isItalic) {
        note(apple.family, standIn)
        let isNeue = apple.family == AppleFontNames.neueHelvetica
        return FontMatch(
          family: standIn, weight: weight, isItalic: isItalic,
          metrics: isNeue ? AppleFontNames.neueHelveticaMetrics(weight: weight) : apple.metrics ?? metrics(of: face),
          widths: AppleFamilyWidths(family: apple.family, name: name))
      }
      if apple.family != AppleFontNames.systemFamily { note(apple.family, "Inter") }
      var match = system(key, weight)
      match.isItalic = isItalic
      match.metrics = apple.metrics ?? match.metrics
      match.widths = AppleFamilyWidths(family: apple.family, name: name)
      return match
    }
    note(name, "Inter")
    var match = system(key, weight)
    if IconFonts.names.contains(name) {
      match.metrics = IconFonts.metrics
      match.widths = .icons
    }
    return match
  }

  private func metrics(of face: FontFace) -> FontMetrics {
    FontFile.metrics(path: face.path, index: face.index) ?? SanFrancisco.metrics(size: 1)
  }

  private func note(_ requested: String, _ used: String) {
    let substitution = FontSubstitution(requested: requested, used: used)
    noted = substitution
    if !substitutions.contains(substitution) { substitutions.append(substitution) }
  }

  /// `UIFont.Weight` to the weight class of font files: Apple's nine weights to 100 … 900, linear between them.
  static func weightClass(_ weight: CGFloat) -> Int {
    let table: [(CGFloat, CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
    guard weight.isFinite, weight > table[0].0 else { return weight.isFinite ? 100 : 400 }
    for (low, high) in zip(table, table.dropFirst()) where weight <= high.0 {
      return Int((low.1 + (high.1 - low.1) * (weight - low.0) / (high.0 - low.0)).rounded())
    }
    return 900
  }
}
