import Foundation

/// How much a vibrant view stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Lets the material below shine through content; in a picture the content keeps its own colours.
///
/// No effect: content keeps its own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
