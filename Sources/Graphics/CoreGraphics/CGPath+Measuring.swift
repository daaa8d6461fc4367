public import Foundation

extension CGPath {
  /// The box of the path itself, control points left out.
  public var boundingBoxOfPath: CGRect {
    let points = subpaths.flatMap { path in [path.start] + path.segments.flatMap(\.extremes) }
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for p in points {
      (left, right) = (min(left, p.x), max(right, p.x))
      (top, bottom) = (min(top, p.y), max(bottom, p.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    let point = point.applying(transform)
    var winding = 0
    var crossings = 0
    for polygon in polygons where polygon.count > 2 {
      for (index, a) in polygon.enumerated() {
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += a.y <= point.y ? 1 : -1
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// True where the path is one rectangle with upright sides; `rect` then holds it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let corners = elements.flatMap(\.points)
    guard elements.allSatisfy({ if case .curve = $0 { false } else if case .quad = $0 { false } else { true } }) else { return false }
    guard (4...5).contains(corners.count), corners.count == 4 || corners[0] == corners[4] else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    guard
      (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y) || (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
    else { return false }
    rect?.pointee = CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    return true
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { applying(transform?.pointee ?? .identity) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self, transform: transform?.pointee ?? .identity)
    return path
  }

  /// The part between two fractions of the whole length, as `strokeStart` and `strokeEnd` cut it.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return CGPath(elements: []) }
    let paths = subpaths
    let total = paths.flatMap(\.segments).reduce(0) { $0 + $1.length }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    var walked: CGFloat = 0
    var out: [Element] = []
    for path in paths {
      var isDrawing = false
      for segment in path.segments {
        let length = segment.length
        let (a, b) = (max(from, walked) - walked, min(to, walked + length) - walked)
        walked += length
        guard a < b else {
          isDrawing = false
          continue
        }
        let part = a <= 0 && b >= length ? segment : segment.part(from: a, to: b)
        if !isDrawing { out.append(.move(part.start)) }
        isDrawing = true
        out.append(part.isLine ? .line(part.end) : .curve(control1: part.control1, control2: part.control2, end: part.end))
      }
    }
    return CGPath(elements: out)
  }
}

extension CGPath.Segment {
  /// The end and the places where the curve turns back in x or y.
  fileprivate var extremes: [CGPoint] {
    if isLine { return [end] }
    func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
      let (a, b, c) = (-p0 + 3 * p1 - 3 * p2 + p3, 2 * (p0 - 2 * p1 + p2), p1 - p0)
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      return [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
    }
    let all = roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y)
    return all.filter { $0 > 0 && $0 < 1 }.map(point(at:)) + [end]
  }
}
