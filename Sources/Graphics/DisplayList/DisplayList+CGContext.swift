package import CoreGraphics
package import Foundation

extension DisplayList {
  /// An item that a higher module draws into a recording context.
  private struct Recorded: CGContextContent {
    var item: Item
  }

  /// What was drawn into a context, as items; transforms are worked into the figures where they leave them upright.
  package static func items(from context: CGContext) -> [Item] {
    items(from: context.operations, bounds: context.bounds)
  }

  private static func items(from operations: [CGContext.Operation], bounds: CGRect) -> [Item] {
    guard operations.contains(where: { $0.blendMode != .normal }) else { return nested(operations[...], depth: 0, bounds: bounds) }
    return blended(operations, bounds: bounds)
  }

  /// Puts operations with the same clip at `depth` into one group.
  static func nested(_ operations: ArraySlice<CGContext.Operation>, depth: Int, bounds: CGRect) -> [Item] {
    var out: [Item] = []
    var rest = operations
    while let first = rest.first {
      guard depth < first.clips.count else {
        out += ContextConverter(bounds: bounds, clips: first.clips).items(of: first)
        rest = rest.dropFirst()
        continue
      }
      let clip = first.clips[depth]
      let same = rest.prefix { depth < $0.clips.count && $0.clips[depth] == clip }
      let inner = nested(same, depth: depth + 1, bounds: bounds)
      let shape = Shape.path(clip.path).simplified
      if case .rect(let rect) = shape, rect.contains(bounds) {
        out += inner
      } else if !inner.isEmpty {
        out.append(.group(Group(name: "clip", kind: "CGContext", clip: shape, items: inner)))
      }
      rest = rest.dropFirst(same.count)
    }
    return out
  }

  /// Turns one operation into items.
  private struct ContextConverter {
    var bounds: CGRect
    var clips: [CGContext.Clip]

    func items(of operation: CGContext.Operation) -> [Item] {
      let drawn = content(of: operation)
      guard !drawn.isEmpty else { return [] }
      guard let shadow = operation.shadow else { return drawn }
      let cast = Shadow(color: shadow.color, offset: shadow.offset, radius: shadow.blur / 2, shape: nil)
      return [.group(Group(name: "shadow", kind: "CGContext", shadow: cast, items: drawn))]
    }

    private func content(of operation: CGContext.Operation) -> [Item] {
      let transform = operation.transform
      switch operation.content {
      case .fill(let path, let color, let rule):
        let shape = Shape.path(path.applying(transform)).simplified
        return [.fill(shape, .color(color.faded(by: operation.alpha)), rule == .evenOdd ? .evenOdd : .winding)]
      case .stroke(let path, let color, let line):
        return stroke(path, color.faded(by: operation.alpha), line, transform)
      case .linearGradient(let gradient, let start, let end, let options):
        return linear(gradient.stops(fadedBy: operation.alpha), start, end, options, transform)
      case .radialGradient(let gradient, _, let inner, let center, let outer, let options):
        return radial(gradient.stops(fadedBy: operation.alpha), center, inner, outer, options, transform)
      case .image(let image, let rect):
        if transform.isUpright, operation.alpha == 1 {
          return [.image(Image(image: image, rect: rect.applying(transform)))]
        }
        let item = Item.image(Image(image: image, rect: rect))
        return [.group(Group(name: "image", kind: "CGContext", transform: transform, opacity: operation.alpha, items: [item]))]
      case .layer(let operations):
        let items = DisplayList.items(from: operations, bounds: bounds)
        guard operation.alpha != 1 || operation.shadow != nil else { return items }
        return [.group(Group(name: "layer", kind: "CGContext", opacity: operation.alpha, items: items))]
      case .foreign(let content):
        guard let recorded = content as? Recorded else { return [] }
        if transform.isIdentity, operation.alpha == 1 { return [recorded.item] }
        return [
          .group(
            Group(name: "content", kind: "CGContext", transform: transform, opacity: operation.alpha, items: [recorded.item]))
        ]
      }
    }

    private func stroke(_ path: CGPath, _ color: CGColor, _ line: CGContext.Line, _ transform: CGAffineTransform) -> [Item] {
      var stroke = Stroke(
        paint: .color(color), width: line.width, cap: Stroke.Cap(line.cap), join: Stroke.Join(line.join),
        miterLimit: line.miterLimit, dash: line.dash, dashPhase: line.dashPhase)
      guard let scale = transform.uniformScale else {
        let item = Item.stroke(Shape.path(path).simplified, stroke)
        return [.group(Group(name: "stroke", kind: "CGContext", transform: transform, items: [item]))]
      }
      stroke.width *= scale
      stroke.dash = stroke.dash.map { $0 * scale }
      stroke.dashPhase *= scale
      return [.stroke(Shape.path(path.applying(transform)).simplified, stroke)]
    }

