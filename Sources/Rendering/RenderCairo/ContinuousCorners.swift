import CoreGraphics
import DisplayList
import Foundation

/// The path of `CALayerCornerCurve.continuous`.
///
/// Three curves a corner, symmetric about its diagonal. The numbers are those that PaintCode's authors read from UIBezierPath's
/// rounded rectangle on iOS 7, in radii from the corner. Where an edge is too short for them the corner turns into a circular arc
/// by the share that is missing.
enum ContinuousCorners {
  /// Where the curve leaves the edge, in radii from the corner.
  static let reach: CGFloat = 1.528665

  /// From the edge along x to the diagonal's other side: along the edge, away from it.
  private static let smooth: [(CGFloat, CGFloat)] = [
    (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060), (0.169060, 0.372824),
    (0.074911, 0.631494), (0, 0.868407), (0, 1.088493), (0, 1.528665),
  ]

  /// A quarter circle in three curves, cut where the smooth corner is cut: 21.72 degrees from its ends.
  private static let circular: [(CGFloat, CGFloat)] = {
    let cut = 21.72 * CGFloat.pi / 180
    let angles: [CGFloat] = [0, cut, CGFloat.pi / 2 - cut, CGFloat.pi / 2]
    func point(_ angle: CGFloat) -> (CGFloat, CGFloat) { (1 - sin(angle), 1 - cos(angle)) }
    var points = [point(0)]
    for index in 0..<3 {
      let (a, b) = (angles[index], angles[index + 1])
      let handle = 4 / 3 * tan((b - a) / 4)
      points.append((point(a).0 - handle * cos(a), point(a).1 + handle * sin(a)))
      points.append((point(b).0 + handle * cos(b), point(b).1 - handle * sin(b)))
      points.append(point(b))
    }
    return points
  }()

  /// The ten control points of a corner, in points from it.
  private static func corner(_ radius: CGFloat, in r: CGRect) -> [(CGFloat, CGFloat)] {
    let radius = ShapeGeometry.clamp(radius, in: r)
    guard radius > 0 else { return [] }
    let room = min(r.width, r.height) / 2 / radius
    let share = max(0, min(1, (room - 1) / (reach - 1)))
    return zip(smooth, circular).map { s, c in
      (radius * (s.0 * share + c.0 * (1 - share)), radius * (s.1 * share + c.1 * (1 - share)))
    }
  }

  static func elements(_ r: CGRect, _ radii: DisplayList.CornerRadii) -> [CGPath.Element] {
    var out: [CGPath.Element] = []
    func add(_ controls: [(CGFloat, CGFloat)], fallback: CGPoint, _ place: (CGFloat, CGFloat) -> CGPoint) {
      let points = controls.isEmpty ? [fallback] : controls.map { place($0.0, $0.1) }
      out.append(out.isEmpty ? .move(points[0]) : .line(points[0]))
      for at in stride(from: 1, to: points.count - 2, by: 3) {
        out.append(.curve(control1: points[at], control2: points[at + 1], end: points[at + 2]))
      }
    }
    // Clockwise; each corner begins on the edge that comes before it.
    add(corner(radii.topRight, in: r), fallback: CGPoint(x: r.maxX, y: r.minY)) { CGPoint(x: r.maxX - $0, y: r.minY + $1) }
    add(corner(radii.bottomRight, in: r), fallback: CGPoint(x: r.maxX, y: r.maxY)) { CGPoint(x: r.maxX - $1, y: r.maxY - $0) }
    add(corner(radii.bottomLeft, in: r), fallback: CGPoint(x: r.minX, y: r.maxY)) { CGPoint(x: r.minX + $0, y: r.maxY - $1) }
    add(corner(radii.topLeft, in: r), fallback: CGPoint(x: r.minX, y: r.minY)) { CGPoint(x: r.minX + $1, y: r.minY + $0) }
    out.append(.close)
    return out
  }
}
