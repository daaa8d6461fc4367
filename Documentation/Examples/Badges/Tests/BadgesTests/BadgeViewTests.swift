import Badges
import SnapshotTesting
import UIKit
import XCTest

/// As written for iOS: nothing here knows of Linux.
final class BadgeViewTests: XCTestCase {
  @MainActor func testBadge() {
    let badge = BadgeView(symbol: "star.fill", title: "First steps", subtitle: "A week without a break")
    assertSnapshot(of: badge, as: .image(size: CGSize(width: 320, height: 68), traits: UITraitCollection(displayScale: 2)))
    assertSnapshot(of: badge, as: .recursiveDescription(size: CGSize(width: 320, height: 68)), named: "tree")
  }
}
