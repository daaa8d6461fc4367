import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

extension PicturePainter {
  /// Fills a shape; `setSource` is told which pixels are about to be covered.
  func fill(
    _ shape: DisplayList.Shape, transform: CGAffineTransform, evenOdd: Bool, visible: PixelRect, setSource: (PixelRect) -> Void
  ) {
    let outlineBounds = ShapeGeometry.bounds(of: shape).applying(transform)
    let bounds = PixelRect(covering: outlineBounds).intersection(visible)
    guard outlineBounds.isFinite, !bounds.isEmpty else { return }
    if transform.keepsRectangles {
      switch shape {
      case .rect:
        fill(outlineBounds, bounds, setSource)
        return
      case .roundedRect(let r, let radii):
        // Only the corners need a mask; the rest is rectangles.
        guard let corners = CornerWindows(outlineBounds, reach: ShapeGeometry.cornerReach(radii, in: r), transform: transform) else {
          break
        }
        let outline = Outline(shape, transform: transform)
        for window in corners.windows(within: bounds) { mask(outline, window, evenOdd: evenOdd, setSource) }
        for rect in corners.rectangles { fill(rect, PixelRect(covering: rect).intersection(bounds), setSource) }
        return
      case .ellipse, .path: break
      }
    }
    mask(Outline(shape, transform: transform), bounds, evenOdd: evenOdd, setSource)
  }

  private func fill(_ rect: CGRect, _ window: PixelRect, _ setSource: (PixelRect) -> Void) {
    guard !window.isEmpty else { return }
    setSource(window)
    cairo_new_path(context)
    cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(context)
  }

  /// Draws the source through the coverage of an outline.
  private func mask(_ outline: Outline, _ window: PixelRect, evenOdd: Bool, _ setSource: (PixelRect) -> Void) {
    guard !window.isEmpty else { return }
    setSource(window)
    paint(through: resources.rasterizer.rasterize(outline, window: window, evenOdd: evenOdd))
  }

  /// Draws the source through a mask.
  func paint(through mask: CoverageMask) {
    let surface = cairo_image_surface_create_for_data(
      mask.bytes, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(mask.bytesPerRow))
    cairo_mask_surface(context, surface, Double(mask.left), Double(mask.top))
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// A border lies inside the outline and is not moved to whole pixels, as iOS draws it.
  func border(
    _ shape: DisplayList.Shape, width: CGFloat, color: CGColor, transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect
  ) {
    guard width > 0, color.alpha > 0, ShapeGeometry.bounds(of: shape).applying(transform).isFinite else { return }
    if case .path(let path) = shape {
      // A stroke of twice the width, cut to the inside.
      let bounds = PixelRect(covering: path.boundingBox.applying(transform)).intersection(visible)
      guard !bounds.isEmpty else { return }
      isolate(bounds) {
        stroke(shape, .init(paint: .color(color), width: width * 2), transform: transform, alpha: alpha, visible: bounds)
      } draw: {
        let source = cairo_pattern_reference(cairo_get_source(context))
        defer { cairo_pattern_destroy(source) }
        fill(shape, transform: transform, evenOdd: false, visible: bounds) { _ in cairo_set_source(context, source) }
      }
      return
    }
    guard let inner = ShapeGeometry.inset(shape, by: width) else {
      fill(shape, transform: transform, evenOdd: false, visible: visible) { _ in setSource(color, alpha: alpha) }
      return
    }
    var outline = Outline(shape, transform: transform)
    outline.add(ShapeGeometry.elements(of: inner), transform: transform)
    let bounds = PixelRect(covering: ShapeGeometry.bounds(of: shape).applying(transform)).intersection(visible)
    guard !bounds.isEmpty else { return }
    for window in ringWindows(shape, width: width, transform: transform, bounds: bounds) {
      mask(outline, window, evenOdd: true) { _ in setSource(color, alpha: alpha) }
    }
  }

  /// The pixels that a border can touch: the corners, and thin bands between them.
  private func ringWindows(
    _ shape: DisplayList.Shape, width: CGFloat, transform: CGAffineTransform, bounds: PixelRect
  ) -> [PixelRect] {
    guard transform.keepsRectangles else { return [bounds] }
    let reach: CGFloat
    switch shape {
    case .rect: reach = width
    case .roundedRect(let r, let radii): reach = max(width, ShapeGeometry.cornerReach(radii, in: r))
    case .ellipse, .path: return [bounds]
    }
    let outer = ShapeGeometry.bounds(of: shape).applying(transform)
    guard let corners = CornerWindows(outer, reach: reach, transform: transform) else { return [bounds] }
    return corners.windows(within: bounds) + corners.edges(thickness: width, transform: transform).map { $0.intersection(bounds) }
  }

  /// Strokes centred on the outline, by cairo.
  func stroke(
    _ shape: DisplayList.Shape, _ stroke: DisplayList.Stroke, transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect
  ) {
    guard stroke.width > 0, ShapeGeometry.bounds(of: shape).applying(transform).isFinite else { return }
    let bounds = PixelRect(covering: Extents.extent(of: .stroke(shape, stroke), transform: transform)).intersection(visible)
    guard !bounds.isEmpty else { return }
    setSource(stroke.paint, transform: transform, alpha: alpha, window: bounds)
    cairo_save(context)
    cairo_set_tolerance(context, 0.05)
    CairoPath.transform(context, by: transform)
    CairoPath.add(ShapeGeometry.elements(of: shape), to: context)
    CairoPath.setStroke(stroke, on: context)
    cairo_stroke(context)
    cairo_restore(context)
  }
}
