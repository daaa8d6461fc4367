import Foundation

/// A material: the blurred content behind a view, tinted.
///
/// Approximation: nothing is blurred; the material's tint stands for it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Nothing is blurred in a picture: the material's tint stands for it, dense enough to hide sharp edges behind.
  ///
  /// The chrome material is the well-known colour of iOS's bars, the three oldest those of Apple's sample code “UIImageEffects”; the
  /// others lie between, an approximation.
  package override func color(with traits: UITraitCollection) -> UIColor? {
    let isDark = traits.userInterfaceStyle == .dark
    switch style {
    case .extraLight: return UIColor(white: 0.97, alpha: 0.82)
    case .light: return UIColor(white: 1, alpha: 0.7)
    case .dark: return UIColor(white: 0.11, alpha: 0.73)
    case .regular: return isDark ? UIColor(white: 0.11, alpha: 0.73) : UIColor(white: 1, alpha: 0.7)
    case .prominent: return isDark ? UIColor(white: 0.11, alpha: 0.82) : UIColor(white: 0.97, alpha: 0.82)
    case .systemUltraThinMaterial: return material(0.70, isDark: isDark)
    case .systemThinMaterial: return material(0.78, isDark: isDark)
    case .systemMaterial: return material(0.86, isDark: isDark)
    case .systemThickMaterial: return material(0.92, isDark: isDark)
    case .systemChromeMaterial: return material(0.94, isDark: isDark)
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
      .systemChromeMaterialLight:
      return adaptive(-5).color(with: UITraitCollection(userInterfaceStyle: .light))
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      return adaptive(-10).color(with: UITraitCollection(userInterfaceStyle: .dark))
    }
  }

  /// The material of the same thickness that follows the appearance: its number is smaller by that.
  private func adaptive(_ distance: Int) -> UIBlurEffect { UIBlurEffect(style: Style(rawValue: style.rawValue + distance) ?? .regular) }

  private func material(_ alpha: CGFloat, isDark: Bool) -> UIColor { UIColor(white: (isDark ? 29 : 249) / 255, alpha: alpha) }
}
