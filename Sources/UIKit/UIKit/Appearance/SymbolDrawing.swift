import CoreGraphics
import DisplayList
import Foundation

/// Draws symbols on a unit square scaled to `side`.
struct SymbolDrawing {
  var side: CGFloat
  var lineWidth: CGFloat
  var color: CGColor

  var placeholder: [DisplayList.Item] {
    let rect = square(0.14)
    return [.stroke(.roundedRect(rect, DisplayList.CornerRadii(side * 0.12)), stroke)]
  }

  func items(of name: String) -> [DisplayList.Item]? {
    for (suffix, isFilled) in [(".circle.fill", true), (".circle", false)] where name.hasSuffix(suffix) && name != "circle.fill" {
      let inner = String(name.dropLast(suffix.count))
      guard !inner.isEmpty, let figure = lines(of: inner) else { continue }
      return circled(figure, isFilled: isFilled)
    }
    if let figure = lines(of: name) { return [.stroke(.path(path(figure)), stroke)] }
    switch name {
    case "circle": return [.stroke(.ellipse(square(0.1)), stroke)]
    case "circle.fill": return [.fill(.ellipse(square(0.06)), .color(color), .winding)]
    case "square": return [.stroke(.roundedRect(square(0.14), DisplayList.CornerRadii(side * 0.14)), stroke)]
    case "square.fill": return [.fill(.roundedRect(square(0.1), DisplayList.CornerRadii(side * 0.16)), .color(color), .winding)]
    case "star.fill", "star": return outline(star, isFilled: name == "star.fill")
    case "heart.fill", "heart": return outline(heart, isFilled: name == "heart.fill")
    case "person.fill", "person": return person(isFilled: name == "person.fill")
    case "house.fill", "house": return outline(house, isFilled: name == "house.fill")
    case "ellipsis": return [0.2, 0.5, 0.8].map { dot($0, 0.5, 0.075) }
    case "magnifyingglass":
      return [
        .stroke(.ellipse(CGRect(x: side * 0.14, y: side * 0.14, width: side * 0.5, height: side * 0.5)), stroke),
        .stroke(.path(path([[(0.58, 0.58), (0.86, 0.86)]])), stroke),
      ]
    default: return nil
    }
  }

  private var stroke: DisplayList.Stroke {
    DisplayList.Stroke(paint: .color(color), width: lineWidth, cap: .round, join: .round)
  }

  private func square(_ inset: CGFloat) -> CGRect {
    CGRect(x: side * inset, y: side * inset, width: side * (1 - 2 * inset), height: side * (1 - 2 * inset))
  }

