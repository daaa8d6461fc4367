import Foundation
import Testing
import UIKit

@MainActor
struct SelectorPerformingTests {
  /// Remembers what it was called with.
  class Target: NSObject {
    var calls: [String] = []
    func zero() { calls.append("zero") }
    func one(_ sender: Target) { calls.append("one") }
    func anything(_ sender: Any?) { calls.append("anything \(sender == nil ? "nil" : "sender")") }
    func two(_ sender: Target, _ event: String) { calls.append("two \(event)") }
    func flag(_ flag: Bool) { calls.append("flag \(flag)") }
    func note(_ note: NSNotification) { calls.append("note \(note.name.rawValue)") }
  }

  final class Derived: Target {
    override func zero() { calls.append("derived zero") }
  }

  @Test func `methods with no, one and two arguments are called`() {
    let target = Target()
    #expect(Selector("zero", { (t: Target) in t.zero() }).perform(on: target, sender: target))
    #expect(Selector("one:", { (t: Target, a) in t.one(a) }).perform(on: target, sender: target))
    #expect(Selector("two::", { (t: Target, a, b) in t.two(a, b) }).perform(on: target, sender: target, event: "e"))
    #expect(target.calls == ["zero", "one", "two e"])
  }

  @Test func `a subclass's override is called`() {
    let target = Derived()
    #expect(Selector("zero", { (t: Target) in t.zero() }).perform(on: target))
    #expect(target.calls == ["derived zero"])
  }

  @Test func `an argument of another type is noted, and the method not called`() {
    _ = UIKitDiagnostics.shared.take()
    let target = Target()
    #expect(!Selector("one:", { (t: Target, a) in t.one(a) }).perform(on: target, sender: "text"))
    #expect(!Selector("one:", { (t: Target, a) in t.one(a) }).perform(on: target, sender: nil))
    #expect(target.calls.isEmpty)
    let messages = UIKitDiagnostics.shared.take().map(\.message)
    #expect(messages == ["Target.one: takes Target but is called with String", "Target.one: takes Target but is called with nil"])
  }

  @Test func `nothing passes for an optional, an object for a Boolean, a notification for its class`() {
    let target = Target()
    #expect(Selector("anything:", { (t: Target, a) in t.anything(a) }).perform(on: target, sender: nil))
    #expect(Selector("flag:", { (t: Target, a) in t.flag(a) }).perform(on: target, sender: target))
    #expect(Selector("note:", { (t: Target, a) in t.note(a) }).perform(on: target, sender: Notification(name: .init("n"))))
    #expect(target.calls == ["anything nil", "flag true", "note n"])
  }

  @Test func `a name alone finds the nearest class's registered method`() {
    let target = Derived()
    #expect(!Selector("named:").perform(on: target, sender: target))
    ActionRegistry.shared.register("named:") { (t: Target, a: Target) in t.calls.append("base") }
    #expect(Selector("named:").perform(on: target, sender: target))
    ActionRegistry.shared.register("named:") { (t: Derived, a: Target) in t.calls.append("derived") }
    #expect(Selector("named:").perform(on: target, sender: target))
    #expect(Selector("named:").perform(on: Target(), sender: target))
    #expect(target.calls == ["base", "derived"])
    #expect(target.responds(to: "named:"))
    #expect(!target.responds(to: Selector("nothing")))
  }

  @Test func `selectors are equal by name`() {
    #expect(Selector("zero", { (t: Target) in t.zero() }) == "zero")
    #expect(NSSelectorFromString("a:b:") == Selector("a:b:"))
    #expect(NSStringFromSelector("a:") == "a:")
    #expect("\(Selector("a:"))" == "a:")
    #expect(Set([Selector("a"), "a", "b"]).count == 2)
  }

  @Test func `an observer by selector hears notifications until it is removed`() {
    let center = NotificationCenter()
    let target = Target()
    let name = NSNotification.Name("hello")
    center.addObserver(target, selector: Selector("note:", { (t: Target, a) in t.note(a) }), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: .init("other"), object: nil)
    center.removeObserver(target)
    center.post(name: name, object: nil)
    #expect(target.calls == ["note hello"])
  }
}
