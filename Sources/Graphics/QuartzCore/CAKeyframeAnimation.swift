public import CoreGraphics
public import Foundation

/// An animation over several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Points for a position; it wins over `values`.
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  package override func endValue(on layer: CALayer) -> Any? {
    if let path {
      guard autoreverses else { return path.currentPoint }
      if case .move(let start)? = path.elements.first { return start }
      return nil
    }
    return autoreverses ? values?.first : values?.last
  }
}
