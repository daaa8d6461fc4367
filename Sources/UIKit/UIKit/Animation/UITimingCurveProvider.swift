public import CoreGraphics
public import Foundation

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// How an animation's progress follows time; kept, since a picture shows the end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// No effect: animations are at their end at once.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  open private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
  open private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)
  open private(set) var timingCurveType = UITimingCurveType.builtin

  @preconcurrency @MainActor public override init() { super.init() }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// No effect: animations are at their end at once.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity = CGVector.zero

  @preconcurrency @MainActor public override init() { super.init() }

  public convenience init(dampingRatio ratio: CGFloat) { self.init() }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init()
    initialVelocity = velocity
  }

  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init()
    initialVelocity = velocity
  }

  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init()
    self.initialVelocity = initialVelocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
