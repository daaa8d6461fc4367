import Foundation

/// Lets the material below shine through content; in a picture the content keeps its own colours.
///
/// No effect: content keeps its own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
