import Foundation

extension UIView: UITraitEnvironment {
  /// The traits of the superview (or controller) with the view's own overrides.
  var resolvedTraitCollection: UITraitCollection {
    var overrides: [UITraitCollection] = []
    var view: UIView = self
    while true {
      if view.appearance.overridesTraits { overrides.append(UITraitCollection(values: view.appearance.traitOverrides)) }
      if view.appearance.overrideStyle != .unspecified {
        overrides.append(UITraitCollection(userInterfaceStyle: view.appearance.overrideStyle))
      }
      if let controller = view.viewController { overrides += controller.traitOverrideCollections }
      guard let superview = view.storedSuperview else { break }
      view = superview
    }
    let base = (view as? UIWindow)?.baseTraits ?? UIScreen.main.traitCollection
    return overrides.isEmpty ? base : UITraitCollection(traitsFrom: [base] + overrides.reversed())
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch appearance.semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard appearance.semanticContentAttribute != attribute else { return }
    appearance.semanticContentAttribute = attribute
    directionDidChange()
  }

  /// Leading and trailing mean other sides now.
  private func directionDidChange() {
    for constraint in layoutState.touching.values where constraint.isActive {
      constraint.isActive = false
      constraint.isActive = true
    }
    markNeedsLayout()
  }

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard appearance.overrideStyle != style else { return }
    appearance.overrideStyle = style
    environmentDidChange()
  }

  func setTraitOverrides(_ overrides: TraitValues) {
    guard appearance.traitOverrides != overrides else { return }
    appearance.traitOverrides = overrides
    environmentDidChange()
  }

  private var inheritsAllTraits: Bool {
    appearance.overrideStyle == .unspecified && !appearance.overridesTraits && viewController == nil
  }

  /// Colours, fonts and directions may differ where the view stands now: tells it and everything below it.
  package func environmentDidChange() {
    propagate(traitCollection)
  }

  /// The same for a view that has just come into a superview.
  ///
  /// What the superview has seen is not asked of all its ancestors again: trees of thousands of levels are built view by view.
  func environmentDidChange(under superview: UIView) {
    guard inheritsAllTraits, superview.storedSuperview != nil, let traits = superview.appearance.seenTraits else {
      return environmentDidChange()
    }
    propagate(traits)
  }

  private func propagate(_ inherited: UITraitCollection) {
    var stack: [(UIView, UITraitCollection)] = [(self, inherited)]
    while let (view, traits) = stack.popLast() {
      let previous = view.appearance.seenTraits
      if previous == traits { continue }
      view.appearance.seenTraits = traits
      view.traitsDidChange(from: previous, to: traits)
      for subview in view.storedSubviews.reversed() {
        let own = subview.inheritsAllTraits ? traits : subview.traitCollection
        stack.append((subview, own))
      }
    }
  }

  private func traitsDidChange(from previous: UITraitCollection?, to traits: UITraitCollection) {
    if let color = appearance.backgroundColor { layer.backgroundColor = color.resolvedColor(with: traits).cgColor }
    if let previous, previous.layoutDirection != traits.layoutDirection { directionDidChange() }
    let before = UITraitCollection.current
    UITraitCollection.current = traits
    defer { UITraitCollection.current = before }
    contentEnvironmentDidChange(from: previous)
    guard let previous else { return }
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
  }

  /// Whether a change of traits needs to reach the tree below: called for every view of a tree when its window gets its traits.
  package func refreshTraits() { environmentDidChange() }
}
