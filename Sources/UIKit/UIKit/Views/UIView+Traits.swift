import Foundation

extension UIView: UITraitEnvironment {
  /// The traits that the view last took over; outside of a tree, those that it would start from.
  var resolvedTraitCollection: UITraitCollection {
    if storedSuperview != nil, let seen = appearance.seenTraits { return seen }
    return inheritedTraitCollection
  }

  /// The traits of the superview (or window, or screen) with the controller's and the view's own overrides.
  private var inheritedTraitCollection: UITraitCollection {
    let base = storedSuperview?.traitCollection ?? (self as? UIWindow)?.baseTraits ?? UIScreen.main.traitCollection
    guard !inheritsAllTraits else { return base }
    var overrides = viewController?.traitOverrideCollections.reversed() ?? []
    if appearance.overrideStyle != .unspecified { overrides.append(UITraitCollection(userInterfaceStyle: appearance.overrideStyle)) }
    if appearance.overridesTraits { overrides.append(UITraitCollection(values: appearance.traitOverrides)) }
    var traits = overrides.isEmpty ? base : UITraitCollection(traitsFrom: [base] + overrides)
    let category = appearance.contentSizeLimits.clamped(traits.preferredContentSizeCategory)
    if category != traits.preferredContentSizeCategory { traits = traits.modifyingTraits { $0.preferredContentSizeCategory = category } }
    return traits
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

  /// The direction of content with an attribute inside of content that runs in a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .unspecified ? layoutDirection : userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Runs code with the view's traits as the current ones, as UIKit does around layout and drawing.
  func withCurrentTraits(_ body: () -> Void) {
    let (traits, before) = (traitCollection, UITraitCollection.current)
    guard traits !== before else { return body() }
    UITraitCollection.current = traits
    body()
    UITraitCollection.current = before
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard appearance.semanticContentAttribute != attribute else { return }
    appearance.semanticContentAttribute = attribute
    directionDidChange()
  }

  /// Leading and trailing mean other sides now.
  private func directionDidChange() {
    let inside = layoutState.constraints
    for constraint in inside + touchingConstraints.filter({ $0.holder !== self }) {
      guard let holder = constraint.holder else { continue }
      // The engine takes it anew; in its view's list it keeps its place.
      LayoutSession.constraintWillDeactivate(constraint, in: holder)
      LayoutSession.constraintDidActivate(constraint, in: holder)
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
      && appearance.contentSizeLimits == ContentSizeLimits()
  }

  /// Colours, fonts and directions may differ where the view stands now: tells it and everything below it.
  package func environmentDidChange() {
    propagate(inheritedTraitCollection)
  }

  private func propagate(_ inherited: UITraitCollection) {
    var stack: [(UIView, UITraitCollection)] = [(self, inherited)]
    while let (view, traits) = stack.popLast() {
      let previous = view.appearance.seenTraits
      if previous === traits || previous == traits { continue }
      view.appearance.seenTraits = traits
      view.traitsDidChange(from: previous, to: traits)
      for subview in view.storedSubviews.reversed() {
        let own = subview.inheritsAllTraits ? traits : subview.inheritedTraitCollection
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
    viewController?.notifyTraitChange(from: previous, to: traits)
    traitCollectionDidChange(previous)
    appearance.traitRegistrations.notify(self, from: previous, to: traits)
  }
}
