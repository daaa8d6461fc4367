import CoreGraphics
import Foundation

/// What figures leave free of a line.
enum ExclusionBands {
  /// The parts of a width that figures do not reach into between two heights, from left to right.
  ///
  /// Each figure counts from its leftmost to its rightmost point in the band.
  static func free(
    of width: ClosedRange<CGFloat>, figures: [CGPath], from top: CGFloat, to bottom: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var free = [width]
    for figure in figures {
      guard let covered = extent(of: figure, from: top, to: bottom) else { continue }
      free = free.flatMap { part -> [ClosedRange<CGFloat>] in
        guard covered.lowerBound < part.upperBound, covered.upperBound > part.lowerBound else { return [part] }
        var rest: [ClosedRange<CGFloat>] = []
        if covered.lowerBound > part.lowerBound { rest.append(part.lowerBound...covered.lowerBound) }
        if covered.upperBound < part.upperBound { rest.append(covered.upperBound...part.upperBound) }
        return rest
      }
    }
    return free
  }

  private static func extent(of figure: CGPath, from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    func add(_ a: CGPoint, _ b: CGPoint) {
      guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite else { return }
      let (high, low) = (max(min(a.y, b.y), top), min(max(a.y, b.y), bottom))
      // A band that a figure only touches is free.
      guard high < low || (a.y == b.y && a.y > top && a.y < bottom) else { return }
      for y in [high, low] {
        let share = a.y == b.y ? 0 : (y - a.y) / (b.y - a.y)
        let x = a.x + (b.x - a.x) * share
        (left, right) = (min(left, x), max(right, x))
      }
      if a.y == b.y { (left, right) = (min(left, b.x), max(right, b.x)) }
    }
    for subpath in figure.subpaths {
      for segment in subpath.segments {
        // Curves as sixteen lines: less than a tenth of a point off for figures as large as a screen.
        let count = segment.isLine ? 1 : 16
        var last = segment.start
        for step in 1...count {
          let point = step == count ? segment.end : segment.point(at: CGFloat(step) / CGFloat(count))
          add(last, point)
          last = point
        }
      }
      if let end = subpath.segments.last?.end, end != subpath.start { add(end, subpath.start) }
    }
    return left <= right ? left...right : nil
  }
}
