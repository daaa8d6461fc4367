import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// Collects the elements of a document; what they refer to is kept apart and written before them.
final class SVGWriter {
  typealias Attributes = [(String, String)]

  /// Deeper elements stand no further to the right: thousands of nested views would be mostly spaces.
  private static let deepestIndent = 40

  let options: SVGOptions
  let canvas: CGRect
  var names = SVGNames()
  private var body: [String] = []
  private var definitions: [String] = []
  /// The definition being written; nil between definitions.
  private var pending: [String]?
  private var depth = 1
  private var usesLinks = false
  var hasLiveText = false

  init(options: SVGOptions, canvas: CGRect) {
    self.options = options
    self.canvas = canvas
  }

  /// A number with at most three decimals.
  func n(_ value: CGFloat) -> String { value.isNaN ? "0" : DisplayList.number(value) }

  // MARK: Elements

  func element(_ name: String, _ attributes: Attributes) { line("<\(name)\(text(attributes))/>") }

  /// An element with text inside; nothing stands between the tags but the text.
  func element(_ name: String, _ attributes: Attributes, content: String) {
    line("<\(name)\(text(attributes))>\(content)</\(name)>")
  }

  func element(_ name: String, _ attributes: Attributes, children: () -> Void) {
    open(name, attributes)
    children()
    close(name)
  }

  private func open(_ name: String, _ attributes: Attributes) {
    line("<\(name)\(text(attributes))>")
    depth += 1
  }

  private func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes among the definitions what `body` adds; what that refers to in turn comes before it.
  func define(_ body: () -> Void) {
    let (outer, outerDepth) = (pending, depth)
    (pending, depth) = ([], 2)
    body()
    definitions += pending ?? []
    (pending, depth) = (outer, outerDepth)
  }

  func link(_ address: String) -> (String, String) {
    usesLinks = true
    return ("xlink:href", address)
  }

  private func line(_ text: String) {
    let indented = String(repeating: "  ", count: min(depth, Self.deepestIndent)) + text
    if pending != nil { pending?.append(indented) } else { body.append(indented) }
  }

  /// The id stands first, where people look for it.
  private func text(_ attributes: Attributes) -> String {
    (attributes.filter { $0.0 == "id" } + attributes.filter { $0.0 != "id" }).map { " \($0.0)=\"\(SVGText.escaped($0.1))\"" }.joined()
  }

  func document(size: CGSize, width: CGFloat, height: CGFloat) -> String {
    var head = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    if usesLinks { head += " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" }
    head += " width=\"\(n(width))\" height=\"\(n(height))\" viewBox=\"0 0 \(n(size.width)) \(n(size.height))\""
    // Glyphs stand where the layout puts them, not where a screen's pixels are.
    if hasLiveText { head += " text-rendering=\"geometricPrecision\"" }
    head += ">"
    let defs = definitions.isEmpty ? [] : ["  <defs>"] + definitions + ["  </defs>"]
    return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + defs + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  // MARK: Groups

  /// What is still to be written, the next one last.
  private enum Step {
    case item(DisplayList.Item, id: String, origin: CGPoint)
    case close
  }

  /// Writes a view's group and all that is in it.
  ///
  /// Moves are worked into the numbers; other transforms stand at the group.  A list of steps instead of recursion: trees of ten
  /// thousand levels fit the stack.
  func add(_ root: DisplayList.Group, origin: CGPoint) {
    var steps: [Step] = [.item(.group(root), id: "", origin: origin)]
    while let step = steps.popLast() {
      switch step {
      case .close: close("g")
      // What takes away from the picture in ways that SVG has no word for would be seen as a figure.
      case .item(.group(let group), _, _) where group.blendMode == .destinationOut: continue
      case .item(.group(let group), _, let origin): steps += open(group, origin: origin).reversed()
      case .item(let item, let id, let origin): add(item, id: id, origin: origin)
      }
    }
  }

  /// Begins a group; returns what is to follow.
  private func open(_ group: DisplayList.Group, origin: CGPoint) -> [Step] {
    let id = names.unique(group.name, kind: group.kind)
    var attributes: Attributes = [("id", id)]
    var origin = origin
    let t = group.transform
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      origin = CGPoint(x: origin.x + t.tx, y: origin.y + t.ty)
    } else {
      let matrix = [t.a, t.b, t.c, t.d].map { DisplayList.number($0, decimals: 6) } + [n(t.tx + origin.x), n(t.ty + origin.y)]
      attributes.append(("transform", "matrix(\(matrix.joined(separator: " ")))"))
      origin = .zero
    }
    if group.opacity < 1 { attributes.append(("opacity", n(group.opacity))) }
    // As a property of style sheets: these two have no attribute form.
    if let mode = group.blendMode.cssName { attributes.append(("style", "mix-blend-mode:\(mode)")) }
    if group.isIsolated { attributes.append(("style", "isolation:isolate")) }
    let cut = cutting(group, id: id, origin: origin)
    let items = group.items.map { Step.item($0, id: id, origin: origin) }
    guard let shadow = group.shadow else {
      open("g", attributes + cut)
      return items + [.close]
    }
    if shadow.shape == nil { attributes.append(groupShadow(shadow, of: group, id: id, origin: origin)) }
    open("g", attributes)
    if let shape = shadow.shape { shapeShadow(shadow, shape, id: id, origin: origin) }
    guard !cut.isEmpty else { return items + [.close] }
    // The shadow lies outside of what the clip leaves.
    open("g", [("id", names.unique("\(id)-content"))] + cut)
    return items + [.close, .close]
  }

  private func add(_ item: DisplayList.Item, id: String, origin: CGPoint) {
    switch item {
    case .group(let inner): add(inner, origin: origin)
    case .fill(let shape, let paint, let rule): fill(shape.moved(by: origin), paint.moved(by: origin), rule, id: id)
    case .stroke(let shape, let stroke): self.stroke(shape.moved(by: origin), stroke.moved(by: origin), id: id)
    case .border(let shape, let width, let color): border(shape.moved(by: origin), width, color)
    case .text(let text): add(text, origin: origin)
    case .image(let image): add(image, origin: origin)
    }
  }
}

extension DisplayList.Shape {
  func moved(by offset: CGPoint) -> DisplayList.Shape {
    offset == .zero ? self : applying(CGAffineTransform(translationX: offset.x, y: offset.y))
  }
}

extension DisplayList.Paint {
  func moved(by offset: CGPoint) -> DisplayList.Paint {
    func moved(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
    switch self {
    case .color: return self
    case .linearGradient(let start, let end, let stops): return .linearGradient(start: moved(start), end: moved(end), stops: stops)
    case .radialGradient(let center, let radius, let stops):
      return .radialGradient(center: moved(center), radius: radius, stops: stops)
    case .conicGradient(let center, let angle, let stops): return .conicGradient(center: moved(center), angle: angle, stops: stops)
    }
  }
}

extension DisplayList.Stroke {
  func moved(by offset: CGPoint) -> DisplayList.Stroke {
    var stroke = self
    stroke.paint = paint.moved(by: offset)
    return stroke
  }
}
