import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// Draws a display list's tree as vectors, in points; only shadows and conic gradients become bitmaps.
struct PDFPainter {
  let context: OpaquePointer
  let resources: RenderResources
  /// Pixels a point of what has to be a bitmap.
  static let bitmapScale: CGFloat = 3

  func paint(_ group: DisplayList.Group, in parent: CGAffineTransform, alpha parentAlpha: CGFloat, page: CGRect) {
    let transform = group.transform.concatenating(parent)
    let alpha = parentAlpha * max(0, min(1, group.opacity))
    let isSingular = transform.a * transform.d - transform.b * transform.c == 0
    guard alpha > 0, transform.isFinite, !isSingular, !group.items.isEmpty || group.shadow != nil else { return }
    let pieces = group.items.count + (group.shadow == nil ? 0 : 1)
    guard !group.mask.isEmpty || group.needsPicture || (alpha < 1 && pieces > 1) else {
      paintContent(of: group, transform: transform, alpha: alpha, page: page)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_push_group(context)
    paintContent(of: group, transform: transform, alpha: 1, page: page)
    guard !group.mask.isEmpty else {
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, group.blendMode.cairoOperator)
      cairo_paint_with_alpha(context, Double(alpha))
      return
    }
    let content = cairo_pop_group(context)
    defer { cairo_pattern_destroy(content) }
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    for mask in group.mask { paint(mask, in: transform, alpha: alpha, page: page) }
    let mask = cairo_pop_group(context)
    defer { cairo_pattern_destroy(mask) }
    cairo_set_operator(context, group.blendMode.cairoOperator)
    cairo_set_source(context, content)
    cairo_mask(context, mask)
  }

  private func paintContent(of group: DisplayList.Group, transform: CGAffineTransform, alpha: CGFloat, page: CGRect) {
    if group.shadow != nil { paintShadow(of: group, transform: transform, alpha: alpha, page: page) }
    cairo_save(context)
    if let clip = group.clip {
      CairoPath.add(ShapeGeometry.elements(of: clip).map { $0.applying(transform) }, to: context)
      cairo_clip(context)
    }
    for item in group.items { paint(item, transform: transform, alpha: alpha, page: page) }
    cairo_restore(context)
  }

  private func paint(_ item: DisplayList.Item, transform: CGAffineTransform, alpha: CGFloat, page: CGRect) {
    switch item {
    case .group(let group): paint(group, in: transform, alpha: alpha, page: page)
    case .fill(let shape, let paint, let rule):
      guard ShapeGeometry.bounds(of: shape).applying(transform).isFinite else { return }
      let elements = ShapeGeometry.elements(of: shape)
      cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      setSource(paint, transform: transform, alpha: alpha, area: ShapeGeometry.bounds(of: shape).applying(transform).overlap(page))
      CairoPath.add(elements.map { $0.applying(transform) }, to: context)
      cairo_fill(context)
    case .stroke(let shape, let stroke): self.stroke(shape, stroke, transform: transform, alpha: alpha, page: page)
    case .border(let shape, let width, let color): border(shape, width: width, color: color, transform: transform, alpha: alpha)
    case .text(let text): paint(text, transform: transform, alpha: alpha)
    case .image(let image): paint(image, transform: transform, alpha: alpha)
    }
  }

  func setSource(_ color: CGColor, alpha: CGFloat) {
    cairo_set_source_rgba(context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * alpha))
  }

  private func stroke(
    _ shape: DisplayList.Shape, _ stroke: DisplayList.Stroke, transform: CGAffineTransform, alpha: CGFloat, page: CGRect
  ) {
    guard stroke.width > 0, ShapeGeometry.bounds(of: shape).applying(transform).isFinite else { return }
    let area = Extents.extent(of: .stroke(shape, stroke), transform: transform).overlap(page)
    setSource(stroke.paint, transform: transform, alpha: alpha, area: area)
    cairo_save(context)
    CairoPath.transform(context, by: transform)
    CairoPath.add(ShapeGeometry.elements(of: shape), to: context)
    CairoPath.setStroke(stroke, on: context)
    cairo_stroke(context)
    cairo_restore(context)
  }

  private func border(_ shape: DisplayList.Shape, width: CGFloat, color: CGColor, transform: CGAffineTransform, alpha: CGFloat) {
    guard width > 0, color.alpha > 0, ShapeGeometry.bounds(of: shape).applying(transform).isFinite else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    let outer = ShapeGeometry.elements(of: shape)
    setSource(color, alpha: alpha)
    if case .path = shape {
      CairoPath.add(outer.map { $0.applying(transform) }, to: context)
      cairo_clip(context)
      CairoPath.transform(context, by: transform)
      CairoPath.add(outer, to: context)
      cairo_set_line_width(context, Double(width * 2))
      cairo_stroke(context)
      return
    }
    let inner = ShapeGeometry.inset(shape, by: width).map(ShapeGeometry.elements(of:)) ?? []
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    CairoPath.add((outer + inner).map { $0.applying(transform) }, to: context)
    cairo_fill(context)
  }

  /// A shadow, drawn to a bitmap and laid on the page.
  private func paintShadow(of group: DisplayList.Group, transform: CGAffineTransform, alpha: CGFloat, page: CGRect) {
    guard let shadow = group.shadow else { return }
    var bare = group
    bare.items = shadow.shape == nil ? group.items : []
    bare.clip = nil
    let area = Extents.extent(of: bare, transform: transform).insetBy(dx: -1, dy: -1).overlap(page)
    paintBitmap(over: area) { context, toPixels, pixels in
      PicturePainter(context: context, resources: resources).paint(
        shadow, of: group, transform: transform.concatenating(toPixels), alpha: alpha, visible: pixels)
    }
  }

  /// Draws a part of the page to a bitmap and lays it there.
  func paintBitmap(over area: CGRect, _ body: (OpaquePointer, CGAffineTransform, PixelRect) -> Void) {
    guard !area.isNull, area.isFinite, area.width > 0, area.height > 0 else { return }
    let scale = Self.bitmapScale
    let whole = PixelRect(covering: area.applying(CGAffineTransform(scaleX: scale, y: scale)))
    guard whole.width <= CairoRenderer.maximumEdge, whole.height <= CairoRenderer.maximumEdge else { return }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(whole.width), Int32(whole.height))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bitmap = cairo_create(surface) else { return }
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: CGFloat(-whole.left), ty: CGFloat(-whole.top))
    body(bitmap, toPixels, PixelRect(left: 0, top: 0, right: whole.width, bottom: whole.height))
    cairo_destroy(bitmap)
    cairo_surface_flush(surface)
    cairo_save(context)
    cairo_scale(context, Double(1 / scale), Double(1 / scale))
    cairo_set_source_surface(context, surface, Double(whole.left), Double(whole.top))
    cairo_paint(context)
    cairo_restore(context)
  }
}
