import CoreGraphics
import Foundation

extension DisplayList.Shape {
  /// The simplest figure that is the same outline: rectangles and ellipses that were written as paths are found again.
  package var simplified: DisplayList.Shape {
    switch self {
    case .rect, .ellipse: self
    case .roundedRect(let rect, let radii): radii.uniform == 0 ? .rect(rect) : self
    case .path(let path): Self.figure(of: path) ?? self
    }
  }

  private static let tolerance: CGFloat = 0.005

  private static func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }

  private static func figure(of path: CGPath) -> DisplayList.Shape? {
    let subpaths = path.subpaths
    guard subpaths.count == 1, let subpath = subpaths.first, subpath.isClosed || subpath.segments.last?.end == subpath.start else {
      return nil
    }
    let box = path.boundingBoxOfPath
    guard box.width > 0, box.height > 0, !box.isInfinite else { return nil }
    // Radii clockwise from the top left.
    var radii = [CGSize](repeating: .zero, count: 4)
    var area: CGFloat = 0
    for segment in subpath.segments {
      area += segment.start.x * segment.end.y - segment.end.x * segment.start.y
      if near(segment.start.x, segment.end.x), near(segment.start.y, segment.end.y) { continue }
      if segment.isLine {
        guard isOnEdge(segment.start, segment.end, of: box) else { return nil }
      } else {
        guard let (corner, radius) = cornerArc(segment, in: box), radii[corner] == .zero else { return nil }
        radii[corner] = radius
      }
    }
    // A shape that doubles back over its edges has the box but not the area of one.
    let cut = radii.reduce(0) { $0 + $1.width * $1.height / 2 }
    guard abs(abs(area) / 2 - (box.width * box.height - cut)) <= 0.01 * (box.width + box.height) else { return nil }
    if radii.allSatisfy({ $0 == .zero }) { return .rect(box) }
    if radii.allSatisfy({ near($0.width * 2, box.width) && near($0.height * 2, box.height) }) { return .ellipse(box) }
    guard radii.allSatisfy({ near($0.width, $0.height) }) else { return nil }
    let rounded = radii.map { ($0.width * 1000).rounded() / 1000 }
    return .roundedRect(
      box,
      DisplayList.CornerRadii(topLeft: rounded[0], topRight: rounded[1], bottomRight: rounded[2], bottomLeft: rounded[3]))
  }

  private static func isOnEdge(_ a: CGPoint, _ b: CGPoint, of box: CGRect) -> Bool {
    if near(a.x, b.x) { return near(a.x, box.minX) || near(a.x, box.maxX) }
    return near(a.y, b.y) && (near(a.y, box.minY) || near(a.y, box.maxY))
  }

  /// The corner (clockwise from the top left) that a curve rounds as a quarter of an ellipse, with its radii.
  private static func cornerArc(_ s: CGPath.Segment, in box: CGRect) -> (Int, CGSize)? {
    let radius = CGSize(width: abs(s.end.x - s.start.x), height: abs(s.end.y - s.start.y))
    let onVertical: (CGPoint) -> Bool = { near($0.x, box.minX) || near($0.x, box.maxX) }
    let onHorizontal: (CGPoint) -> Bool = { near($0.y, box.minY) || near($0.y, box.maxY) }
    let (upright, level): (CGPoint, CGPoint)
    let (control1, control2): (CGPoint, CGPoint)
    if onVertical(s.start), onHorizontal(s.end), near(s.control1.x, s.start.x), near(s.control2.y, s.end.y) {
      (upright, level, control1, control2) = (s.start, s.end, s.control1, s.control2)
    } else if onVertical(s.end), onHorizontal(s.start), near(s.control2.x, s.end.x), near(s.control1.y, s.start.y) {
      (upright, level, control1, control2) = (s.end, s.start, s.control2, s.control1)
    } else {
      return nil
    }
    // A quarter circle's controls stand at 0.5523 of the radius; 2 % is less than a hundredth of a point for common corners.
    let reach = (CGPath.quarterArc * radius.height, CGPath.quarterArc * radius.width)
    guard abs(abs(control1.y - upright.y) - reach.0) < 0.02 * radius.height,
      abs(abs(control2.x - level.x) - reach.1) < 0.02 * radius.width
    else { return nil }
    let isLeft = near(upright.x, box.minX)
    let isTop = near(level.y, box.minY)
    return (isTop ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2), radius)
  }
}
