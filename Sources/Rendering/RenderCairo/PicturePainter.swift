import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

/// Draws a display list's tree on a cairo context whose units are pixels.
struct PicturePainter {
  let context: OpaquePointer
  let resources: RenderResources

  func paint(_ list: DisplayList, scale: CGFloat, width: Int, height: Int) {
    if let background = list.background {
      setSource(background, alpha: 1)
      // On an empty canvas the same as laying over it, and the only right thing on one that was not cleared.
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    let visible = PixelRect(left: 0, top: 0, right: width, bottom: height)
    paint(list.root, in: CGAffineTransform(scaleX: scale, y: scale), alpha: 1, visible: visible)
  }

  /// Draws a group and what is in it, back to front.
  ///
  /// Groups that only place what they hold are taken apart here instead of by recursion: trees of ten thousand levels fit the stack.
  /// - Parameters:
  ///   - parent: from the parent's coordinates to pixels
  ///   - alpha: of the parents that need no picture of their own
  ///   - visible: what the parents' clips leave
  func paint(_ group: DisplayList.Group, in parent: CGAffineTransform, alpha: CGFloat, visible: PixelRect) {
    var pending: [(item: DisplayList.Item, transform: CGAffineTransform, alpha: CGFloat)] = [(.group(group), parent, alpha)]
    while let next = pending.popLast() {
      guard case .group(let group) = next.item else {
        paint(next.item, transform: next.transform, alpha: next.alpha, visible: visible)
        continue
      }
      let transform = group.transform.concatenating(next.transform)
      let alpha = next.alpha * max(0, min(1, group.opacity))
      guard alpha > 0, transform.isFinite, !group.items.isEmpty || group.shadow != nil else { continue }
      if group.clip == nil, group.mask.isEmpty, group.shadow == nil, !group.needsPicture, alpha == 1 || group.items.count == 1 {
        for item in group.items.reversed() { pending.append((item, transform, alpha)) }
      } else {
        compose(group, transform: transform, alpha: alpha, visible: visible)
      }
    }
  }

  /// Draws a group that has more to it than a place.
  private func compose(_ group: DisplayList.Group, transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect) {
    let pieces = group.items.count + (group.shadow == nil ? 0 : 1)
    guard !group.mask.isEmpty || group.needsPicture || (alpha < 1 && pieces > 1) else {
      paintContent(of: group, transform: transform, alpha: alpha, visible: visible)
      return
    }
    let extent = PixelRect(covering: Extents.extent(of: group, transform: transform)).intersection(visible)
    guard !extent.isEmpty else { return }
    isolate(extent) {
      paintContent(of: group, transform: transform, alpha: 1, visible: extent)
    } draw: {
      if group.mask.isEmpty {
        cairo_set_operator(context, group.blendMode.cairoOperator)
        cairo_paint_with_alpha(context, Double(alpha))
      } else {
        let content = cairo_pattern_reference(cairo_get_source(context))
        defer { cairo_pattern_destroy(content) }
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        for mask in group.mask { paint(mask, in: transform, alpha: alpha, visible: extent) }
        let mask = cairo_pop_group(context)
        defer { cairo_pattern_destroy(mask) }
        cairo_set_operator(context, group.blendMode.cairoOperator)
        cairo_set_source(context, content)
        cairo_mask(context, mask)
      }
    }
  }

  /// Draws into a picture of its own, then that picture, which is the source when `draw` runs.
  func isolate(_ rect: PixelRect, _ body: () -> Void, draw: () -> Void) {
    cairo_save(context)
    clip(to: rect)
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    draw()
    cairo_restore(context)
  }

  func clip(to rect: PixelRect) {
    cairo_new_path(context)
    cairo_rectangle(context, Double(rect.left), Double(rect.top), Double(rect.width), Double(rect.height))
    cairo_clip(context)
  }

  private func paintContent(of group: DisplayList.Group, transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect) {
    if let shadow = group.shadow { paint(shadow, of: group, transform: transform, alpha: alpha, visible: visible) }
    paintItems(of: group, transform: transform, alpha: alpha, visible: visible)
  }

  /// Draws what a group holds, without its shadow.
  func paintItems(of group: DisplayList.Group, transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect) {
    guard let clip = group.clip else {
      for item in group.items { paint(item, transform: transform, alpha: alpha, visible: visible) }
      return
    }
    let outline = ShapeGeometry.bounds(of: clip).applying(transform)
    let inside = PixelRect(covering: outline).intersection(visible)
    guard outline.isFinite, !inside.isEmpty else { return }
    if case .rect = clip, transform.keepsRectangles {
      cairo_save(context)
      cairo_new_path(context)
      cairo_rectangle(context, Double(outline.minX), Double(outline.minY), Double(outline.width), Double(outline.height))
      cairo_clip(context)
      for item in group.items { paint(item, transform: transform, alpha: alpha, visible: inside) }
      cairo_restore(context)
      return
    }
    let core = Extents.core(of: clip, transform: transform)
    let needsClip = group.items.contains { item in
      if case .fill(let shape, _, _) = item, shape == clip { return false }
      if case .border(let shape, _, _) = item, shape == clip { return false }
      return !Extents.extent(of: item, transform: transform).isInside(core)
    }
    guard needsClip else {
      for item in group.items { paint(item, transform: transform, alpha: alpha, visible: inside) }
      return
    }
    // A border on the clip's own outline is inside it anyway; cut again, its edge would be thinner than iOS's.
    let borders = group.items.reversed().prefix { item in
      if case .border(let shape, _, _) = item { return shape == clip }
      return false
    }
    isolate(inside) {
      for item in group.items.dropLast(borders.count) {
        // A fill of the clip's own outline is cut once, not twice: its edge pixels keep their coverage.
        if case .fill(let shape, let paint, let rule) = item, shape == clip {
          let whole = DisplayList.Shape.rect(ShapeGeometry.bounds(of: shape).insetBy(dx: -1, dy: -1))
          self.paint(.fill(whole, paint, rule), transform: transform, alpha: alpha, visible: inside)
        } else {
          paint(item, transform: transform, alpha: alpha, visible: inside)
        }
      }
    } draw: {
      let source = cairo_pattern_reference(cairo_get_source(context))
      defer { cairo_pattern_destroy(source) }
      fill(clip, transform: transform, evenOdd: false, visible: inside) { _ in cairo_set_source(context, source) }
    }
    for item in borders.reversed() { paint(item, transform: transform, alpha: alpha, visible: inside) }
  }

  func paint(_ item: DisplayList.Item, transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect) {
    switch item {
    case .group(let group): paint(group, in: transform, alpha: alpha, visible: visible)
    case .fill(let shape, let paint, let rule):
      fill(shape, transform: transform, evenOdd: rule == .evenOdd, visible: visible) { window in
        setSource(paint, transform: transform, alpha: alpha, window: window)
      }
    case .stroke(let shape, let stroke): self.stroke(shape, stroke, transform: transform, alpha: alpha, visible: visible)
    case .border(let shape, let width, let color):
      border(shape, width: width, color: color, transform: transform, alpha: alpha, visible: visible)
    case .text(let text): paint(text, transform: transform, alpha: alpha, visible: visible)
    case .image(let image): paint(image, transform: transform, alpha: alpha)
    }
  }

  func setSource(_ color: CGColor, alpha: CGFloat) {
    cairo_set_source_rgba(context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * alpha))
  }
}

extension CGAffineTransform {
  /// Whether rectangles stay rectangles with edges along the axes, not turned.
  var keepsRectangles: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether all six are numbers.
  var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}

extension CGRect {
  /// Whether it lies within another, give or take a thousandth of a pixel.
  func isInside(_ other: CGRect) -> Bool {
    isNull || (minX >= other.minX - 0.001 && minY >= other.minY - 0.001 && maxX <= other.maxX + 0.001 && maxY <= other.maxY + 0.001)
  }
}
