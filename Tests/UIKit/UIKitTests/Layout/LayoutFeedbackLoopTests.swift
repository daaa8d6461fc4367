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
    let messages = notes(view)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("updateConstraints of culprit asks for another update") == true)
    #expect(view.width.constant <= 101)
  }

  @Test func controllerThatChangesItsLayoutAfterEachIsNamed() {
    final class Swinging: UIViewController {
      override func viewDidLayoutSubviews() { view.setNeedsLayout() }
    }
    let controller = Swinging()
    let messages = notes(controller.view)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("the view of Swinging asks for layout again") == true)
    #expect(messages.first?.contains("viewDidLayoutSubviews") == true)
  }

  @Test func contentSizeThatIsNotFiniteIsNamedOnce() {
    final class Sizeless: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Sizeless()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let before = UIKitDiagnostics.shared.notes.count
    root.layoutIfNeeded()
    let notes = UIKitDiagnostics.shared.notes.dropFirst(before).filter { $0.kind == "intrinsic-content-size" }
    #expect(
      notes.map(\.message) == [
        "intrinsicContentSize of Sizeless is not finite (nan × inf): nan counts as no size, inf as 2777777 points"
      ])
  }
}
