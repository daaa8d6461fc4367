import Foundation

/// The traits that a view or controller sets for itself and everything below it.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether the trait is overridden.
  func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
  /// Lets the trait be inherited again.
  mutating func remove<T: UITraitDefinition>(_ trait: T.Type)
}

extension TraitValues: UITraitOverrides {
  package func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
    var others = self
    others.remove(trait)
    return others != self
  }

  package mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
    if TraitValues.systemPaths[ObjectIdentifier(trait)] != nil {
      self[trait] = TraitValues()[trait]
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }
}
