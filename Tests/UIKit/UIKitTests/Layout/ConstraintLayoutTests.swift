import CoreGraphics
import Foundation
import LayoutEngine
import Testing
import UIKit

/// Frames that arithmetic gives, laid out in a root of a known size.
@MainActor @Suite struct ConstraintLayoutTests {
  private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func child(of parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func edgesAndConstantsPlaceAView() {
    let root = root(320, 480)
    let view = child(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 120))
  }

  @Test func deepViewsMeetInTheCoordinatesOfTheirCommonAncestor() {
    let root = root(200, 200)
    let box = child(of: root)
    let inner = child(of: box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 200 - 10 - 20 - 30, y: 200 - 10 - 20 - 40, width: 20, height: 20))
  }

  @Test func changedConstantMovesOnTheNextLayout() {
    let root = root(100, 100)
    let view = child(of: root)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    left.constant = 25
    #expect(view.frame.minX == 5)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 25)
  }

  @Test func oneRequiredConstraintOfAConflictIsDroppedAndTheWholeSetIsNamed() throws {
    let root = root(100, 100)
    let view = child(of: root)
    view.accessibilityIdentifier = "box"
    let constraints = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutEngine?.conflicts.first)
    let members = conflict.members.compactMap { $0.owner as? NSLayoutConstraint }
    #expect(Set(members.map(ObjectIdentifier.init)) == Set(constraints[0...2].map(ObjectIdentifier.init)))
    #expect(conflict.members.filter { $0 === conflict.dropped }.count == 1)
    // Public logs: UIKit gives up the size of the smaller view.
    #expect(view.frame.width == 100)
  }

  @Test func anAxisThatConstraintsLeaveOpenIsAmbiguous() {
    let root = root(100, 100)
    let view = child(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.ambiguousAxes == [.vertical])
  }

  @Test func leadingIsTheRightSideAndItsConstantPointsInwardsFromRightToLeft() {
    let root = root(100, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let view = child(of: root)
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == CGFloat(60))
  }

  @Test func constraintsKeepTheirOrderWhenTheDirectionChanges() {
    let root = root(100, 100)
    let views = (0..<20).map { _ in child(of: root) }
    let constraints = views.enumerated().map { $1.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat($0)) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    for view in views + [root] { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(root.constraints == constraints)
    #expect(views.map(\.frame.maxX) == (0..<20).map { 100 - CGFloat($0) })
  }

  /// A button that is forced the other way, to have its image behind the title, keeps its place.
  @Test func theViewAroundBothItemsSaysWhichSideLeads() {
    let root = root(100, 100)
    let (first, second) = (child(of: root), child(of: root))
    second.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor), first.widthAnchor.constraint(equalToConstant: 30),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    #expect((second.frame.minX, second.frame.maxX) == (40, 95))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect((second.frame.minX, second.frame.maxX) == (5, 60))
  }

  @Test func edgesOnFractionsRoundToPixelsWithoutGaps() {
    UIScreen.main.configuration.scale = 2
    defer { UIScreen.main.configuration.scale = 3 }
    let root = root(400, 10)
    let views = (0..<3).map { _ in child(of: root) }
    var previous = root.leftAnchor
    for view in views {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: previous), view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3.0),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      previous = view.rightAnchor
    }
    root.layoutIfNeeded()
    // Equal thirds of 400 points at 2x: 133.5 and 266.5 (measured on iOS pictures).
    #expect(views.map(\.frame.maxX) == [133.5, 266.5, 400])
    #expect(views[1].frame.minX == views[0].frame.maxX)
  }

  @Test func autoresizingMaskTakesPartInTheConstraints() {
    let root = root(100, 100)
    let stretched = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
    stretched.autoresizingMask = .flexibleWidth
    root.addSubview(stretched)
    let below = child(of: root)
    NSLayoutConstraint.activate([
      below.leftAnchor.constraint(equalTo: stretched.leftAnchor), below.rightAnchor.constraint(equalTo: stretched.rightAnchor),
      below.topAnchor.constraint(equalTo: stretched.bottomAnchor, constant: 5), below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 10, y: 25, width: 80, height: 10))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(stretched.frame.width == 180)
    #expect(below.frame.width == 180)
  }

  @Test func aLayoutGuideTakesPartLikeAView() {
    let root = root(100, 100)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = child(of: root)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 40),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 10, width: 60, height: 90))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func fittingSizeIsTheLeastThatHoldsTheContent() {
    let view = UIView()
    let content = child(of: view)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
      content.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
      content.widthAnchor.constraint(equalToConstant: 50), content.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 28))
  }

  @Test func aViewTakenOutLosesTheConstraintsThatReachOutOfIt() {
    let root = root(100, 100)
    let view = child(of: root)
    let inside = child(of: view)
    let crossing = inside.leftAnchor.constraint(equalTo: root.leftAnchor)
    let own = inside.widthAnchor.constraint(equalTo: view.widthAnchor)
    NSLayoutConstraint.activate([crossing, own])
    root.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(own.isActive)
  }

  @Test func fiveHundredNestedViewsAreLaidOut() {
    let root = root(10_000, 10_000)
    var parent = root
    var deepest = root
    for _ in 0..<500 {
      let view = child(of: parent)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
        view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -1),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
      ])
      parent = view
      deepest = view
    }
    root.layoutIfNeeded()
    #expect(deepest.frame.width == CGFloat(10_000 - 2 * 500))
  }
}
