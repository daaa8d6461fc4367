import CoreGraphics
import Foundation
import Testing
import UIKit

/// Constraints that are let go without having been active are found; all others are not.
@MainActor @Suite struct ReleasedConstraintsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func aConstraintThatNobodyKeeps() {
    _ = ReleasedConstraints.take()
    _ = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
    let line = UInt(#line) - 1
    let entries = ReleasedConstraints.take()
    #expect(entries.map(\.origin) == [SourceLocation(#filePath, line)])
    #expect(entries.map(\.twin.equationDescription) == ["UIView.top == UIView.top + 50"])
    #expect(ReleasedConstraints.take().isEmpty)
  }

  @Test func keptConstraintsAndSuchThatWereActive() {
    _ = ReleasedConstraints.take()
    let kept = view.topAnchor.constraint(equalTo: root.topAnchor)
    do {
      let active = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      active.isActive = true
      active.isActive = false
    }
    #expect(ReleasedConstraints.take().isEmpty)
    #expect(!kept.isActive)
  }

  @Test func constraintsOfViewsThatAreGone() {
    _ = ReleasedConstraints.take()
    do {
      let gone = UIView()
      _ = gone.widthAnchor.constraint(equalToConstant: 5)
      _ = ReleasedConstraints.take()
      _ = gone.widthAnchor.constraint(equalToConstant: 6)
    }
    #expect(ReleasedConstraints.take().allSatisfy { $0.twin.firstItem == nil })
  }

  @Test func aRivalDecidesTheSameAttribute() {
    _ = ReleasedConstraints.take()
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    _ = view.widthAnchor.constraint(equalToConstant: 20)
    _ = view.heightAnchor.constraint(equalToConstant: 20)
    #expect(ReleasedConstraints.take().map(\.twin.hasActiveRival) == [true, false])
  }
}
