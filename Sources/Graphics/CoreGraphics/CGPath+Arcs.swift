package import Foundation

extension CGPath {
  /// The signed angle of an arc; a whole turn or more is one whole turn.
  package static func arcDelta(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = end - start
    if abs(delta) >= turn { return clockwise ? -turn : turn }
    if clockwise { return delta > 0 ? delta - turn : delta }
    return delta < 0 ? delta + turn : delta
  }

  /// Cubic curves of at most a quarter turn each, the first one starting where the arc does.
  package static func arcElements(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) -> [Element] {
    guard delta != 0, radius > 0 else { return [] }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let k = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let a = startAngle + CGFloat(index) * step
      let b = a + step
      let (from, to) = (
        CGPoint(x: center.x + radius * cos(a), y: center.y + radius * sin(a)),
        CGPoint(x: center.x + radius * cos(b), y: center.y + radius * sin(b))
      )
      return .curve(
        control1: CGPoint(x: from.x - k * sin(a), y: from.y + k * cos(a)),
        control2: CGPoint(x: to.x + k * sin(b), y: to.y - k * cos(b)), end: to)
    }
  }

  /// The arc that rounds a corner; nil where the three points lie on one line or the radius is zero.
  package static func tangentArc(
    from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
  ) -> (start: CGPoint, center: CGPoint, angle: CGFloat, delta: CGFloat)? {
    let (u, v) = (CGVector(dx: start.x - corner.x, dy: start.y - corner.y), CGVector(dx: end.x - corner.x, dy: end.y - corner.y))
    let (lu, lv) = (hypot(u.dx, u.dy), hypot(v.dx, v.dy))
    guard lu > 0, lv > 0, radius > 0 else { return nil }
    let (ux, uy, vx, vy) = (u.dx / lu, u.dy / lu, v.dx / lv, v.dy / lv)
    let cross = ux * vy - uy * vx
    guard abs(cross) > 1e-9 else { return nil }
    let half = acos(max(-1, min(1, ux * vx + uy * vy))) / 2
    let distance = radius / tan(half)
    let first = CGPoint(x: corner.x + ux * distance, y: corner.y + uy * distance)
    let second = CGPoint(x: corner.x + vx * distance, y: corner.y + vy * distance)
    let toCenter = radius / sin(half)
    let (bx, by) = (ux + vx, uy + vy)
    let lb = hypot(bx, by)
    let center = CGPoint(x: corner.x + bx / lb * toCenter, y: corner.y + by / lb * toCenter)
    let angle = atan2(first.y - center.y, first.x - center.x)
    var delta = atan2(second.y - center.y, second.x - center.x) - angle
    if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
    return (first, center, angle, delta)
  }
}
