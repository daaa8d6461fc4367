import Foundation
import Testing
import UIKit

@MainActor struct UIControlTests {
  private final class Target {
    var calls: [String] = []
    func tapped(_ sender: UIControl) { calls.append("tapped") }
  }

  private let selector = Selector("tapped:", { (t: Target, a: UIControl) in t.tapped(a) })

  @Test func eventsReachTheirTargets() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: selector, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["tapped"])
  }

  @Test func theSameTargetAndActionIsCalledOnce() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: selector, for: .touchUpInside)
    control.addTarget(target, action: selector, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(target.calls == ["tapped"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["tapped:"])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tapped"])
  }

  @Test func targetsAreNotKeptAlive() {
    let control = UIControl()
    var target: Target? = Target()
    weak let observed = target
    control.addTarget(target, action: selector, for: .touchUpInside)
    target = nil
    #expect(observed == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    let (parent, control) = (ParentView(), UIControl())
    parent.addSubview(control)
    control.addTarget(nil, action: Selector("hit", { (t: ParentView) in t.hit() }), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(parent.hits == 1)
  }

  @Test func actionsKnowTheirSender() {
    let control = UIControl()
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [control])
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 1)
  }

  @Test func theStateIsASetOfFlags() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }
}

private final class ParentView: UIView {
  var hits = 0
  func hit() { hits += 1 }
}