    /// What a gradient without an end covers: the smallest clip, else the whole context.
    private var canvas: CGRect {
      let box = clips.reduce(bounds) { $0.intersection($1.path.boundingBoxOfPath) }
      return box.isInfinite || box.isNull ? CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5) : box
    }

    private func linear(
      _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions, _ transform: CGAffineTransform
    ) -> [Item] {
      let paint = Paint.linearGradient(start: start.applying(transform), end: end.applying(transform), stops: stops)
      if options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) { return [.fill(.rect(canvas), paint, .winding)] }
      // The strip between the ends, as wide and, on an open side, as long as anything that can be seen.
      let length = hypot(end.x - start.x, end.y - start.y)
      guard length > 0 else { return [] }
      let far = (abs(canvas.width) + abs(canvas.height) + length) * 4
      let (ux, uy) = ((end.x - start.x) / length, (end.y - start.y) / length)
      let back = options.contains(.drawsBeforeStartLocation) ? far : 0
      let ahead = options.contains(.drawsAfterEndLocation) ? far : 0
      func corner(_ p: CGPoint, _ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(x: p.x + ux * along - uy * across, y: p.y + uy * along + ux * across)
      }
      let strip = CGMutablePath()
      strip.addLines(between: [corner(start, -back, -far), corner(end, ahead, -far), corner(end, ahead, far), corner(start, -back, far)])
      strip.closeSubpath()
      let shape = Shape.path(strip.applying(transform)).simplified
      if case .rect(let rect) = shape { return [.fill(.rect(rect.intersection(canvas)), paint, .winding)] }
      return [.fill(shape, paint, .winding)]
    }

    private func radial(
      _ stops: [GradientStop], _ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat, _ options: CGGradientDrawingOptions,
      _ transform: CGAffineTransform
    ) -> [Item] {
      let (low, high) = (min(inner, outer), max(inner, outer))
      guard high > 0, let scale = transform.uniformScale else { return [] }
      let ordered = inner <= outer ? stops : stops.reversed().map { GradientStop(location: 1 - $0.location, color: $0.color) }
      let placed = ordered.map { GradientStop(location: (low + $0.location * (high - low)) / high, color: $0.color) }
      let middle = center.applying(transform)
      let paint = Paint.radialGradient(center: middle, radius: CGSize(width: high * scale, height: high * scale), stops: placed)
      func circle(_ radius: CGFloat) -> CGRect {
        CGRect(x: middle.x - radius * scale, y: middle.y - radius * scale, width: 2 * radius * scale, height: 2 * radius * scale)
      }
      let (insideIsOpen, outsideIsOpen) = (
        options.contains(inner <= outer ? .drawsBeforeStartLocation : .drawsAfterEndLocation),
        options.contains(inner <= outer ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
      )
      let outside = outsideIsOpen ? Shape.rect(canvas) : Shape.ellipse(circle(high))
      guard low > 0, !insideIsOpen else { return [.fill(outside, paint, .winding)] }
      let ring = CGMutablePath()
      ring.addPath(outside.path)
      ring.addEllipse(in: circle(low))
      return [.fill(.path(CGPath(elements: ring.elements)), paint, .evenOdd)]
    }
  }
}

extension CGContext {
  /// Draws an item of a display list where the context's transform and state put it.
  package func draw(_ item: DisplayList.Item) { draw(DisplayList.recorded(item)) }
}

extension DisplayList {
  fileprivate static func recorded(_ item: Item) -> any CGContextContent { Recorded(item: item) }
}

extension CGColor {
  fileprivate func faded(by alpha: CGFloat) -> CGColor {
    alpha == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }
}

extension CGGradient {
  fileprivate func stops(fadedBy alpha: CGFloat) -> [DisplayList.GradientStop] {
    stops.map { DisplayList.GradientStop(location: $0.location, color: $0.color.faded(by: alpha)) }
  }
}

extension CGAffineTransform {
  /// Keeps rectangles upright and unmirrored.
  package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// The one factor by which lengths grow; nil where it differs by direction.
  package var uniformScale: CGFloat? {
    let (x, y) = (hypot(a, b), hypot(c, d))
    return abs(x - y) <= 1e-6 * max(x, y) && abs(a * c + b * d) <= 1e-6 * x * y ? x : nil
  }
}

extension DisplayList.Stroke.Cap {
  package init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension DisplayList.Stroke.Join {
  package init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
