import Testing
import UIKit

@MainActor @Suite struct ContentSizeLimitsTests {
  @Test func textSizesStayWithinTheLimitsOfTheViewsAround() {
    let (window, outer, inner) = (UIWindow(), UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .extraLarge
    inner.minimumContentSizeCategory = .medium
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    outer.maximumContentSizeCategory = nil
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func aLabelsFontFollowsWithinTheLimits() {
    let (window, label) = (UIWindow(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .extraLarge
    window.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    // Apple's table of Dynamic Type sizes: body is 19 points at xLarge.
    #expect(label.font.pointSize == 19)
  }
}
