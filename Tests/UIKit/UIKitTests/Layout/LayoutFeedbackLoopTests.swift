import Foundation
import Testing
import UIKit

/// Layout that changes itself for ever is given up after a number of passes, and named.
@MainActor @Suite(.serialized) struct LayoutFeedbackLoopTests {
  private func notes(_ view: UIView) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityIdentifier = "culprit"
    root.addSubview(view)
    let before = UIKitDiagnostics.shared.notes.count
    root.layoutIfNeeded()
    return UIKitDiagnostics.shared.notes.dropFirst(before).filter { $0.kind == "layout-feedback-loop" }.map(\.message)
  }

  @Test func layoutThatAsksForLayout() {
    final class Restless: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    let messages = notes(view)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("UIView layout feedback loop") == true)
    #expect(messages.first?.contains("culprit asks for layout again") == true)
    #expect(view.passes == 100)
  }

  @Test func constraintsThatChangeInEveryUpdate() {
    final class Growing: UIView {
      lazy var width = widthAnchor.constraint(equalToConstant: 0)
      override func updateConstraints() {
        translatesAutoresizingMaskIntoConstraints = false
        width.constant += 1
        width.isActive = true
        super.updateConstraints()
        setNeedsUpdateConstraints()
      }
    }
    let view = Growing()
    #expect(notes(view).count == 1)
    #expect(view.width.constant <= 101)
  }
}
