import CoreGraphics
public import Foundation

/// How far an animator has come.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// What can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
