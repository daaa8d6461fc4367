import Foundation

/// The system's named colours by appearance: `0xRRGGBBAA` for light, dark, light with increased contrast, dark with increased
/// contrast and, where the dark colour of an elevated screen differs, that one.
///
/// Sources: Flutter's `cupertino/colors.dart` (iOS 13), Apple's Human Interface Guidelines of 2022 (iOS 15 to 18) and of June
/// 2025 (iOS 26).
struct PaletteEntry: Sendable {
  let light: UInt32
  let dark: UInt32
  let lightHighContrast: UInt32
  let darkHighContrast: UInt32
  let darkElevated: UInt32

  /// Components without an alpha (`0xRRGGBB`), opaque.
  init(_ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32? = nil, _ darkHigh: UInt32? = nil, elevated: UInt32? = nil) {
    self.init(
      rgba: light << 8 | 0xFF, dark << 8 | 0xFF, lightHigh.map { $0 << 8 | 0xFF }, darkHigh.map { $0 << 8 | 0xFF },
      elevated: elevated.map { $0 << 8 | 0xFF })
  }

  init(rgba light: UInt32, _ dark: UInt32, _ lightHigh: UInt32? = nil, _ darkHigh: UInt32? = nil, elevated: UInt32? = nil) {
    self.light = light
    self.dark = dark
    lightHighContrast = lightHigh ?? light
    darkHighContrast = darkHigh ?? dark
    darkElevated = elevated ?? dark
  }

  /// Components with an opacity in hundredths: `(0xRRGGBB, 60)`.
  init(
    _ light: (UInt32, CGFloat), _ dark: (UInt32, CGFloat), _ lightHigh: (UInt32, CGFloat)? = nil, _ darkHigh: (UInt32, CGFloat)? = nil
  ) {
    func pack(_ value: (UInt32, CGFloat)) -> UInt32 { value.0 << 8 | UInt32((value.1 * 2.55).rounded()) }
    self.init(rgba: pack(light), pack(dark), lightHigh.map(pack), darkHigh.map(pack))
  }

  func value(in traits: TraitValues) -> UInt32 {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHighContrast : light }
    if isHigh { return darkHighContrast }
    return traits.userInterfaceLevel == .elevated ? darkElevated : dark
  }
}

/// The palettes of the generations.
enum ColorPalette {
  /// The entry of a name such as `systemBlue` in the generation of iOS that is drawn.
  static func entry(_ name: String) -> PaletteEntry? {
    let generation = SystemGeneration.current
    if generation >= 26, let entry = liquidGlass[name] { return entry }
    if generation < 15, let entry = iOS13[name] { return entry }
    return common[name]
  }

  private static let iOS13: [String: PaletteEntry] = [
    "systemTeal": PaletteEntry(0x5AC8FA, 0x64D2FF, 0x0071A4, 0x70D7FF)
  ]

  private static let liquidGlass: [String: PaletteEntry] = [
    "systemRed": PaletteEntry(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    "systemOrange": PaletteEntry(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    "systemYellow": PaletteEntry(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    "systemGreen": PaletteEntry(0x34C759, 0x30D158, 0x008932, 0x4AD968),
    "systemMint": PaletteEntry(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    "systemTeal": PaletteEntry(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    "systemCyan": PaletteEntry(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    "systemBlue": PaletteEntry(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    "systemIndigo": PaletteEntry(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
    "systemPurple": PaletteEntry(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    "systemPink": PaletteEntry(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    "systemBrown": PaletteEntry(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    "link": PaletteEntry(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    "tintColor": PaletteEntry(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
  ]

  private static let common: [String: PaletteEntry] = [
    "systemBlue": PaletteEntry(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    "tintColor": PaletteEntry(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    "systemGreen": PaletteEntry(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    "systemIndigo": PaletteEntry(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    "systemOrange": PaletteEntry(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    "systemPink": PaletteEntry(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    "systemPurple": PaletteEntry(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    "systemRed": PaletteEntry(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    "systemTeal": PaletteEntry(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    "systemYellow": PaletteEntry(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426),
    "systemMint": PaletteEntry(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    "systemCyan": PaletteEntry(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    "systemBrown": PaletteEntry(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    "systemGray": PaletteEntry(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    "systemGray2": PaletteEntry(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    "systemGray3": PaletteEntry(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    "systemGray4": PaletteEntry(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    "systemGray5": PaletteEntry(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    "systemGray6": PaletteEntry(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
    "label": PaletteEntry(0x000000, 0xFFFFFF),
    "secondaryLabel": PaletteEntry((0x3C3C43, 60), (0xEBEBF5, 60), (0x3C3C43, 68), (0xEBEBF5, 68)),
    "tertiaryLabel": PaletteEntry((0x3C3C43, 30), (0xEBEBF5, 30), (0x3C3C43, 38), (0xEBEBF5, 38)),
    "placeholderText": PaletteEntry((0x3C3C43, 30), (0xEBEBF5, 30), (0x3C3C43, 38), (0xEBEBF5, 38)),
    "quaternaryLabel": PaletteEntry((0x3C3C43, 18), (0xEBEBF5, 16), (0x3C3C43, 26), (0xEBEBF5, 24)),
    "systemFill": PaletteEntry((0x787880, 20), (0x787880, 36), (0x787880, 28), (0x787880, 44)),
    "secondarySystemFill": PaletteEntry((0x787880, 16), (0x787880, 32), (0x787880, 24), (0x787880, 40)),
    "tertiarySystemFill": PaletteEntry((0x767680, 12), (0x767680, 24), (0x767680, 20), (0x767680, 32)),
    "quaternarySystemFill": PaletteEntry((0x747480, 8), (0x767680, 18), (0x747480, 16), (0x767680, 26)),
    "systemBackground": PaletteEntry(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
    "secondarySystemBackground": PaletteEntry(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, elevated: 0x2C2C2E),
    "tertiarySystemBackground": PaletteEntry(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C),
    "systemGroupedBackground": PaletteEntry(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, elevated: 0x1C1C1E),
    "secondarySystemGroupedBackground": PaletteEntry(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E),
    "tertiarySystemGroupedBackground": PaletteEntry(0xF2F2F7, 0x2C2C2E, 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C),
    "separator": PaletteEntry((0x3C3C43, 29), (0x545458, 60), (0x3C3C43, 37), (0x545458, 68)),
    "opaqueSeparator": PaletteEntry(0xC6C6C8, 0x38383A),
    "link": PaletteEntry(0x007AFF, 0x0984FF),
  ]
}
