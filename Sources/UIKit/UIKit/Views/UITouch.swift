public import Foundation

/// A finger on the screen; previews have none, the type lets overrides of `touchesBegan` compile.
///
/// No effect: no finger touches a picture.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  open var phase: Phase { .began }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event that a control's action can take as its second argument.
///
/// No effect: no finger touches a picture.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  open var type: EventType { .touches }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
}
