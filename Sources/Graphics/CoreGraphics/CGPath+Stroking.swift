public import Foundation

extension CGPath {
  /// The dashes of the path; lengths alternate between drawn and left out.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let cycle = lengths.reduce(0, +)
    guard cycle > 0, lengths.allSatisfy({ $0 >= 0 }) else { return applying(transform) }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    var out: [Element] = []
    for path in applying(transform).subpaths {
      let total = path.segments.reduce(0) { $0 + $1.length }
      let piece = CGPath(elements: [.move(path.start)] + path.segments.map(\.element))
      var (index, place) = (0, -phase.truncatingRemainder(dividingBy: pattern.reduce(0, +)))
      while place < total {
        let end = place + pattern[index]
        if index % 2 == 0, end > 0 { out += piece.trimmed(from: max(0, place) / total, to: min(total, end) / total).elements }
        place = end
        index = (index + 1) % pattern.count
      }
    }
    return CGPath(elements: out)
  }

  /// The outline of the stroked path, made for the winding rule: pieces that overlap turn the same way.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let out = CGMutablePath()
    let outliner = StrokeOutliner(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for path in applying(transform).subpaths { outliner.add(path, to: out) }
    return CGPath(elements: out.elements)
  }
}

extension CGPath.Segment {
  fileprivate var element: CGPath.Element { isLine ? .line(end) : .curve(control1: control1, control2: control2, end: end) }
}

/// Builds a stroke's outline out of one quadrilateral a piece of line, one figure a join and one a cap.
private struct StrokeOutliner {
  var radius: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat

  func add(_ path: CGPath.Subpath, to out: CGMutablePath) {
    var points = [path.start]
    var corners: Set<Int> = []
    for segment in path.segments {
      for point in segment.flattened where point != points[points.count - 1] { points.append(point) }
      corners.insert(points.count - 1)
    }
    guard points.count > 1 else { return dot(at: path.start, to: out) }
    for (a, b) in zip(points, points.dropFirst()) { quadrilateral(a, b, to: out) }
    for index in 1..<(points.count - 1) {
      addJoin(points[index - 1], points[index], points[index + 1], isCorner: corners.contains(index), to: out)
    }
    if path.isClosed {
      addJoin(points[points.count - 2], points[0], points[1], isCorner: true, to: out)
    } else {
      addCap(at: points[0], from: points[1], to: out)
      addCap(at: points[points.count - 1], from: points[points.count - 2], to: out)
    }
  }

  private func dot(at p: CGPoint, to out: CGMutablePath) {
    let box = CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius)
    if cap == .round { out.addEllipse(in: box) } else if cap == .square { out.addRect(box) }
  }

  /// The unit normal of a line times the radius.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: -(b.y - a.y) / length * radius, dy: (b.x - a.x) / length * radius)
  }

  private func quadrilateral(_ a: CGPoint, _ b: CGPoint, to out: CGMutablePath) {
    let n = normal(a, b)
    polygon(
      [
        CGPoint(x: a.x - n.dx, y: a.y - n.dy), CGPoint(x: b.x - n.dx, y: b.y - n.dy), CGPoint(x: b.x + n.dx, y: b.y + n.dy),
        CGPoint(x: a.x + n.dx, y: a.y + n.dy),
      ], to: out)
  }

  private func polygon(_ points: [CGPoint], to out: CGMutablePath) {
    let area = zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    out.addLines(between: area < 0 ? points.reversed() : points)
    out.closeSubpath()
  }

  private func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, isCorner: Bool, to out: CGMutablePath) {
    let (m, n) = (normal(a, b), normal(b, c))
    let cross = m.dx * n.dy - m.dy * n.dx
    let cosine = (m.dx * n.dx + m.dy * n.dy) / (radius * radius)
    if cross == 0, cosine > 0 { return }
    if join == .round || !isCorner {
      return out.addEllipse(in: CGRect(x: b.x - radius, y: b.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let side: CGFloat = cross > 0 ? -1 : 1
    let p = CGPoint(x: b.x + side * m.dx, y: b.y + side * m.dy)
    let q = CGPoint(x: b.x + side * n.dx, y: b.y + side * n.dy)
    let miter = (2 / max(1e-9, 1 + cosine)).squareRoot()
    guard join == .miter, miter <= miterLimit else { return polygon([b, p, q], to: out) }
    let k = side / (1 + cosine)
    polygon([b, p, CGPoint(x: b.x + k * (m.dx + n.dx), y: b.y + k * (m.dy + n.dy)), q], to: out)
  }

  private func addCap(at p: CGPoint, from inner: CGPoint, to out: CGMutablePath) {
    switch cap {
    case .butt: return
    case .round: out.addEllipse(in: CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius))
    case .square:
      let n = normal(inner, p)
      quadrilateral(p, CGPoint(x: p.x + n.dy, y: p.y - n.dx), to: out)
    }
  }
}
