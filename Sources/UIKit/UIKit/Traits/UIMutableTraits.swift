public import Foundation

/// Traits while they are being set, in `UITraitCollection(mutations:)` and a view's `traitOverrides`.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { get set }
}

extension TraitValues: UIMutableTraits {
  package subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
    get {
      if let path = TraitValues.systemPaths[ObjectIdentifier(trait)] {
        return self[keyPath: path] as? T.Value ?? T.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      switch newValue {
      case let value as UIUserInterfaceIdiom where trait == UITraitUserInterfaceIdiom.self: userInterfaceIdiom = value
      case let value as UIUserInterfaceStyle where trait == UITraitUserInterfaceStyle.self: userInterfaceStyle = value
      case let value as UIUserInterfaceLevel where trait == UITraitUserInterfaceLevel.self: userInterfaceLevel = value
      case let value as UITraitEnvironmentLayoutDirection where trait == UITraitLayoutDirection.self: layoutDirection = value
      case let value as CGFloat where trait == UITraitDisplayScale.self: displayScale = value
      case let value as UIDisplayGamut where trait == UITraitDisplayGamut.self: displayGamut = value
      case let value as UIUserInterfaceSizeClass where trait == UITraitHorizontalSizeClass.self: horizontalSizeClass = value
      case let value as UIUserInterfaceSizeClass where trait == UITraitVerticalSizeClass.self: verticalSizeClass = value
      case let value as UIForceTouchCapability where trait == UITraitForceTouchCapability.self: forceTouchCapability = value
      case let value as UIContentSizeCategory where trait == UITraitPreferredContentSizeCategory.self:
        preferredContentSizeCategory = value
      case let value as UIAccessibilityContrast where trait == UITraitAccessibilityContrast.self: accessibilityContrast = value
      case let value as UILegibilityWeight where trait == UITraitLegibilityWeight.self: legibilityWeight = value
      case let value as UIUserInterfaceActiveAppearance where trait == UITraitActiveAppearance.self: activeAppearance = value
      default: custom[ObjectIdentifier(trait)] = CustomTrait(newValue, of: trait)
      }
    }
  }

  /// UIKit's own traits and where their values stand.
  nonisolated(unsafe) static let systemPaths: [ObjectIdentifier: PartialKeyPath<TraitValues>] = [
    ObjectIdentifier(UITraitUserInterfaceIdiom.self): \.userInterfaceIdiom,
    ObjectIdentifier(UITraitUserInterfaceStyle.self): \.userInterfaceStyle,
    ObjectIdentifier(UITraitUserInterfaceLevel.self): \.userInterfaceLevel,
    ObjectIdentifier(UITraitLayoutDirection.self): \.layoutDirection,
    ObjectIdentifier(UITraitDisplayScale.self): \.displayScale,
    ObjectIdentifier(UITraitDisplayGamut.self): \.displayGamut,
    ObjectIdentifier(UITraitHorizontalSizeClass.self): \.horizontalSizeClass,
    ObjectIdentifier(UITraitVerticalSizeClass.self): \.verticalSizeClass,
    ObjectIdentifier(UITraitForceTouchCapability.self): \.forceTouchCapability,
    ObjectIdentifier(UITraitPreferredContentSizeCategory.self): \.preferredContentSizeCategory,
    ObjectIdentifier(UITraitAccessibilityContrast.self): \.accessibilityContrast,
    ObjectIdentifier(UITraitLegibilityWeight.self): \.legibilityWeight,
    ObjectIdentifier(UITraitActiveAppearance.self): \.activeAppearance,
  ]
}
