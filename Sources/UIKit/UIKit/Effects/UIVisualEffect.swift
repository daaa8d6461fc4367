public import Foundation

/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour that stands for the effect; nil where it changes nothing.
  package func color(with traits: UITraitCollection) -> UIColor? { nil }
}
