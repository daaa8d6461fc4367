package import Foundation

extension UIViewController: UITraitEnvironment {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.storedParent !== self else { return }
    if child.storedParent != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    child.willMove(toParent: self)
    child.storedParent = self
    childControllers.append(child)
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.childControllers.removeAll { $0 === self }
    parent.childOverrides[ObjectIdentifier(self)] = nil
    storedParent = nil
    didMove(toParent: nil)
  }

  func override(_ collection: UITraitCollection?, of child: UIViewController) {
    childOverrides[ObjectIdentifier(child)] = collection
    child.storedView?.environmentDidChange()
  }

  /// The traits of a controller whose view is not there yet.
  var traitsWithoutView: UITraitCollection {
    let base = storedParent?.traitCollection ?? UIScreen.main.traitCollection
    let overrides = traitOverrideCollections
    return overrides.isEmpty ? base : UITraitCollection(traitsFrom: [base] + overrides.reversed())
  }

  func notifyTraitChange(from previous: UITraitCollection, to traits: UITraitCollection) {
    traitRegistrations.notify(self, from: previous, to: traits)
  }

  /// What parents and the controller itself set for its view, outermost last.
  var traitOverrideCollections: [UITraitCollection] {
    var collections: [UITraitCollection] = []
    if storedTraitOverrides != TraitValues() { collections.append(UITraitCollection(values: storedTraitOverrides)) }
    if overrideUserInterfaceStyle != .unspecified {
      collections.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    if let forced = storedParent?.childOverrides[ObjectIdentifier(self)] { collections.append(forced) }
    return collections
  }

  /// Runs the callbacks of appearing around the view's entry into a window, then those of the children.
  package func appear(_ enter: () -> Void) {
    beginAppearance()
    enter()
    tellIsAppearing()
  }

  /// After the view entered the window and before its first layout, from the outermost controller inwards.
  func tellIsAppearing() {
    guard appearance == .appearing, !wasToldIsAppearing else { return }
    wasToldIsAppearing = true
    viewIsAppearing(false)
    for child in childControllers { child.tellIsAppearing() }
  }

  func beginAppearance() {
    guard appearance == .disappeared else { return }
    appearance = .appearing
    wasToldIsAppearing = false
    loadViewIfNeeded()
    viewWillAppear(false)
    for child in childControllers where child.storedView?.isDescendant(of: view) == true { child.beginAppearance() }
  }

  /// After the first layout.
  package func endAppearance() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    for child in childControllers { child.endAppearance() }
    viewDidAppear(false)
  }

  func beginDisappearance() {
    guard appearance != .disappeared else { return }
    viewWillDisappear(false)
    for child in childControllers where child.appearance != .disappeared { child.beginDisappearance() }
    appearance = .disappearing
  }

  /// After the view left the window.
  func endDisappearance() {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    for child in childControllers { child.endDisappearance() }
    viewDidDisappear(false)
  }

  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearance() } else { beginDisappearance() }
  }
  public func endAppearanceTransition() {
    if appearance == .disappearing {
      endDisappearance()
    } else {
      tellIsAppearing()
      endAppearance()
    }
  }

  // MARK: Margins

  /// 16 points at the sides up to 375 wide, then 20 (source: label positions in 75 Interface Builder files; Apple documents both).
  ///
  /// The phones of 390, 393 and 402 points are not among them: 16 is taken.
  var minimumMargins: NSDirectionalEdgeInsets {
    let width = storedView?.bounds.width ?? 0
    let side: CGFloat = width <= 375 || [390, 393, 402].contains(width) ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of a root view whose code sets none.
  var rootViewMargins: UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
    let minimum = systemMinimumLayoutMargins
    return UIEdgeInsets(top: minimum.top, left: minimum.leading, bottom: minimum.bottom, right: minimum.trailing)
  }

  func layoutSupport(_ role: UILayoutGuide.Role) -> LayoutSupportGuide {
    if let guide = role == .top ? topGuide : bottomGuide { return guide }
    let guide = LayoutSupportGuide()
    guide.role = role
    guide.identifier = role == .top ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(guide)
    if role == .top { topGuide = guide } else { bottomGuide = guide }
    return guide
  }
}

/// The guide at a controller's upper or lower edge, of the height that bars cover.
@preconcurrency @MainActor
package final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  package var length: CGFloat { layoutFrame.height }
}
