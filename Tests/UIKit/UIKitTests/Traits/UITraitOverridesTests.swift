import Foundation
import Testing
import UIKit

@MainActor @Suite struct UITraitOverridesTests {
  @Test func aViewPassesItsOverridesOn() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.traitOverrides.contains(UITraitLayoutDirection.self) == false)
  }

  @Test func theInnerOverrideWins() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func anOverrideCanBeRemoved() {
    let view = UIView()
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitCollection.userInterfaceStyle != .dark)
  }

  @Test func aControllersOverridesReachItsView() {
    let controller = UIViewController()
    controller.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test func coloursAreResolvedAnew() {
    let (outer, inner) = (UIView(), UIView())
    inner.backgroundColor = .systemBackground
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor || inner.layer.backgroundColor?.components?.first == 0)
  }
}
