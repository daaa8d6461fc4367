import Foundation
import LayoutDSL
import Testing
import UIKit

/// What a relation makes, in the terms of `NSLayoutConstraint`.
@MainActor @Suite struct RelationTests {
  let a = UIView()
  let b = UIView()

  private func only(_ layout: Layout) throws -> NSLayoutConstraint {
    try #require(layout.constraints.count == 1)
    return layout.constraints[0]
  }

  @Test func relatesTwoPlaces() throws {
    let constraint = try only(a.top >= b.bottom + 10)
    #expect(constraint.firstItem === a && constraint.firstAttribute == .top)
    #expect(constraint.secondItem === b && constraint.secondAttribute == .bottom)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 1 && constraint.constant == 10)
    #expect(constraint.priority == .required && !constraint.isActive)
  }

  @Test func relatesALengthToAMultipleOfAnother() throws {
    for layout in [a.height == 0.25 * b.height - 4, a.height == b.height * 0.25 - 4, a.height == b.height / 4 - 4] {
      let constraint = try only(layout)
      #expect(constraint.firstAttribute == .height && constraint.secondAttribute == .height)
      #expect(constraint.multiplier == 0.25 && constraint.constant == -4)
    }
  }

  @Test func relatesALengthToPoints() throws {
    let constraint = try only(a.width <= 50)
    #expect(constraint.firstAttribute == .width && constraint.relation == .lessThanOrEqual && constraint.constant == 50)
    #expect(constraint.secondItem == nil)
  }

  // 2 × height + 10 = width − 20  ⇔  height = 0.5 × width − 15
  @Test func movesWhatStandsOnTheLeftOver() throws {
    let constraint = try only(2 * a.height + 10 == b.width - 20)
    #expect(constraint.multiplier == 0.5 && constraint.constant == -15)
    let places = try only(a.leading - 8 == b.trailing)
    #expect(places.multiplier == 1 && places.constant == 8)
  }

  // −width ≥ −100  ⇔  width ≤ 100
  @Test func aNegativeFactorOnTheLeftTurnsTheRelationRound() throws {
    let points = try only(-1 * a.width >= -100)
    #expect(points.relation == .lessThanOrEqual && points.constant == 100)
    let lengths = try only(-2 * a.width <= b.width)
    #expect(lengths.relation == .greaterThanOrEqual && lengths.multiplier == -0.5)
  }

  @Test func aMultipleOfZeroIsAConstant() throws {
    let constraint = try only(a.width == 0 * b.width + 30)
    #expect(constraint.secondItem == nil && constraint.constant == 30)
  }

  @Test func pairsMakeTwoConstraints() {
    let centre = (a.center == b.center).constraints
    #expect(centre.map(\.firstAttribute) == [.centerX, .centerY])
    #expect(centre.map(\.secondAttribute) == [.centerX, .centerY])
    let size = (a.size == CGSize(width: 30, height: 40)).constraints
    #expect(size.map(\.firstAttribute) == [.width, .height])
    #expect(size.map(\.constant) == [30, 40])
  }

  @Test func uiKitsOwnCentreStaysAPoint() {
    a.center = CGPoint(x: 3, y: 4)
    let point = a.center
    #expect(point.x == 3)
    let isSame: Bool = a.center == CGPoint(x: 3, y: 4)
    #expect(isSame)
  }

  @Test func aTildeGivesAPriority() throws {
    let named = try only(a.height == 200 ~ .defaultHigh)
    #expect(named.priority == .defaultHigh)
    let number = try only(a.height >= 2 * b.height + 1 ~ 600)
    #expect(number.priority == UILayoutPriority(600))
    #expect((a.pin(to: b) ~ 999).constraints.map(\.priority.rawValue) == [999, 999, 999, 999])
  }

  @Test func pinTiesTheEdgesNamed() {
    let constraints = a.pin([.horizontal, .bottom], to: b, inset: 8).constraints
    #expect(constraints.map(\.firstAttribute) == [.leading, .bottom, .trailing])
    #expect(constraints.map(\.secondAttribute) == [.leading, .bottom, .trailing])
    #expect(constraints.map(\.constant) == [8, -8, -8])
    #expect(a.pin(.vertical, to: b.margins).constraints.map(\.firstAttribute) == [.top, .bottom])
    #expect(a.pin(to: b).constraints.count == 4)
  }

  @Test func guidesAreAreasToo() throws {
    let guide = UILayoutGuide()
    let constraint = try only(a.top == guide.bottom)
    #expect(constraint.secondItem === guide)
  }
}
