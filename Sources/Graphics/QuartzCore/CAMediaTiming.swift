public import Foundation

/// Time as layers and animations keep it.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public typealias CFTimeInterval = TimeInterval

/// The clock of animations; it stands still, so that a picture does not depend on when it was drawn.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
