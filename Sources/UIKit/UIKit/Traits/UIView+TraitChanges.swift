extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    appearance.traitRegistrations.add(TraitRegistration(traits, handler: handler))
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
    appearance.traitRegistrations.add(TraitRegistration(traits, target: target as AnyObject, action: action))
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    appearance.traitRegistrations.add(TraitRegistration(traits, target: nil, action: action))
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    appearance.traitRegistrations.remove(registration)
  }

  /// The traits are up to date at any time, so there is nothing to do.
  public func updateTraitsIfNeeded() {}

  /// The smallest text size that the view and those below it use.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { appearance.contentSizeLimits.minimum }
    set { setContentSizeLimits { $0.minimum = newValue } }
  }

  /// The largest text size that the view and those below it use.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { appearance.contentSizeLimits.maximum }
    set { setContentSizeLimits { $0.maximum = newValue } }
  }

  /// The limits of the view and of those that it lies in.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      if current.appearance.contentSizeLimits != ContentSizeLimits() {
        lines.append("\(current.displayName): \(current.appearance.contentSizeLimits.words)")
      }
      view = current.superview
    }
    return lines.joined(separator: "\n")
  }

  private func setContentSizeLimits(_ set: (inout ContentSizeLimits) -> Void) {
    let before = appearance.contentSizeLimits
    set(&appearance.contentSizeLimits)
    if before != appearance.contentSizeLimits { environmentDidChange() }
  }
}

extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitRegistrations.add(TraitRegistration(traits, handler: handler))
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
    traitRegistrations.add(TraitRegistration(traits, target: target as AnyObject, action: action))
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    traitRegistrations.add(TraitRegistration(traits, target: nil, action: action))
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traitRegistrations.remove(registration) }

  /// The traits are up to date at any time, so there is nothing to do.
  public func updateTraitsIfNeeded() {}
}
