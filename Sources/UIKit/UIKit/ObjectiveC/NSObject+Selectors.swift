public import Foundation

extension NSObject {
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    nonisolated(unsafe) let target = self
    return MainActor.assumeIsolated { aSelector.isImplemented(by: target) }
  }

  /// Calls the method; what it returns is not handed on.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, nil, nil)
    return nil
  }

  /// Calls the method with one argument; what it returns is not handed on.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, object, nil)
    return nil
  }

  /// Calls the method with two arguments; what it returns is not handed on.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, object1, object2)
    return nil
  }

  private func send(_ selector: Selector?, _ first: Any?, _ second: Any?) {
    guard let selector else { return }
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) let (first, second) = (first, second)
    MainActor.assumeIsolated { _ = selector.perform(on: target, sender: first, event: second) }
  }
}
