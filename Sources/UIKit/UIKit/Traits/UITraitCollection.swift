public import Foundation

/// The environment of a view: idiom, size classes, appearance, text size.
///
/// Immutable; unset traits stand at "unspecified".
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  nonisolated(unsafe) private static var storedCurrent = UITraitCollection(values: .default)

  /// The traits that dynamic colours and fonts resolve against where no view says otherwise.
  open class var current: UITraitCollection {
    get { storedCurrent }
    set { storedCurrent = newValue }
  }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  public override init() {
    values = TraitValues()
    super.init()
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(values: traits as? TraitValues ?? TraitValues())
  }

  private convenience init(setting set: (inout TraitValues) -> Void) {
    var values = TraitValues()
    set(&values)
    self.init(values: values)
  }

  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(values: traits as? TraitValues ?? values)
  }

  open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { values[trait] }

  /// Whether every trait that `trait` sets has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether a dynamic colour may look different under the two.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast || values.displayGamut != other.displayGamut
      || values.userInterfaceIdiom != other.userInterfaceIdiom || values.activeAppearance != other.activeAppearance
      || traitCollection.map(hasDifferentCustomColorTraits) ?? false
  }

  /// Runs code with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0.values == values } ?? false
  }

  nonisolated open override var hash: Int { values.hashValue }
}
