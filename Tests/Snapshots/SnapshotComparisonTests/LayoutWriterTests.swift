import CoreGraphics
import Foundation
import SnapshotComparison
import Testing
import UIKit

@MainActor @Suite struct LayoutWriterTests {
  private final class CardView: UIView {
    let badge = UIView()
  }

  private func lines(_ root: UIView) -> [String] {
    let head = ReferenceLayout.Head(fonts: "", tool: "", size: "")
    let layout = ReferenceLayout(head: head, views: LayoutWriter.views(of: root, names: ViewNames(root: root)))
    return layout.body.split(separator: "\n").map(String.init)
  }

  @Test func propertyNamesClassesFramesAndAppearanceAreTold() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.addSubview(card.badge)
    card.badge.frame = CGRect(x: 10, y: 20.25, width: 30, height: 5)
    card.badge.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    card.badge.layer.cornerRadius = 2.5
    card.badge.alpha = 0.75
    card.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(
      lines(card) == [
        "CardView 0 0 100 50", "- tint #0000FF", "  badge: UIView 10 20.25 30 5", "  - background #FF000080", "  - alpha 0.75",
        "  - corners 2.5",
      ])
  }

  @Test func constraintsStandBelowTheViewThatHoldsThem() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.addSubview(card.badge)
    card.badge.translatesAutoresizingMaskIntoConstraints = false
    card.badge.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true
    let width = card.badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    width.priority = .defaultHigh
    width.isActive = true
    let found = lines(card).filter { $0.contains("- = ") }
    #expect(found == ["- = badge.top == CardView.top + 8", "  - = badge.width >= 20 @750"])
  }

  @Test func scrolledContentTellsItsOffset() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(lines(scroll).contains("- offset 0 40"))
  }
}
