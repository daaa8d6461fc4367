import CoreGraphics
import DisplayList
import Foundation

/// What an SVG file shows: figures with their fills and strokes.
///
/// Text, images, masks, filters, clipping and style sheets are left out, gradients have the colour of their first stop; what a file has of
/// these stands in `leftOut`.
struct SVGPicture {
  private(set) var size = CGSize.zero
  private(set) var items: [DisplayList.Item] = []
  private(set) var leftOut: Set<String> = []
  private var gradients: [String: CGColor] = [:]

  /// Nil where the text is no SVG or has no size.
  init?(_ text: String) {
    let tags = SVGTag.tags(of: text)
    guard let root = tags.first(where: { $0.name == "svg" && $0.kind != .close }), let size = SVGPicture.size(root) else { return nil }
    self.size = size
    collectGradients(tags)
    draw(tags)
  }

  /// `width` and `height` in points, else the view box.
  private static func size(_ root: SVGTag) -> CGSize? {
    func length(_ name: String) -> CGFloat? {
      guard let text = root.attributes[name], !text.hasSuffix("%"), let value = SVGNumbers.all(text).first, value > 0 else { return nil }
      return value
    }
    let box = SVGNumbers.all(root.attributes["viewBox"] ?? "")
    let (boxWidth, boxHeight) = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : (nil, nil)
    guard let width = length("width") ?? boxWidth, let height = length("height") ?? boxHeight else { return nil }
    guard width <= 10_000, height <= 10_000 else { return nil }
    return CGSize(width: width, height: height)
  }

  private mutating func collectGradients(_ tags: [SVGTag]) {
    var current: String?
    for tag in tags {
      if tag.name.hasSuffix("Gradient") {
        current = tag.kind == .open ? tag.attributes["id"] : nil
      } else if tag.name == "stop", let name = current, gradients[name] == nil {
        let style = tag.attributes["style"] ?? ""
        let inStyle = style.split(separator: ";").first { $0.contains("stop-color") }?.split(separator: ":").last.map(String.init)
        gradients[name] = (tag.attributes["stop-color"] ?? inStyle).flatMap(SVGStyle.color)
      }
    }
  }

  private static let containers: Set<String> = ["svg", "g", "a", "switch"]
  private static let unseen: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "pattern", "marker", "filter", "linearGradient", "radialGradient", "style", "title", "desc",
    "metadata", "text", "foreignObject",
  ]

  private mutating func draw(_ tags: [SVGTag]) {
    var style = SVGStyle()
    var outer: [(name: String, style: SVGStyle)] = []
    /// How deep inside of what is not drawn.
    var hidden = 0
    for tag in tags {
      if tag.kind == .close {
        if SVGPicture.unseen.contains(tag.name) {
          hidden = max(0, hidden - 1)
        } else if let last = outer.last, last.name == tag.name {
          style = last.style
          outer.removeLast()
        }
        continue
      }
      note(tag)
      if SVGPicture.unseen.contains(tag.name) {
        if tag.kind == .open { hidden += 1 }
        continue
      }
      guard hidden == 0 else { continue }
      var inner = style.applying(tag, gradients: gradients)
      if tag.name == "svg" { inner.transform = placement(tag).concatenating(style.transform) }
      if SVGPicture.containers.contains(tag.name) {
        guard tag.kind == .open, outer.count < 200 else { continue }
        outer.append((tag.name, style))
        style = inner
      } else if let path = SVGPicture.figure(tag) {
        if inner.isApproximate { leftOut.insert("gradient") }
        add(path, inner)
      }
    }
  }

  private mutating func note(_ tag: SVGTag) {
    if ["text", "image", "use", "mask", "filter", "pattern", "style", "clipPath"].contains(tag.name) { leftOut.insert(tag.name) }
  }

  /// From the view box to the picture: as large as fits, in the middle.
  private func placement(_ tag: SVGTag) -> CGAffineTransform {
    let box = SVGNumbers.all(tag.attributes["viewBox"] ?? "")
    guard box.count == 4, box[2] > 0, box[3] > 0, let own = SVGPicture.size(tag) else { return .identity }
    let scale = min(own.width / box[2], own.height / box[3])
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (own.width - box[2] * scale) / 2 - box[0] * scale,
      ty: (own.height - box[3] * scale) / 2 - box[1] * scale)
  }

  private static func figure(_ tag: SVGTag) -> CGPath? {
    func number(_ name: String) -> CGFloat { SVGNumbers.all(tag.attributes[name] ?? "").first ?? 0 }
    let path = CGMutablePath()
    switch tag.name {
    case "path": return SVGPath.path(tag.attributes["d"] ?? "")
    case "rect":
      let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let (rx, ry) = (number("rx"), number("ry"))
      let (width, height) = (min(rx > 0 ? rx : ry, rect.width / 2), min(ry > 0 ? ry : rx, rect.height / 2))
      if width > 0, height > 0 {
        path.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height)
      } else {
        path.addRect(rect)
      }
    case "circle", "ellipse":
      let (rx, ry) = tag.name == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      guard rx > 0, ry > 0 else { return nil }
      path.addEllipse(in: CGRect(x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      path.move(to: CGPoint(x: number("x1"), y: number("y1")))
      path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
    case "polyline", "polygon":
      let numbers = SVGNumbers.all(tag.attributes["points"] ?? "")
      guard numbers.count >= 4 else { return nil }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      path.addLines(between: points)
      if tag.name == "polygon" { path.closeSubpath() }
    default: return nil
    }
    return path
  }

  private mutating func add(_ path: CGPath, _ style: SVGStyle) {
    guard !style.isHidden, !path.elements.isEmpty else { return }
    func paint(_ color: CGColor, _ opacity: CGFloat) -> DisplayList.Paint {
      .color(color.copy(alpha: color.alpha * min(max(opacity * style.opacity, 0), 1)) ?? color)
    }
    var drawn: [DisplayList.Item] = []
    if let fill = style.fill { drawn.append(.fill(.path(path), paint(fill, style.fillOpacity), style.isEvenOdd ? .evenOdd : .winding)) }
    if let stroke = style.stroke, style.width > 0 {
      drawn.append(
        .stroke(
          .path(path),
          DisplayList.Stroke(
            paint: paint(stroke, style.strokeOpacity), width: style.width, cap: style.cap, join: style.join, miterLimit: style.miterLimit,
            dash: style.dash)))
    }
    guard !drawn.isEmpty else { return }
    items.append(.group(DisplayList.Group(name: "figure", kind: "SVG", transform: style.transform, items: drawn)))
  }
}
