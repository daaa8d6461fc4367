import CoreGraphics
import Testing
import UIKit

/// Which of two views grows or shrinks, by Apple's rule that the lower priority gives way; and views that are turned or scaled.
@MainActor @Suite struct PriorityLayoutTests {
  /// A view whose content has a size.
  private final class Content: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  /// Two contents of 40 and 60 points side by side, from edge to edge of a row.
  private func row(_ width: CGFloat, _ left: Content = Content(40, 20), _ right: Content = Content(60, 20)) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    row.addSubview(left)
    row.addSubview(right)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: row.leadingAnchor), right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: row.trailingAnchor), left.topAnchor.constraint(equalTo: row.topAnchor),
      right.topAnchor.constraint(equalTo: row.topAnchor),
    ])
    return row
  }

  @Test func theContentThatHugsLessGrows() {
    let (left, right) = (Content(40, 20), Content(60, 20))
    right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    left.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let row = row(200, left, right)
    row.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [140, 60])
    left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    row.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [40, 160])
  }

  @Test func theContentThatResistsLessShrinks() {
    let (left, right) = (Content(40, 20), Content(60, 20))
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let row = row(70, left, right)
    row.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [10, 60])
    left.setContentCompressionResistancePriority(.required, for: .horizontal)
    row.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [40, 30])
  }

  /// Nothing is shrunk below 0: the stronger one gives the rest.
  @Test func whatIsWeakerThanAllShrinksToNothingFirst() {
    let (left, right) = (Content(40, 20), Content(60, 20))
    left.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    let row = row(50, left, right)
    row.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [0, 50])
  }

  @Test func contentsThatHugAlikeAreAmbiguous() {
    let (left, right) = (Content(40, 20), Content(60, 20))
    let row = row(200, left, right)
    row.layoutIfNeeded()
    #expect(left.hasAmbiguousLayout && right.hasAmbiguousLayout)
    #expect(left.frame.width + right.frame.width == 200)
    #expect(left.frame.width >= 40 && right.frame.width >= 60)
  }

  /// 999 against 998, and a required bound against both.
  @Test func ofOptionalConstraintsTheStrongerHolds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = Content(10, 10)
    root.addSubview(view)
    let (wide, narrow) = (view.widthAnchor.constraint(equalToConstant: 250), view.widthAnchor.constraint(equalToConstant: 90))
    wide.priority = UILayoutPriority(999)
    narrow.priority = UILayoutPriority(998)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    NSLayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()
    #expect(view.bounds.width == 250)
    most.isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds.width == 200)
    wide.priority = UILayoutPriority(997)
    root.layoutIfNeeded()
    #expect(view.bounds.width == 90)
  }

  /// As wide as can be without being higher than its room: 16:9 in 320 × 90 is 160 × 90.
  @Test func anAspectRatioInARoomIsCutByTheShorterSide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16 / 9),
      view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor), view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 80, y: 0, width: 160, height: 90))
  }

  /// Constraints speak of the view as it would stand unturned; its frame is what encloses it then.
  @Test func aTurnedViewIsLaidOutUnturned() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = Content(100, 40)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(abs(view.frame.minX - 80) < 1e-9 && abs(view.frame.minY - 50) < 1e-9)
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
  }

  @Test func aScaledViewGrowsAboutItsCentreAndMovesNoOther() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (view, below) = (Content(50, 20), Content(50, 20))
    root.addSubview(view)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50), below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 25, y: 40, width: 100, height: 40))
    #expect(below.frame == CGRect(x: 50, y: 70, width: 50, height: 20))
  }
}
