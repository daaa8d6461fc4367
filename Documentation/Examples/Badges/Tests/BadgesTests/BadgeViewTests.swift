import Badges
import SnapshotTesting
import UIKit
import XCTest

/// As written for iOS: nothing here knows of Linux.
final class BadgeViewTests: XCTestCase {
  private let size = CGSize(width: 320, height: 68)

  func testBadge() {
    let badge = BadgeView(symbol: "star.fill", title: "First steps", subtitle: "A week without a break")
    assertSnapshot(of: badge, as: .image(size: size, traits: UITraitCollection(displayScale: 2)))
    assertSnapshot(of: badge, as: .recursiveDescription(size: size), named: "tree")
  }

  /// A method of the main actor is `async`, or XCTest cannot call it on Linux.
  @MainActor func testRightToLeft() async {
    let badge = BadgeView(symbol: "heart.fill", title: "مساعدة", subtitle: "عشر إجابات")
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    assertSnapshot(of: badge, as: .image(precision: 0.999, perceptualPrecision: 0.98, size: size, traits: traits))
  }
}
