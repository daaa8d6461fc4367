public import Foundation

extension Timer {
  /// A timer in the current run loop that calls the target's method.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = aTarget as AnyObject
    nonisolated(unsafe) let kept = target
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = aSelector.perform(on: kept, sender: timer) }
    }
  }
}
