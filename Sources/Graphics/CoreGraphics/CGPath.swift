public import Foundation

/// A path of lines and Bézier curves, immutable; `CGMutablePath` adds to it.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of a path, in points.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  package fileprivate(set) var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: CGPath.rectElements(rect).map { $0.applying(transform?.pointee ?? .identity) })
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: CGPath.ellipseElements(rect).map { $0.applying(transform?.pointee ?? .identity) })
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      elements: CGPath.roundedRectElements(rect, radii: (radii, radii, radii, radii)).map {
        $0.applying(transform?.pointee ?? .identity)
      })
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p), .quad(_, let p), .curve(_, _, let p): current = p
      case .close: current = start
      }
    }
    return current
  }

  /// The box of all points, control points included.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for p in points {
      left = min(left, p.x)
      right = max(right, p.x)
      top = min(top, p.y)
      bottom = max(bottom, p.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(elements: []) }

  public func move(to point: CGPoint) { elements.append(.move(point)) }
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quad(control: control, end: end)) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1: control1, control2: control2, end: end))
  }
  public func closeSubpath() { elements.append(.close) }
  public func addPath(_ path: CGPath) { elements += path.elements }
  public func addRect(_ rect: CGRect) { elements += CGPath.rectElements(rect) }
  public func addEllipse(in rect: CGRect) { elements += CGPath.ellipseElements(rect) }
  package func append(_ more: [Element]) { elements += more }
}

extension CGPath.Element {
  /// The points of the step, in order; the last one is its end.
  package var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .curve(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }

  package func applying(_ t: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let c, let p): .quad(control: c.applying(t), end: p.applying(t))
    case .curve(let c1, let c2, let p): .curve(control1: c1.applying(t), control2: c2.applying(t), end: p.applying(t))
    case .close: .close
    }
  }
}

extension CGPath {
  /// The control distance of a quarter circle of radius 1 as one cubic curve.
  package static let quarterArc: CGFloat = 0.5522847498307936

  package static func rectElements(_ r: CGRect) -> [Element] {
    [
      .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.maxY)),
      .line(CGPoint(x: r.minX, y: r.maxY)), .close,
    ]
  }

  package static func ellipseElements(_ r: CGRect) -> [Element] {
    let radii = CGSize(width: r.width / 2, height: r.height / 2)
    return roundedRectElements(r, radii: (radii, radii, radii, radii))
  }

  /// Corners clockwise from the top left; a radius of zero makes a sharp corner.
  package static func roundedRectElements(_ r: CGRect, radii: (CGSize, CGSize, CGSize, CGSize)) -> [Element] {
    let (tl, tr, br, bl) = radii
    let k = 1 - quarterArc
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var out: [Element] = [.move(p(r.minX + tl.width, r.minY)), .line(p(r.maxX - tr.width, r.minY))]
    func corner(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint, _ radius: CGSize) {
      if radius.width > 0, radius.height > 0 { out.append(.curve(control1: c1, control2: c2, end: end)) }
    }
    corner(
      p(r.maxX - tr.width * k, r.minY), p(r.maxX, r.minY + tr.height * k), p(r.maxX, r.minY + tr.height), tr)
    out.append(.line(p(r.maxX, r.maxY - br.height)))
    corner(
      p(r.maxX, r.maxY - br.height * k), p(r.maxX - br.width * k, r.maxY), p(r.maxX - br.width, r.maxY), br)
    out.append(.line(p(r.minX + bl.width, r.maxY)))
    corner(
      p(r.minX + bl.width * k, r.maxY), p(r.minX, r.maxY - bl.height * k), p(r.minX, r.maxY - bl.height), bl)
    out.append(.line(p(r.minX, r.minY + tl.height)))
    corner(
      p(r.minX, r.minY + tl.height * k), p(r.minX + tl.width * k, r.minY), p(r.minX + tl.width, r.minY), tl)
    out.append(.close)
    return out
  }
}
