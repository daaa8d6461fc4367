import CoreGraphics
import Foundation

extension UIBezierPath {
  /// An arc as cubic curves of at most a quarter circle; the direction of equal angles is a full circle's.
  static func arcElements(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isClockwise: Bool
  ) -> (start: CGPoint?, curves: [CGPath.Element]) {
    guard radius.isFinite, start.isFinite, end.isFinite else { return (nil, []) }
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    if isClockwise {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    }
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    // The control distance of an arc of angle a: 4/3 · tan(a/4).
    let distance = 4 / 3 * tan(step / 4) * radius
    var curves: [CGPath.Element] = []
    for index in 0..<count where sweep != 0 {
      let a = start + step * CGFloat(index)
      let b = a + step
      let (p, q) = (point(a), point(b))
      curves.append(
        .curve(
          control1: CGPoint(x: p.x - distance * sin(a), y: p.y + distance * cos(a)),
          control2: CGPoint(x: q.x + distance * sin(b), y: q.y - distance * cos(b)), end: q))
    }
    return (point(start), curves)
  }

  static func reversed(_ elements: [CGPath.Element]) -> [CGPath.Element] {
    var result: [CGPath.Element] = []
    var subpath: [CGPath.Element] = []
    func flush() {
      guard let last = subpath.last(where: { !$0.points.isEmpty })?.points.last else { return }
      let isClosed = subpath.last == .close
      var ends = subpath.compactMap(\.points.last)
      result.append(.move(last))
      ends.removeLast()
      for element in subpath.dropFirst().reversed() where element != .close {
        let target = ends.popLast() ?? last
        switch element {
        case .move, .line: result.append(.line(target))
        case .quad(let control, _): result.append(.quad(control: control, end: target))
        case .curve(let control1, let control2, _): result.append(.curve(control1: control2, control2: control1, end: target))
        case .close: break
        }
      }
      if isClosed { result.append(.close) }
      subpath = []
    }
    for element in elements {
      if case .move = element { flush() }
      subpath.append(element)
    }
    flush()
    return result
  }

  /// The box of the curves themselves, without their control points.
  static func tightBox(_ elements: [CGPath.Element]) -> CGRect {
    let points = flattened(elements).flatMap { $0 }
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How often the outline runs around a point; with the even-odd rule 1 inside and 0 outside.
  static func windingNumber(of elements: [CGPath.Element], around point: CGPoint, isEvenOdd: Bool) -> Int {
    var winding = 0
    var crossings = 0
    for polygon in flattened(elements) where polygon.count > 2 {
      for (index, a) in polygon.enumerated() {
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += a.y < b.y ? 1 : -1
      }
    }
    return isEvenOdd ? crossings % 2 : winding
  }

  /// The subpaths as polygons, curves in 32 pieces.
  private static func flattened(_ elements: [CGPath.Element]) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var current = CGPoint.zero
    func add(_ point: CGPoint) {
      if polygons.isEmpty { polygons.append([current]) }
      polygons[polygons.count - 1].append(point)
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        polygons.append([point])
        current = point
      case .line(let point): add(point)
      case .quad(let control, let end):
        let start = current
        for piece in 1...32 {
          let t = CGFloat(piece) / 32
          let u = 1 - t
          add(
            CGPoint(
              x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              y: u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
      case .curve(let c1, let c2, let end):
        let start = current
        for piece in 1...32 {
          let t = CGFloat(piece) / 32
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            CGPoint(
              x: a * start.x + b * c1.x + c * c2.x + d * end.x, y: a * start.y + b * c1.y + c * c2.y + d * end.y))
        }
      case .close:
        if let first = polygons.last?.first { current = first }
      }
    }
    return polygons
  }
}
