import Badges
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite(.snapshots) struct BadgesViewControllerTests {
  private func screen() -> BadgesViewController {
    BadgesViewController(badges: [
      BadgeView(symbol: "star.fill", title: "First steps", subtitle: "A week without a break"),
      BadgeView(symbol: "heart.fill", title: "Kind words", subtitle: "Ten answers that somebody was glad of"),
    ])
  }

  @Test func phones() {
    assertSnapshot(of: screen(), as: .image(on: .iPhoneSe))
  }

  @Test func darkAndLargeText() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
    ])
    assertSnapshot(of: screen(), as: .image(on: .iPhoneSe, traits: traits), named: "dark-large")
  }
}
