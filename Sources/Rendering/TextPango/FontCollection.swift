import CPangoCairo
import Foundation
import TextLayout

/// The pinned fonts: one folder behind a private font configuration, plus what a preview registers.
///
/// Main thread only.
final class FontCollection {
  let fontFolder: String
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private let configuration: OpaquePointer
  /// Files registered after the start, in order.
  private(set) var registeredFiles: [String] = []
  private var descriptions: [DescriptionKey: OpaquePointer] = [:]
  private var faces: [UnsafeMutablePointer<PangoFont>: ShapedFace] = [:]

  /// A face, and whether it is one of the derived ones, which San Francisco's tracking belongs to.
  struct ShapedFace {
    var face: FontFace
    var isDerived: Bool
  }

  private struct DescriptionKey: Hashable {
    var family: String
    var style: FontFamilies.HanStyle
    var weight: Int
    var isItalic: Bool
  }

  /// - Throws: `FontError` when the folder is missing or lacks the system font.
  init(fontFolder: String, cacheFolder: String) throws {
    FontCollection.clearEnvironment()
    let folder = URL(fileURLWithPath: fontFolder).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw FontError.noFontFolder(path: fontFolder)
    }
    self.fontFolder = folder
    try? FileManager.default.createDirectory(atPath: cacheFolder, withIntermediateDirectories: true)
    guard let configuration = FcConfigCreate() else { throw FontError.unreadableConfiguration(folder: folder) }
    self.configuration = configuration
    // Made the current one too: Pango starts to read the system's configuration, 10 ms of work, where there is none yet.
    let text = fontConfigurationText(fontFolder: folder, cacheFolder: cacheFolder)
    guard FcConfigParseAndLoadFromMemory(configuration, text, FcFalse) != FcFalse, FcConfigBuildFonts(configuration) != FcFalse,
      FcConfigSetCurrent(configuration) != FcFalse, let map = pango_ft2_font_map_new()
    else { throw FontError.unreadableConfiguration(folder: folder) }
    // A map's resolution is 72 dots an inch from the start: pixels are points. To set it would fill its caches once more.
    pango_fc_font_map_set_config(lp_fc_font_map(map), configuration)
    fontMap = map
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_NEUTRAL)
    guard match(family: FontFamilies.text, weight: 400, isItalic: false) != nil else {
      throw FontError.noSystemFont(folder: folder)
    }
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    lp_object_unref(UnsafeMutableRawPointer(context))
    lp_object_unref(UnsafeMutableRawPointer(fontMap))
    FcConfigDestroy(configuration)
  }

  /// The libraries read variables of these names; a preview must not depend on who runs it.
  private static func clearEnvironment() {
    for name in ProcessInfo.processInfo.environment.keys.sorted()
    where name.hasPrefix("FREETYPE_") || name.hasPrefix("FC_") || name.hasPrefix("PANGO_") || name == "FONTCONFIG_FILE"
      || name == "FONTCONFIG_PATH"
    {
      unsetenv(name)
    }
  }

  /// The size that all text is shaped at, in points; glyphs are not hinted, so every other size follows by scaling.
  ///
  /// Choosing the fonts for one more size would take a millisecond.
  static let shapingSize: CGFloat = 100

  /// A description that asks for a family and after it for those that stand in for characters it lacks.
  func description(of match: FontMatch, _ style: FontFamilies.HanStyle) -> OpaquePointer {
    let key = DescriptionKey(family: match.family, style: style, weight: match.weight, isItalic: match.isItalic)
    if let known = descriptions[key] { return known }
    guard let made = pango_font_description_new() else { preconditionFailure("out of memory for a font description") }
    pango_font_description_set_family(made, ([match.family] + FontFamilies.fallback(style)).joined(separator: ","))
    pango_font_description_set_absolute_size(made, Double(FontCollection.shapingSize) * Double(PANGO_SCALE))
    pango_font_description_set_weight(made, PangoWeight(rawValue: UInt32(match.weight)))
    pango_font_description_set_style(made, match.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    descriptions[key] = made
    return made
  }

  /// The file and names of a font that shaping chose.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> ShapedFace {
    if let known = faces[font] { return known }
    let pattern = pango_fc_font_get_pattern(lp_fc_font(font))
    let face = FontCollection.face(pattern: pattern)
    let made = ShapedFace(face: face, isDerived: face.path.hasPrefix(fontFolder + "/LPSystem"))
    // The key stays valid as long as the font lives.
    _ = lp_object_ref(UnsafeMutableRawPointer(font))
    faces[font] = made
    return made
  }

  /// The face of exactly this family that is nearest in weight and slant; nil where the family is not there.
  func match(family: String, weight: Int, isItalic: Bool) -> FontFace? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    var result = FcResultMatch
    guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard FontCollection.strings(found, FC_FAMILY).contains(where: { $0.caseInsensitiveCompare(family) == .orderedSame }) else {
      return nil
    }
    return FontCollection.face(pattern: found)
  }

  /// The face with this PostScript or full name.
  func match(name: String) -> (face: FontFace, weight: Int, isItalic: Bool)? {
    for set in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(configuration, set) else { continue }
      for index in 0..<Int(fonts.pointee.nfont) {
        let pattern = fonts.pointee.fonts[index]
        let names = FontCollection.strings(pattern, FC_POSTSCRIPT_NAME) + FontCollection.strings(pattern, FC_FULLNAME)
        guard names.contains(name) else { continue }
        var weight = 80.0
        var slant: Int32 = 0
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        return (FontCollection.face(pattern: pattern), Int(FcWeightToOpenTypeDouble(weight).rounded()), slant > 0)
      }
    }
    return nil
  }

  /// The PostScript names in the registered files, by family.
  var registeredFaces: [String: [String]] {
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else { return [:] }
    var names: [String: [String]] = [:]
    for index in 0..<Int(fonts.pointee.nfont) {
      let pattern = fonts.pointee.fonts[index]
      guard let family = FontCollection.strings(pattern, FC_FAMILY).first,
        let name = FontCollection.strings(pattern, FC_POSTSCRIPT_NAME).first
      else { continue }
      names[family, default: []].append(name)
    }
    return names.mapValues { $0.sorted() }
  }

  /// Adds a file that a preview brings along.
  func register(path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { throw FontError.fileNotFound(path: path) }
    guard FileManager.default.isReadableFile(atPath: path) else { throw FontError.fileUnreadable(path: path) }
    guard !registeredFiles.contains(path) else { return }
    try FontFile.validate(path: path)
    guard FcConfigAppFontAddFile(configuration, path) != FcFalse else {
      throw FontError.notAFont(path: path, reason: "it has no face with a name and characters")
    }
    registeredFiles.append(path)
    pango_fc_font_map_config_changed(lp_fc_font_map(fontMap))
  }

  /// Every font file in use, as the font folder and the registrations name them, sorted.
  var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fontFolder)) ?? []
    return names.filter { !$0.hasSuffix(".stamp") && !$0.hasPrefix(".") }.sorted().map { fontFolder + "/" + $0 } + registeredFiles
  }

  private static func face(pattern: OpaquePointer?) -> FontFace {
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var isColor = FcFalse
    FcPatternGetBool(pattern, FC_COLOR, 0, &isColor)
    let family = strings(pattern, FC_FAMILY).first ?? ""
    let postScriptName = strings(pattern, FC_POSTSCRIPT_NAME).first ?? family
    return FontFace(
      path: strings(pattern, FC_FILE).first ?? "", index: Int(index), family: knownName(of: family),
      postScriptName: interName(of: postScriptName), isColor: isColor != FcFalse)
  }

  /// The derived fonts stand for Inter everywhere outside: that is the name a designer's machine knows.
  static func knownName(of family: String) -> String {
    family.replacingOccurrences(of: FontFamilies.display, with: "Inter Display")
      .replacingOccurrences(of: FontFamilies.blend23, with: "Inter Display")
      .replacingOccurrences(of: FontFamilies.blend20, with: "Inter")
      .replacingOccurrences(of: FontFamilies.text, with: "Inter")
  }

  /// The PostScript name of the Inter font whose outlines a derived font has; other names as they are.
  private static func interName(of name: String) -> String {
    guard name.hasPrefix("LPSystem"), let dash = name.firstIndex(of: "-") else { return name }
    return (["LPSystemDisplay", "LPSystem23"].contains(name[..<dash]) ? "InterDisplay" : "Inter") + name[dash...]
  }

  private static func strings(_ pattern: OpaquePointer?, _ object: String) -> [String] {
    var out: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(out.count), &value) == FcResultMatch, let text = value {
      out.append(String(cString: text))
    }
    return out
  }
}
