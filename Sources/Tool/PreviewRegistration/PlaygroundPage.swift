public import UIKit

/// What a playground can show: a view or a view controller.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable: AnyObject {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page that a playground's code runs on, with the names of Apple's PlaygroundSupport.
@preconcurrency @MainActor
public final class PlaygroundPage {
  public static let current = PlaygroundPage()

  /// What the page shows.
  public var liveView: (any PlaygroundLiveViewable)?
  /// Whether the page goes on after its last statement; a preview is drawn then in any case.
  public var needsIndefiniteExecution = false
  public var wantsFullScreenLiveView = false

  public func setLiveView(_ newLiveView: (any PlaygroundLiveViewable)?) { liveView = newLiveView }

  /// Does nothing: the preview ends when it is drawn.
  public func finishExecution() {}
}
