import CoreGraphics
import DisplayList
import Foundation

extension SVGWriter {
  func fill(_ shape: DisplayList.Shape, _ paint: DisplayList.Paint, _ rule: DisplayList.FillRule, id: String) {
    let shape = shape.simplified
    if case .conicGradient(let center, let angle, let stops) = paint {
      return conic(shape, center: center, angle: angle, stops: stops, id: id)
    }
    figure(shape, rule: rule, self.paint(paint, role: "fill", id: id))
  }

  func stroke(_ shape: DisplayList.Shape, _ stroke: DisplayList.Stroke, id: String) {
    if case .conicGradient = stroke.paint {
      let line = shape.path.copy(
        strokingWithWidth: stroke.width, lineCap: CGLineCap(stroke.cap), lineJoin: CGLineJoin(stroke.join), miterLimit: stroke.miterLimit)
      return fill(.path(line), stroke.paint, .winding, id: id)
    }
    var attributes: Attributes = [("fill", "none")] + paint(stroke.paint, role: "stroke", id: id)
    attributes.append(("stroke-width", n(stroke.width)))
    if stroke.cap != .butt { attributes.append(("stroke-linecap", stroke.cap == .round ? "round" : "square")) }
    if stroke.join != .miter { attributes.append(("stroke-linejoin", stroke.join == .round ? "round" : "bevel")) }
    // SVG's own limit is 4, Core Graphics' is 10; only corners ask for it.
    if stroke.join == .miter, stroke.miterLimit != 4, shape.hasMiters { attributes.append(("stroke-miterlimit", n(stroke.miterLimit))) }
    if stroke.dash.contains(where: { $0 > 0 }) {
      attributes.append(("stroke-dasharray", stroke.dash.map(n).joined(separator: " ")))
      if stroke.dashPhase != 0 { attributes.append(("stroke-dashoffset", n(stroke.dashPhase))) }
    }
    let shape = shape.simplified
    if case .path(let path) = shape, let (start, end) = path.onlyLine {
      let line = attributes.filter { $0.0 != "fill" }
      return element("line", [("x1", n(start.x)), ("y1", n(start.y)), ("x2", n(end.x)), ("y2", n(end.y))] + line)
    }
    figure(shape, rule: .winding, attributes)
  }

  /// A border lies inside its outline: a stroke in the middle of its width where the corners allow it, else the area between two
  /// outlines.
  func border(_ shape: DisplayList.Shape, _ width: CGFloat, _ color: CGColor) {
    guard width > 0, color.alpha > 0 else { return }
    let box = shape.boundingBox
    guard width * 2 < min(box.width, box.height) else { return figure(shape, rule: .winding, fill(color)) }
    let stroke: Attributes = [("fill", "none")] + self.color(color, role: "stroke") + [("stroke-width", n(width))]
    let middle = box.insetBy(dx: width / 2, dy: width / 2)
    switch shape {
    case .rect: return figure(.rect(middle), rule: .winding, stroke)
    case .ellipse: return figure(.ellipse(middle), rule: .winding, stroke)
    case .roundedRect(_, let radii):
      let fitted = radii.fitted(to: box)
      if let radius = fitted.uniform, !radii.isContinuous, radius >= width {
        return figure(.roundedRect(middle, DisplayList.CornerRadii(radius - width / 2)), rule: .winding, stroke)
      }
      let inner = DisplayList.Shape.roundedRect(box.insetBy(dx: width, dy: width), fitted.inset(by: width))
      let ring = CGMutablePath()
      ring.addPath(shape.path)
      ring.addPath(inner.path)
      figure(.path(ring), rule: .evenOdd, fill(color))
    case .path:
      // A stroke of twice the width, of which the inner half stays.
      let id = names.unique("border-clip")
      define { element("clipPath", [("id", id)]) { figure(shape, rule: .winding, []) } }
      var doubled = stroke
      doubled[doubled.count - 1].1 = n(width * 2)
      figure(shape, rule: .winding, doubled + [("clip-path", "url(#\(id))")])
    }
  }

  /// The simplest element that is the shape.
  func figure(_ shape: DisplayList.Shape, rule: DisplayList.FillRule, _ attributes: Attributes) {
    switch shape {
    case .rect(let r): element("rect", place(r) + attributes)
    case .roundedRect(let r, let radii):
      let fitted = radii.fitted(to: r)
      if let radius = fitted.uniform, !radii.isContinuous || radius == 0 {
        return element("rect", place(r) + (radius > 0 ? [("rx", n(radius))] : []) + attributes)
      }
      element("path", [("d", data(shape.path))] + attributes)
    case .ellipse(let r):
      if abs(r.width - r.height) < 0.0005 {
        return element("circle", [("cx", n(r.midX)), ("cy", n(r.midY)), ("r", n(r.width / 2))] + attributes)
      }
      element("ellipse", [("cx", n(r.midX)), ("cy", n(r.midY)), ("rx", n(r.width / 2)), ("ry", n(r.height / 2))] + attributes)
    case .path(let path):
      element("path", [("d", data(path))] + (rule == .evenOdd ? [("fill-rule", "evenodd")] : []) + attributes)
    }
  }

  func place(_ r: CGRect) -> Attributes {
    [("x", n(r.minX)), ("y", n(r.minY)), ("width", n(r.width)), ("height", n(r.height))]
  }

  /// A path's `d`: absolute commands, `H` and `V` where a line is level or upright.
  func data(_ path: CGPath) -> String {
    var out = ""
    var (x, y) = ("", "")
    for element in path.elements {
      let points = element.points.map { (n($0.x), n($0.y)) }
      func all() -> String { points.map { "\($0.0) \($0.1)" }.joined(separator: " ") }
      switch element {
      case .move: out += "M\(all())"
      case .line:
        let (nextX, nextY) = points[0]
        if nextX == x, nextY == y { continue }
        out += nextY == y ? "H\(nextX)" : nextX == x ? "V\(nextY)" : "L\(all())"
      case .quad: out += "Q\(all())"
      case .curve: out += "C\(all())"
      case .close:
        out += "Z"
        // Where the pen stands now is not worth following: the next line is written in full.
        (x, y) = ("", "")
        continue
      }
      (x, y) = points[points.count - 1]
    }
    return out
  }
}

extension DisplayList.Shape {
  fileprivate var hasMiters: Bool {
    if case .path(let path) = self { return path.elements.count > 2 }
    return false
  }
}

extension CGPath {
  /// The ends of a path that is one straight line.
  fileprivate var onlyLine: (CGPoint, CGPoint)? {
    guard elements.count == 2, case .move(let start) = elements[0], case .line(let end) = elements[1] else { return nil }
    return (start, end)
  }
}

extension CGLineCap {
  init(_ cap: DisplayList.Stroke.Cap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
}

extension CGLineJoin {
  init(_ join: DisplayList.Stroke.Join) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
}
