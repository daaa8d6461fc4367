public import Foundation

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  /// At the top of its superview.
  case top = 2
  /// At the top of the screen: its background reaches up behind the status bar.
  case topAttached = 3
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

// In Objective-C every member is optional.
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  public static var blackTranslucent: UIBarStyle { .black }
}
