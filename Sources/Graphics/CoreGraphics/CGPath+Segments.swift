package import Foundation

extension CGPath {
  /// A stretch between two points: a line or a cubic curve; quadratic ones are raised to cubic.
  package struct Segment: Hashable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint
    package var isLine: Bool

    package init(line start: CGPoint, _ end: CGPoint) {
      (self.start, self.end) = (start, end)
      (control1, control2) = (start, end)
      isLine = true
    }

    package init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
      isLine = false
    }

    package func point(at t: CGFloat) -> CGPoint {
      if isLine { return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x, y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Points after the start, close enough to the curve that the eye sees no corner at 3 pixels a point.
    package var flattened: [CGPoint] {
      if isLine { return [end] }
      let reach =
        hypot(control1.x - start.x, control1.y - start.y) + hypot(control2.x - control1.x, control2.y - control1.y)
        + hypot(end.x - control2.x, end.y - control2.y)
      let count = min(200, max(4, Int((reach * 1.5).squareRoot() * 2)))
      return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    package var length: CGFloat {
      var (total, last) = (CGFloat(0), start)
      for point in flattened {
        total += hypot(point.x - last.x, point.y - last.y)
        last = point
      }
      return total
    }

    /// The parameter at a distance along the segment.
    private func parameter(at distance: CGFloat) -> CGFloat {
      if isLine { return length > 0 ? distance / length : 0 }
      let points = flattened
      var (walked, last) = (CGFloat(0), start)
      for (index, point) in points.enumerated() {
        let step = hypot(point.x - last.x, point.y - last.y)
        if walked + step >= distance {
          let part = step > 0 ? (distance - walked) / step : 0
          return (CGFloat(index) + part) / CGFloat(points.count)
        }
        walked += step
        last = point
      }
      return 1
    }

    /// The part between two distances along the segment.
    package func part(from a: CGFloat, to b: CGFloat) -> Segment {
      let (s, t) = (parameter(at: a), parameter(at: b))
      if isLine { return Segment(line: point(at: s), point(at: t)) }
      let (p, q) = (point(at: s), point(at: t))
      let k = (t - s) / 3
      let (dp, dq) = (derivative(at: s), derivative(at: t))
      return Segment(p, CGPoint(x: p.x + dp.dx * k, y: p.y + dp.dy * k), CGPoint(x: q.x - dq.dx * k, y: q.y - dq.dy * k), q)
    }

    private func derivative(at t: CGFloat) -> CGVector {
      let u = 1 - t
      let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
      return CGVector(
        dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
        dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
    }
  }

  package struct Subpath: Hashable, Sendable {
    package var start: CGPoint
    package var segments: [Segment]
    package var isClosed: Bool
  }

  package var subpaths: [Subpath] {
    var out: [Subpath] = []
    var current: Subpath?
    var point = CGPoint.zero
    func finish() {
      if let current { out.append(current) }
      current = nil
    }
    func add(_ segment: Segment) {
      if current == nil { current = Subpath(start: point, segments: [], isClosed: false) }
      current?.segments.append(segment)
      point = segment.end
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish()
        point = p
        current = Subpath(start: p, segments: [], isClosed: false)
      case .line(let p): add(Segment(line: point, p))
      case .quad(let c, let p):
        let (c1, c2) = (
          CGPoint(x: point.x + (c.x - point.x) * 2 / 3, y: point.y + (c.y - point.y) * 2 / 3),
          CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        )
        add(Segment(point, c1, c2, p))
      case .curve(let c1, let c2, let p): add(Segment(point, c1, c2, p))
      case .close:
        guard var path = current else { continue }
        if point != path.start { path.segments.append(Segment(line: point, path.start)) }
        path.isClosed = true
        point = path.start
        out.append(path)
        current = nil
      }
    }
    finish()
    return out
  }

  /// The path's subpaths as polygons.
  package var polygons: [[CGPoint]] { subpaths.map { [$0.start] + $0.segments.flatMap(\.flattened) } }
}
