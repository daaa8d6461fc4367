import CoreGraphics
import DisplayList
import Foundation

/// Closed polygons in pixels, from shapes whose curves have been flattened.
struct Outline {
  private(set) var points: [SIMD2<Double>] = []
  /// Where each polygon begins in `points`.
  private(set) var starts: [Int] = []
  /// How far a chord may be off its curve, in pixels along an axis.
  private let tolerance: Double

  /// Core Graphics' own limit for the rounded rectangles of layers, see `curve`.
  static let layerTolerance = 0.049
  /// Its limit for paths, see `curve`.
  static let pathTolerance = 0.1
  /// Outlines of glyphs are followed more closely, so that small letters lose no weight.
  static let glyphTolerance = 0.01

  init(tolerance: Double = pathTolerance) { self.tolerance = tolerance }

  init(_ elements: [CGPath.Element], transform: CGAffineTransform, tolerance: Double = pathTolerance) {
    self.tolerance = tolerance
    add(elements, transform: transform)
  }

  init(_ shape: DisplayList.Shape, transform: CGAffineTransform) {
    if case .roundedRect = shape { tolerance = Self.layerTolerance } else { tolerance = Self.pathTolerance }
    add(ShapeGeometry.elements(of: shape), transform: transform)
  }

  mutating func move(to point: SIMD2<Double>) {
    starts.append(points.count)
    points.append(point)
  }

  mutating func line(to point: SIMD2<Double>) {
    if starts.isEmpty { starts.append(points.count) }
    points.append(point)
  }

  mutating func add(_ elements: [CGPath.Element], transform t: CGAffineTransform) {
    func map(_ p: CGPoint) -> SIMD2<Double> {
      SIMD2(Double(t.a * p.x + t.c * p.y + t.tx), Double(t.b * p.x + t.d * p.y + t.ty))
    }
    for element in elements {
      switch element {
      case .move(let p): move(to: map(p))
      case .line(let p): line(to: map(p))
      case .quad(let control, let end):
        let (from, c, to) = (points.last ?? map(control), map(control), map(end))
        curve(from, from + (c - from) * (2.0 / 3), to + (c - to) * (2.0 / 3), to)
      case .curve(let c1, let c2, let end): curve(points.last ?? map(c1), map(c1), map(c2), map(end))
      case .close: break
      }
    }
  }

  /// Flattens a curve as Core Graphics does.
  ///
  /// A piece is halved until its middle is close enough to the chord along each axis. Measured on pictures of the simulator at 1x:
  /// - Layers of iOS 17: a corner of radius 10 is the polygon through the curve at parameters 0, 1/16, 1/8, 2/8, …, 7/8, 15/16, 1,
  ///   one of radius 50 has thirty-seconds up to 5/16 and from 11/16 on, sixteenths between: the limit lies between 0.0483 and 0.05.
  /// - Paths filled on iOS 13: a circle of radius 15 has eighths, a rounder corner of 30 points sixteenths but for the eighths in its
  ///   middle: the limit lies between 0.0989 and 0.1208. Newer paths were not to be had.
  private mutating func curve(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    let firstBend: SIMD2<Double> = 6 * (a - 2 * b + c)
    let lastBend: SIMD2<Double> = 6 * (b - 2 * c + d)
    /// The second derivative, along the axis where it is greater.
    func bend(_ t: Double) -> Double {
      let x: Double = firstBend.x * (1 - t) + lastBend.x * t
      let y: Double = firstBend.y * (1 - t) + lastBend.y * t
      return max(abs(x), abs(y))
    }
    func add(from: Double, to: Double) {
      let length = to - from
      if length > 1 / 512, bend((from + to) / 2) * length * length / 8 > tolerance {
        add(from: from, to: (from + to) / 2)
        add(from: (from + to) / 2, to: to)
        return
      }
      let rest: Double = 1 - to
      let (wa, wb): (Double, Double) = (rest * rest * rest, 3 * rest * rest * to)
      let (wc, wd): (Double, Double) = (3 * rest * to * to, to * to * to)
      let x: Double = a.x * wa + b.x * wb + c.x * wc + d.x * wd
      let y: Double = a.y * wa + b.y * wb + c.y * wc + d.y * wd
      line(to: SIMD2(x, y))
    }
    add(from: 0, to: 1)
  }

  /// The box of all points.
  var bounds: CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
