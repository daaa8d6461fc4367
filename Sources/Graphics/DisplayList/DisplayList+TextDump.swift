import CoreGraphics
import Foundation
import TextLayout

extension DisplayList {
  /// The tree as text, one item a line, indented by depth: names, places, figures, colours as `#RRGGBBAA`, texts with font and width.
  package var textDump: String {
    var out = ["picture \(Dump.size(size)) background \(background.map { DisplayList.hexWithAlpha($0) } ?? "none")"]
    Dump.append(root, depth: 0, to: &out)
    return out.joined(separator: "\n") + "\n"
  }

  /// The words of the dump.
  package enum Dump {
    static func n(_ value: CGFloat) -> String { DisplayList.number(value, decimals: 2) }
    static func size(_ size: CGSize) -> String { "\(n(size.width))×\(n(size.height))" }
    static func point(_ p: CGPoint) -> String { "(\(n(p.x)), \(n(p.y)))" }
    static func rect(_ r: CGRect) -> String { "(\(n(r.minX)), \(n(r.minY)), \(n(r.width)), \(n(r.height)))" }

    static func append(_ group: Group, depth: Int, to out: inout [String]) {
      let indent = String(repeating: "  ", count: depth)
      out.append(indent + line(group))
      if let shadow = group.shadow { out.append("\(indent)  \(line(shadow))") }
      if let clip = group.clip { out.append("\(indent)  clip \(shape(clip))") }
      for mask in group.mask {
        out.append("\(indent)  mask")
        append(mask, depth: depth + 2, to: &out)
      }
      for item in group.items { append(item, depth: depth + 1, to: &out) }
    }

    private static func append(_ item: Item, depth: Int, to out: inout [String]) {
      if case .group(let group) = item { return append(group, depth: depth, to: &out) }
      out.append(String(repeating: "  ", count: depth) + line(item))
    }

    static func line(_ group: Group) -> String {
      var words = group.name == group.kind ? [group.kind] : [group.kind, "\"\(group.name)\""]
      let t = group.transform
      if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
        words.append("at \(point(CGPoint(x: t.tx, y: t.ty)))")
      } else {
        words.append("transform (\([t.a, t.b, t.c, t.d].map { DisplayList.number($0) }.joined(separator: ", ")), \(n(t.tx)), \(n(t.ty)))")
      }
      if group.opacity != 1 { words.append("opacity \(DisplayList.number(group.opacity))") }
      if group.blendMode != .normal { words.append("blend \(group.blendMode)") }
      if group.isIsolated { words.append("isolated") }
      return words.joined(separator: " ")
    }

    static func line(_ shadow: Shadow) -> String {
      let outline = shadow.shape.map { " of \(shape($0))" } ?? ""
      return "shadow \(hexWithAlpha(shadow.color)) offset \(size(shadow.offset)) radius \(n(shadow.radius))\(outline)"
    }

    static func line(_ item: Item) -> String {
      switch item {
      case .group(let group): line(group)
      case .fill(let figure, let paint, let rule):
        "fill \(shape(figure)) \(self.paint(paint))\(rule == .evenOdd ? " even-odd" : "")"
      case .stroke(let figure, let stroke): "stroke \(shape(figure)) \(line(stroke))"
      case .border(let figure, let width, let color): "border \(shape(figure)) width \(n(width)) \(hexWithAlpha(color))"
      case .text(let text): line(text)
      case .image(let image): line(image)
      }
    }

    private static func line(_ stroke: Stroke) -> String {
      var words = [paint(stroke.paint), "width \(n(stroke.width))"]
      if stroke.cap != .butt { words.append("cap \(stroke.cap)") }
      if stroke.join != .miter { words.append("join \(stroke.join)") }
      if !stroke.dash.isEmpty { words.append("dash \(stroke.dash.map(n).joined(separator: " ")) phase \(n(stroke.dashPhase))") }
      return words.joined(separator: " ")
    }

    private static func line(_ image: Image) -> String {
      var words = ["image \(image.image.width)×\(image.image.height) px in \(rect(image.rect))"]
      if let name = image.name { words.append("\"\(name)\"") }
      if let tint = image.tint { words.append("tint \(hexWithAlpha(tint))") }
      if image.scale != 1 { words.append("@\(n(image.scale))x") }
      if let caps = image.capInsets { words.append("caps \([caps.top, caps.left, caps.bottom, caps.right].map(n).joined(separator: " "))") }
      return words.joined(separator: " ")
    }

    private static func line(_ text: Text) -> String {
      let line = text.line
      let start = point(CGPoint(x: text.origin.x + line.x, y: text.origin.y + line.baseline))
      let words = ["text \(quoted(line.string)) baseline \(start) width \(n(line.width))"]
      let runs = line.runs.map { run in
        let prefix = line.runs.count > 1 ? "[\(quoted(run.string)) at \(n(run.x)) width \(n(run.width)) " : ""
        return prefix + "\(run.face.family) \(font(run.attributes)) \(hexWithAlpha(run.attributes.color))"
          + (line.runs.count > 1 ? "]" : "")
      }
      return (words + runs + (line.isRightToLeft ? ["right-to-left"] : [])).joined(separator: " ")
    }

    private static func font(_ attributes: TextAttributes) -> String {
      let font = attributes.font
      var words = ["\(n(font.size))", "weight \(n(font.weight))"]
      if font.isItalic { words.append("italic") }
      if let kern = attributes.kern, kern != 0 { words.append("kern \(n(kern))") }
      if attributes.underline != nil { words.append("underlined") }
      if attributes.strikethrough != nil { words.append("struck") }
      return words.joined(separator: " ")
    }

    static func shape(_ shape: Shape) -> String {
      switch shape {
      case .rect(let r): return "rect \(rect(r))"
      case .ellipse(let r): return "ellipse \(rect(r))"
      case .roundedRect(let r, let radii):
        let curve = radii.isContinuous ? " continuous" : ""
        if let radius = radii.uniform { return "rect \(rect(r)) radius \(n(radius))\(curve)" }
        let list = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(n).joined(separator: " ")
        return "rect \(rect(r)) radii \(list)\(curve)"
      case .path(let path): return "path \"\(path.elements.map(step).joined(separator: " "))\""
      }
    }

    private static func step(_ element: CGPath.Element) -> String {
      let numbers = element.points.map { "\(n($0.x)) \(n($0.y))" }.joined(separator: " ")
      return switch element {
      case .move: "M \(numbers)"
      case .line: "L \(numbers)"
      case .quad: "Q \(numbers)"
      case .curve: "C \(numbers)"
      case .close: "Z"
      }
    }

    static func paint(_ paint: Paint) -> String {
      switch paint {
      case .color(let color): hexWithAlpha(color)
      case .linearGradient(let start, let end, let stops): "linear \(point(start)) to \(point(end)) \(list(stops))"
      case .radialGradient(let center, let radius, let stops): "radial \(point(center)) radius \(size(radius)) \(list(stops))"
      case .conicGradient(let center, let angle, let stops):
        "conic \(point(center)) angle \(DisplayList.number(angle)) \(list(stops))"
      }
    }

    private static func list(_ stops: [GradientStop]) -> String {
      stops.map { "\(n($0.location)) \(hexWithAlpha($0.color))" }.joined(separator: ", ")
    }

    static func quoted(_ text: String) -> String {
      var out = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": out += "\\\""
        case "\\": out += "\\\\"
        case "\n": out += "\\n"
        default: out += scalar.value < 32 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
      }
      return out + "\""
    }
  }
}
