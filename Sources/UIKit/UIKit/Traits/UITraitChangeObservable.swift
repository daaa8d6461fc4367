/// What calls code when some of its traits change.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Called with the observed object and the traits that it had before.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration

  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What a view or controller was asked to tell, in the order of the registrations.
@MainActor
package struct TraitRegistrations {
  private var registrations: [TraitRegistration] = []

  package nonisolated init() {}

  package mutating func add(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    registrations.append(registration)
    return registration
  }

  package mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls those whose traits differ, each once.
  package func notify(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection) {
    guard !registrations.isEmpty else { return }
    for registration in registrations where registration.traits.contains(where: { $0.isDifferent(previous, current) }) {
      registration.call(environment, previous)
    }
  }
}

/// One registration: which traits, and what to call.
@MainActor
package final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (any UITraitEnvironment, UITraitCollection) -> Void

  init<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    call = { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  /// An action takes nothing, the observed object, or that and the traits before.
  ///
  /// - Parameter target: Held weakly; nil sends to the observed object.
  init(_ traits: [UITrait], target: AnyObject?, action: Selector) {
    self.traits = traits
    let hasTarget = target != nil
    weak let target = target
    call = { environment, previous in
      guard let receiver = hasTarget ? target : environment else { return }
      action.perform(on: receiver, sender: environment, event: previous)
    }
  }
}

extension UITraitDefinition {
  /// Whether two collections have different values of the trait.
  static func isDifferent(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    !CustomTrait.areEqual(first[self], second[self])
  }
}
