import Foundation

/// The glass of iOS 26.
///
/// Approximation: nothing is blurred or bent; a thin tint stands for the glass.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  let style: Style
  /// No effect: no finger touches a picture.
  open var isInteractive = false
  open var tintColor: UIColor?

  public convenience override init() { self.init(style: .regular) }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The tint, or a thin white or grey, an approximation: nothing is blurred or bent in a picture.
  package override func color(with traits: UITraitCollection) -> UIColor? {
    if let tintColor { return tintColor.withAlphaComponent(0.8) }
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor(white: isDark ? 0.2 : 1, alpha: style == .clear ? 0.3 : 0.7)
  }
}
