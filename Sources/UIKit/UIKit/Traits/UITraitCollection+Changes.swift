import Foundation

extension UITraitCollection {
  /// UIKit's traits that dynamic colours resolve by, for registrations.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
  }

  /// UIKit's traits that an asset catalog chooses images by.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }

  /// The traits whose values differ, UIKit's first.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    let custom = values.custom.merging(other.values.custom) { own, _ in own }.values.map(\.definition)
    return (UITraitCollection.systemTraits + custom.sorted { $0.identifier < $1.identifier }).filter { $0.isDifferent(self, other) }
  }

  static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    ]
  }

  /// Whether traits of an app that colours resolve by differ.
  func hasDifferentCustomColorTraits(comparedTo other: UITraitCollection) -> Bool {
    let definitions = values.custom.merging(other.values.custom) { own, _ in own }.values.map(\.definition)
    return definitions.contains { $0.affectsColorAppearance && $0.isDifferent(self, other) }
  }
}
