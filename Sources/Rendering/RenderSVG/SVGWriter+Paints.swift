import CoreGraphics
import DisplayList
import Foundation

extension SVGWriter {
  func fill(_ color: CGColor) -> Attributes { self.color(color, role: "fill") }

  /// `fill` or `stroke` with an opacity beside it where the colour is translucent.
  func color(_ color: CGColor, role: String) -> Attributes {
    let alpha = min(1, max(0, color.alpha))
    return [(role, DisplayList.hex(color))] + (alpha < 1 ? [("\(role)-opacity", n(alpha))] : [])
  }

  /// A colour, or a gradient of the layer's name; conic gradients are bitmaps and never come here.
  func paint(_ paint: DisplayList.Paint, role: String, id: String) -> Attributes {
    switch paint {
    case .color(let color): return self.color(color, role: role)
    case .linearGradient(let start, let end, let stops):
      guard stops.count > 1, start != end else { return self.color(stops.last?.color ?? .clear, role: role) }
      let name = names.unique("\(id)-gradient")
      let line: Attributes = [
        ("id", name), ("gradientUnits", "userSpaceOnUse"), ("x1", n(start.x)), ("y1", n(start.y)), ("x2", n(end.x)), ("y2", n(end.y)),
      ]
      define { element("linearGradient", line) { add(stops) } }
      return [(role, "url(#\(name))")]
    case .radialGradient(let center, let radius, let stops):
      guard stops.count > 1, radius.width > 0, radius.height > 0 else { return self.color(stops.last?.color ?? .clear, role: role) }
      let name = names.unique("\(id)-gradient")
      var circle: Attributes = [("id", name), ("gradientUnits", "userSpaceOnUse")]
      if radius.width == radius.height {
        circle += [("cx", n(center.x)), ("cy", n(center.y)), ("r", n(radius.width))]
      } else {
        let numbers = [radius.width, 0, 0, radius.height, center.x, center.y].map(n)
        circle += [("cx", "0"), ("cy", "0"), ("r", "1"), ("gradientTransform", "matrix(\(numbers.joined(separator: " ")))")]
      }
      define { element("radialGradient", circle) { add(stops) } }
      return [(role, "url(#\(name))")]
    case .conicGradient(_, _, let stops): return self.color(stops.last?.color ?? .clear, role: role)
    }
  }

  private func add(_ stops: [DisplayList.GradientStop]) {
    for stop in stops {
      element("stop", [("offset", n(min(1, max(0, stop.location))))] + color(stop.color, role: "stop").map(stopAttribute))
    }
  }

  private func stopAttribute(_ attribute: (String, String)) -> (String, String) {
    (attribute.0 == "stop" ? "stop-color" : attribute.0, attribute.1)
  }

  /// SVG has no conic gradient: a bitmap of the shape's box, cut to the shape.
  func conic(_ shape: DisplayList.Shape, center: CGPoint, angle: CGFloat, stops: [DisplayList.GradientStop], id: String) {
    let box = shape.boundingBox
    guard box.width > 0, box.height > 0, let bitmap = ConicGradient(center: center, angle: angle, stops: stops).image(of: box) else {
      return
    }
    var attributes = place(box) + [("preserveAspectRatio", "none"), link(SVGImages.address(of: bitmap))]
    if case .rect = shape {
    } else {
      let name = names.unique("\(id)-clip")
      define { element("clipPath", [("id", name)]) { figure(shape, rule: .winding, []) } }
      attributes.append(("clip-path", "url(#\(name))"))
    }
    element("image", attributes)
  }
}
