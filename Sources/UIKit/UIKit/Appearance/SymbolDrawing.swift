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

  /// What a symbol is drawn as, or nil for a name that is not known.
  ///
  /// Signs that are lines follow the weight as Apple's do; the others are outlines, made as much bolder as lines would be.
  func items(of name: String) -> [DisplayList.Item]? {
    if let figure = lines(of: name) { return [.stroke(.path(path(figure)), stroke)] }
    switch name {
    case "circle": return [.stroke(.ellipse(square(0.1)), stroke)]
    case "circle.fill": return [.fill(.ellipse(square(0.06)), .color(color), .winding)]
    case "square": return [.stroke(.roundedRect(square(0.14), DisplayList.CornerRadii(side * 0.14)), stroke)]
    case "square.fill": return [.fill(.roundedRect(square(0.1), DisplayList.CornerRadii(side * 0.16)), .color(color), .winding)]
    case "ellipsis": return [0.2, 0.5, 0.8].map { dot($0, 0.5, 0.075) }
    case "magnifyingglass":
      return [
        .stroke(.ellipse(CGRect(x: side * 0.14, y: side * 0.14, width: side * 0.5, height: side * 0.5)), stroke),
        .stroke(.path(path([[(0.58, 0.58), (0.86, 0.86)]])), stroke),
      ]
    default: break
    }
    if let outline = SymbolLibrary.outline(of: name) { return drawn(outline, isFilled: name.hasSuffix(".fill")) }
    for (suffix, isFilled) in [(".circle.fill", true), (".circle", false)] where name.hasSuffix(suffix) {
      var inner = String(name.dropLast(suffix.count))
      if inner.hasSuffix(".crop") { inner.removeLast(".crop".count) }
      if let figure = lines(of: inner) { return circled(figure, isFilled: isFilled) }
      if let outline = SymbolLibrary.outline(of: inner + ".fill") ?? SymbolLibrary.outline(of: inner) {
        return circled(outline, isFilled: isFilled)
      }
    }
    return nil
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

  /// An outline as bold as the symbol's lines: Bootstrap's own are a sixteenth of the side.
  ///
  /// A filled figure grows less, or what is cut out of it would close.
  private func drawn(_ outline: CGPath, isFilled: Bool) -> [DisplayList.Item] {
    let path = placed(outline, scale: 1)
    let excess = (lineWidth - side / 16) * (isFilled ? 0.35 : 1)
    let fill = DisplayList.Item.fill(.path(path), .color(color), .winding)
    // Drawing the edge a second time would show through a colour that is not opaque.
    guard excess > 0, color.alpha == 1 else { return [fill] }
    return [fill, .stroke(.path(path), DisplayList.Stroke(paint: .color(color), width: excess, cap: .butt, join: .round))]
  }

  private func placed(_ outline: CGPath, scale: CGFloat) -> CGPath {
    let origin = side * (1 - scale) / 2
    var transform = CGAffineTransform(a: side * scale, b: 0, c: 0, d: side * scale, tx: origin, ty: origin)
    return outline.copy(using: &transform) ?? outline
  }

  private func circled(_ outline: CGPath, isFilled: Bool) -> [DisplayList.Item] {
    let inner = placed(outline, scale: 0.52)
    guard isFilled else { return [.stroke(.ellipse(square(0.08)), stroke), .fill(.path(inner), .color(color), .winding)] }
    let disc = CGMutablePath()
    disc.addEllipse(in: square(0.04))
    disc.addPath(inner)
    return [.fill(.path(disc), .color(color), .evenOdd)]
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
}
