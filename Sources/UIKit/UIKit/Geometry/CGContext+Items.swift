package import CoreGraphics
package import DisplayList
import Foundation

extension CGContext {
  /// What was drawn, as display items in the context's base coordinates.
  package var items: [DisplayList.Item] { CGContext.items(operations, bounds: bounds) }

  private static func items(_ operations: [Operation], bounds: CGRect) -> [DisplayList.Item] {
    var result: [DisplayList.Item] = []
    var start = 0
    while start < operations.count {
      // Neighbours under the same clips share one group.
      let clips = operations[start].clips
      var end = start
      while end < operations.count, operations[end].clips == clips { end += 1 }
      var items = operations[start..<end].flatMap { self.items($0, bounds: bounds) }
      for clip in clips.reversed() where !items.isEmpty {
        items = [.group(DisplayList.Group(name: "clip", kind: "CGContext", clip: .path(clip.path), items: items))]
      }
      result += items
      start = end
    }
    return result
  }

  private static func items(_ operation: Operation, bounds: CGRect) -> [DisplayList.Item] {
    noteUnsupported(operation)
    let content = contentItems(operation.content, bounds: bounds)
    guard !content.isEmpty else { return [] }
    let shadow = operation.shadow.map {
      // Core Graphics' offset and blur ignore the transform; a layer's radius is half the blur.
      DisplayList.Shadow(color: $0.color, offset: $0.offset, radius: $0.blur / 2, shape: nil)
    }
    if operation.alpha == 1, shadow == nil {
      if operation.transform.isIdentity { return content }
      if let moved = translated(content, operation.transform) { return moved }
    }
    let inner = DisplayList.Group(name: "drawing", kind: "CGContext", transform: operation.transform, items: content)
    guard operation.alpha != 1 || shadow != nil else { return [.group(inner)] }
    return [
      .group(
        DisplayList.Group(
          name: "drawing", kind: "CGContext", opacity: operation.alpha, shadow: shadow,
          items: operation.transform.isIdentity ? content : [.group(inner)]))
    ]
  }

  /// Fills, and strokes that are only moved, can be written in base coordinates without a group.
  private static func translated(_ items: [DisplayList.Item], _ transform: CGAffineTransform) -> [DisplayList.Item]? {
    let isTranslation = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    var result: [DisplayList.Item] = []
    for item in items {
      switch item {
      case .fill(.path(let path), .color(let color), let rule):
        result.append(.fill(.path(path.applying(transform)), .color(color), rule))
      case .stroke(.path(let path), let stroke) where isTranslation:
        result.append(.stroke(.path(path.applying(transform)), stroke))
      case .text(var text) where isTranslation:
        text.origin = text.origin.applying(transform)
        result.append(.text(text))
      case .image(var image) where isTranslation:
        image.rect = image.rect.applying(transform)
        result.append(.image(image))
      default: return nil
      }
    }
    return result
  }

  private static func contentItems(_ content: Content, bounds: CGRect) -> [DisplayList.Item] {
    switch content {
    case .fill(let path, let color, let rule):
      guard !path.isEmpty, color.alpha > 0 else { return [] }
      return [.fill(.path(path), .color(color), rule == .evenOdd ? .evenOdd : .winding)]
    case .stroke(let path, let color, let line):
      guard !path.isEmpty, color.alpha > 0, line.width > 0 else { return [] }
      return [.stroke(.path(path), DisplayList.Stroke(color, line))]
    case .linearGradient(let gradient, let start, let end, let options):
      return gradientItems(gradient, options, bounds: bounds) { .linearGradient(start: start, end: end, stops: $0) }
    case .radialGradient(let gradient, _, let startRadius, let endCenter, let endRadius, let options):
      guard endRadius > 0 else { return [] }
      // The inner circle's radius becomes the place of the first colour.
      let inner = min(max(startRadius / endRadius, 0), 1)
      return gradientItems(gradient, options, bounds: bounds) { stops in
        let moved = stops.map {
          DisplayList.GradientStop(location: inner + $0.location * (1 - inner), color: $0.color)
        }
        return .radialGradient(center: endCenter, radius: CGSize(width: endRadius, height: endRadius), stops: moved)
      }
    case .image(let image, let rect): return [.image(DisplayList.Image(image: image, rect: rect))]
    case .layer(let operations): return items(operations, bounds: bounds)
    case .foreign(let content): return (content as? RecordedItems)?.items ?? []
    }
  }

  private static func gradientItems(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, bounds: CGRect,
    _ paint: ([DisplayList.GradientStop]) -> DisplayList.Paint
  ) -> [DisplayList.Item] {
    guard !bounds.isInfinite else { return [] }
    let stops = gradient.stops.map { DisplayList.GradientStop(location: $0.location, color: $0.color) }
    guard !stops.isEmpty else { return [] }
    return [.fill(.rect(bounds), paint(stops), .winding)]
  }

  private static func noteUnsupported(_ operation: Operation) {
    guard operation.blendMode != .normal, operation.blendMode != .copy else { return }
    UIKitDiagnostics.shared.note(
      kind: "unsupported-drawing", message: "the blend mode \(operation.blendMode) is drawn as normal")
  }
}

extension DisplayList.Stroke {
  init(_ color: CGColor, _ line: CGContext.Line) {
    let cap: Cap =
      switch line.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch line.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      paint: .color(color), width: line.width, cap: cap, join: join, miterLimit: line.miterLimit, dash: line.dash,
      dashPhase: line.dashPhase)
  }
}
