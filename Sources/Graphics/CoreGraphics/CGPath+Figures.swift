package import Foundation

extension CGPath {
  /// The control distance of a quarter circle of radius 1 as one cubic curve.
  package static let quarterArc: CGFloat = 0.5522847498307936

  package static func rectElements(_ r: CGRect) -> [Element] {
    [
      .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.maxY)),
      .line(CGPoint(x: r.minX, y: r.maxY)), .close,
    ]
  }

  /// Clockwise on the screen from the middle of the right edge, as Core Graphics lists an ellipse's elements.
  package static func ellipseElements(_ r: CGRect) -> [Element] {
    let radii = CGSize(width: r.width / 2, height: r.height / 2)
    let rounded = roundedRectElements(r, radii: (radii, radii, radii, radii))
    let arcs = rounded.filter { if case .curve = $0 { true } else { false } }
    guard arcs.count == 4 else { return rounded }
    return [.move(CGPoint(x: r.maxX, y: r.midY))] + arcs[1...] + [arcs[0], .close]
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
