import Foundation
import Testing
import UIKit

@MainActor struct UITraitCollectionTests {
  @Test func laterCollectionsWinWhereTheySpecify() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func mutationsSetSystemAndCustomTraits() {
    let traits = UITraitCollection { mutable in
      mutable.userInterfaceStyle = .dark
      mutable[UITraitHorizontalSizeClass.self] = .regular
      mutable[ThemeTrait.self] = "night"
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits[ThemeTrait.self] == "night")
    #expect(UITraitCollection()[ThemeTrait.self] == "day")
    #expect(traits.modifyingTraits { $0[ThemeTrait.self] = "day" } != traits)
  }

  @Test func performAsCurrentPutsBackWhatWasThere() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current === before)
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func onlyAppearanceTraitsChangeColors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(traitsFrom: [light, .init(displayScale: 2)])))
  }
}

private enum ThemeTrait: UITraitDefinition {
  static var defaultValue: String { "day" }
}
