package import Foundation

/// The values of a trait collection: what `UITraitCollection` wraps and its mutations write to.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Zero where unspecified.
  package var displayScale: CGFloat = 0
  package var displayGamut = UIDisplayGamut.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// Values of the user's own `UITraitDefinition`s, by the definition.
  package var custom: [ObjectIdentifier: CustomTrait] = [:]

  package init() {}

  /// A phone upright, light, at the default text size and 3x.
  package static let `default`: TraitValues = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.userInterfaceLevel = .base
    values.layoutDirection = .leftToRight
    values.displayScale = 3
    values.displayGamut = .SRGB
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.forceTouchCapability = .unavailable
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    return values
  }()

  /// Takes over every trait that the other one specifies.
  package mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = other.preferredContentSizeCategory }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    custom.merge(other.custom) { $1 }
  }
}

/// A value of a trait definition; one that cannot be compared is equal where its text is.
package struct CustomTrait: Hashable, @unchecked Sendable {
  package var value: Any
  package var definition: UITrait

  package init(_ value: Any, of definition: UITrait) {
    self.value = value
    self.definition = definition
  }

  package static func == (a: CustomTrait, b: CustomTrait) -> Bool {
    areEqual(a.value, b.value)
  }
  package static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let first = a as? any Equatable { return first.isEqual(to: b) }
    return "\(a)" == "\(b)"
  }
  package func hash(into hasher: inout Hasher) { hasher.combine("\(value)") }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