  private func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> DisplayList.Item {
    .fill(
      .ellipse(CGRect(x: side * (x - radius), y: side * (y - radius), width: side * radius * 2, height: side * radius * 2)),
      .color(color), .winding)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * side, y: y * side) }

  private func path(_ lines: [[(CGFloat, CGFloat)]], scale: CGFloat = 1) -> CGPath {
    var elements: [CGPath.Element] = []
    func place(_ pair: (CGFloat, CGFloat)) -> CGPoint { point(0.5 + (pair.0 - 0.5) * scale, 0.5 + (pair.1 - 0.5) * scale) }
    for line in lines {
      for (index, pair) in line.enumerated() { elements.append(index == 0 ? .move(place(pair)) : .line(place(pair))) }
    }
    return CGPath(elements: elements)
  }

  private func circled(_ lines: [[(CGFloat, CGFloat)]], isFilled: Bool) -> [DisplayList.Item] {
    let inner = path(lines, scale: 0.55)
    var line = stroke
    line.width = lineWidth * 0.9
    if isFilled {
      // The sign is cut out of the disc: drawn in white, as there is no even-odd of strokes.
      line.paint = .color(CGColor(gray: 1, alpha: color.alpha))
      return [.fill(.ellipse(square(0.04)), .color(color), .winding), .stroke(.path(inner), line)]
    }
    return [.stroke(.ellipse(square(0.08)), stroke), .stroke(.path(inner), line)]
  }

  private func outline(_ elements: [CGPath.Element], isFilled: Bool) -> [DisplayList.Item] {
    let shape = DisplayList.Shape.path(CGPath(elements: elements))
    return isFilled ? [.fill(shape, .color(color), .winding)] : [.stroke(shape, stroke)]
  }

  /// Figures that are lines only.
  private func lines(of name: String) -> [[(CGFloat, CGFloat)]]? {
    switch name {
    case "chevron.right", "chevron.forward": [[(0.38, 0.16), (0.68, 0.5), (0.38, 0.84)]]
    case "chevron.left", "chevron.backward": [[(0.62, 0.16), (0.32, 0.5), (0.62, 0.84)]]
    case "chevron.up": [[(0.14, 0.64), (0.5, 0.34), (0.86, 0.64)]]
    case "chevron.down": [[(0.14, 0.36), (0.5, 0.66), (0.86, 0.36)]]
    case "xmark", "multiply": [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]]
    case "plus": [[(0.5, 0.12), (0.5, 0.88)], [(0.12, 0.5), (0.88, 0.5)]]
    case "minus": [[(0.12, 0.5), (0.88, 0.5)]]
    case "checkmark": [[(0.18, 0.54), (0.4, 0.8), (0.82, 0.2)]]
    case "arrow.right", "arrow.forward": [[(0.1, 0.5), (0.88, 0.5)], [(0.58, 0.2), (0.88, 0.5), (0.58, 0.8)]]
    case "arrow.left", "arrow.backward": [[(0.9, 0.5), (0.12, 0.5)], [(0.42, 0.2), (0.12, 0.5), (0.42, 0.8)]]
    case "arrow.up": [[(0.5, 0.9), (0.5, 0.12)], [(0.2, 0.42), (0.5, 0.12), (0.8, 0.42)]]
    case "arrow.down": [[(0.5, 0.1), (0.5, 0.88)], [(0.2, 0.58), (0.5, 0.88), (0.8, 0.58)]]
    case "line.3.horizontal", "line.horizontal.3": [0.25, 0.5, 0.75].map { [(0.12, $0), (0.88, $0)] }
    case "info": [[(0.5, 0.42), (0.5, 0.86)], [(0.5, 0.18), (0.5, 0.181)]]
    case "exclamationmark": [[(0.5, 0.12), (0.5, 0.6)], [(0.5, 0.85), (0.5, 0.851)]]
    default: nil
    }
  }

  private var star: [CGPath.Element] {
    var elements: [CGPath.Element] = []
    for index in 0..<10 {
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let radius: CGFloat = index % 2 == 0 ? 0.46 : 0.19
      let corner = point(0.5 + radius * cos(angle), 0.53 + radius * sin(angle))
      elements.append(index == 0 ? .move(corner) : .line(corner))
    }
    return elements + [.close]
  }

  private var heart: [CGPath.Element] {
    [
      .move(point(0.5, 0.88)),
      .curve(control1: point(0.1, 0.6), control2: point(0.06, 0.42), end: point(0.08, 0.34)),
      .curve(control1: point(0.12, 0.1), control2: point(0.42, 0.08), end: point(0.5, 0.28)),
      .curve(control1: point(0.58, 0.08), control2: point(0.88, 0.1), end: point(0.92, 0.34)),
      .curve(control1: point(0.94, 0.42), control2: point(0.9, 0.6), end: point(0.5, 0.88)), .close,
    ]
  }

  private var house: [CGPath.Element] {
    [
      .move(point(0.5, 0.1)), .line(point(0.92, 0.48)), .line(point(0.8, 0.48)), .line(point(0.8, 0.88)), .line(point(0.2, 0.88)),
      .line(point(0.2, 0.48)), .line(point(0.08, 0.48)), .close,
    ]
  }

  private func person(isFilled: Bool) -> [DisplayList.Item] {
    let head = CGRect(x: side * 0.32, y: side * 0.08, width: side * 0.36, height: side * 0.38)
    let body: [CGPath.Element] = [
      .move(point(0.12, 0.9)), .curve(control1: point(0.12, 0.44), control2: point(0.88, 0.44), end: point(0.88, 0.9)), .close,
    ]
    if isFilled { return [.fill(.ellipse(head), .color(color), .winding)] + outline(body, isFilled: true) }
    return [.stroke(.ellipse(head), stroke)] + outline(body, isFilled: false)
  }
}
