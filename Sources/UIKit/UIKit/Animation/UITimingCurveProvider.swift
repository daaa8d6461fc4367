public import Foundation

/// What an animation's progress follows.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// How an animation's progress follows time; kept, since a picture shows the end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
