public import Foundation

/// A pacing curve: a cubic Bézier from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// The control points of Apple's documentation for each name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Writes the x and y of control point 0 to 3 into `ptr`.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "control point \(idx) is not one of 0 to 3")
    ptr[0] = points[idx * 2]
    ptr[1] = points[idx * 2 + 1]
  }
}
