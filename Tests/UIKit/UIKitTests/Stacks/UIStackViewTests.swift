import CoreGraphics
import Foundation
import Testing
import UIKit

/// A view with a content size of its own.
private final class Content: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

@MainActor @Suite struct UIStackViewTests {
  /// A stack that fills a root of the size.
  private func laidOut(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat, _ configure: (UIStackView) -> Void
  ) -> UIStackView {
    UIScreen.main.configuration.scale = 2
    defer { UIScreen.main.configuration.scale = 3 }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    stack.frame = root.bounds
    root.addSubview(stack)
    root.layoutIfNeeded()
    return stack
  }

  @Test func fillStretchesTheViewThatHugsLeast() {
    let (a, b) = (Content(40, 10), Content(60, 10))
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    _ = laidOut([a, b], 200, 50) { $0.spacing = 10 }
    #expect(a.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(b.frame == CGRect(x: 50, y: 0, width: 150, height: 50))
  }

  @Test func fillCompressesTheViewThatResistsLeast() {
    let (a, b) = (Content(150, 10), Content(150, 10))
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    _ = laidOut([a, b], 200, 50) { _ in }
    #expect(a.frame.width == 150)
    #expect(b.frame.width == 50)
  }

  @Test func fillEquallyGivesEachTheSameLength() {
    let views = [Content(10, 10), Content(90, 10), Content(20, 10)]
    _ = laidOut(views, 320, 40) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(views.map(\.frame.width) == [100, 100, 100])
    #expect(views.map(\.frame.minX) == [0, 110, 220])
  }

  @Test func fillProportionallySharesByContentAndTheLastGivesWayToSpacing() {
    let views = [Content(100, 10), Content(50, 10)]
    _ = laidOut(views, 300, 40) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [200, 100])
    let spaced = [Content(100, 10), Content(50, 10)]
    _ = laidOut(spaced, 300, 40) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    // 100 / (100 + 50 + 10) × 300 = 187.5, the second 300 − 187.5 − 10.
    #expect(spaced.map(\.frame.width) == [187.5, 102.5])
  }

  @Test func fillProportionallyFollowsContentThatChanges() {
    let views = [Content(100, 10), Content(50, 10)]
    let stack = laidOut(views, 300, 40) { $0.distribution = .fillProportionally }
    views[0].size.width = 50
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [150, 150])
  }

  @Test func equalSpacingDividesWhatIsLeft() {
    let views = [Content(20, 10), Content(60, 10), Content(40, 10)]
    _ = laidOut(views, 200, 40) { $0.distribution = .equalSpacing }
    #expect(views.map(\.frame.minX) == [0, 60, 160])
  }

  @Test func equalCenteringPutsMiddlesAtEqualDistances() {
    let views = [Content(20, 10), Content(60, 10), Content(40, 10)]
    _ = laidOut(views, 220, 40) { $0.distribution = .equalCentering }
    let middles = views.map(\.frame.midX)
    #expect(middles[1] - middles[0] == middles[2] - middles[1])
    #expect(views[0].frame.minX == 0)
    #expect(views[2].frame.maxX == 220)
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, CGFloat(0)), (.center, 15), (.bottom, 30),
  ])
  func alignmentPlacesAcrossTheAxis(alignment: UIStackView.Alignment, y: CGFloat) {
    let view = Content(20, 10)
    _ = laidOut([view, Content(20, 40)], 100, 40) { $0.alignment = alignment }
    #expect(view.frame.minY == y)
    #expect(view.frame.height == 10)
  }

  @Test func hiddenViewLeavesWithItsSpacing() {
    let views = [Content(20, 10), Content(30, 10), Content(40, 10)]
    let stack = laidOut(views, 110, 40) { $0.spacing = 10 }
    #expect(views[2].frame.minX == 70)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == views[0].frame.maxX + 10)
    #expect(views[1].frame.width == CGFloat(0))
  }

  @Test func customSpacingReplacesTheStacksOwn() {
    let views = [Content(20, 10), Content(20, 10), Content(20, 10)]
    _ = laidOut(views, 100, 40) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.spacing = 2
      $0.distribution = .fill
      $0.setCustomSpacing(6, after: views[0])
    }
    #expect(views[1].frame.minY - views[0].frame.maxY == 6)
    #expect(views[2].frame.minY - views[1].frame.maxY == 2)
  }

  @Test func marginsKeepTheViewsOffTheEdges() {
    let view = Content(20, 10)
    _ = laidOut([view], 100, 40) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
  }

  @Test func fittingSizeIsTheSumOfTheContents() {
    let stack = UIStackView(arrangedSubviews: [Content(20, 10), Content(30, 25)])
    stack.spacing = 5
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 55, height: 25))
    stack.alignment = .center
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 55, height: 25))
  }

  @Test func nestedStacksShareOut() {
    let fields = UIStackView(arrangedSubviews: [Content(50, 30), Content(50, 22)])
    fields.axis = .vertical
    fields.spacing = 10
    fields.distribution = .fillEqually
    let button = Content(40, 40)
    let stack = laidOut([fields, button], 288, 130) {
      $0.axis = .vertical
      $0.spacing = 20
    }
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 288, height: 70))
    #expect(fields.arrangedSubviews[1].frame == CGRect(x: 0, y: 40, width: 288, height: 30))
    #expect(button.frame == CGRect(x: 0, y: 90, width: 288, height: 40))
  }
}
