import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

extension PicturePainter {
  /// Draws a shadow below what a group holds.
  func paint(
    _ shadow: DisplayList.Shadow, of group: DisplayList.Group, transform: CGAffineTransform, alpha: CGFloat, visible: PixelRect
  ) {
    guard shadow.color.alpha > 0 else { return }
    let geometry = ShadowGeometry(shadow, transform: transform)
    var moved = transform
    moved.tx += CGFloat(geometry.offset.x)
    moved.ty += CGFloat(geometry.offset.y)
    let caster =
      shadow.shape.map { ShapeGeometry.bounds(of: $0).applying(moved) }
      ?? Extents.extent(of: group.items, transform: moved)
    guard !caster.isNull, caster.isFinite else { return }
    let reach = CGFloat(geometry.reach)
    let whole = PixelRect(covering: caster.insetBy(dx: -reach, dy: -reach))
    guard !whole.intersection(visible).isEmpty else { return }
    setSource(shadow.color, alpha: alpha)
    let kernel = BlurKernel(sigma: geometry.sigma)
    if let shape = shadow.shape {
      if moved.keepsRectangles, let stretch = ShadowStretch(shape, transform: moved, kernel: kernel) {
        stretch.paint(with: self, visible: visible)
        return
      }
      // What lies further away than the blur reaches has no part in what is seen.
      let window = whole.intersection(visible.grown(by: kernel.reach + 1))
      guard !window.isEmpty else { return }
      let mask = resources.rasterizer.rasterize(Outline(shape, transform: moved), window: window)
      paint(blurred: mask, kernel: kernel)
    } else {
      let window = whole.intersection(visible.grown(by: kernel.reach + 1))
      guard !window.isEmpty else { return }
      paintShadowOfAlpha(of: group, transform: moved, window: window, kernel: kernel)
    }
  }

  /// Draws the source through a mask that is blurred first.
  private func paint(blurred mask: CoverageMask, kernel: BlurKernel) {
    let blurred = Blur.apply(kernel, to: mask)
    defer { blurred.bytes.deallocate() }
    paint(through: blurred)
  }

  /// The shadow of whatever the group draws: its alpha, blurred.
  private func paintShadowOfAlpha(of group: DisplayList.Group, transform: CGAffineTransform, window: PixelRect, kernel: BlurKernel) {
    let source = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(source) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(window.width), Int32(window.height))
    defer { cairo_surface_destroy(surface) }
    guard let alphaContext = cairo_create(surface) else { return }
    defer { cairo_destroy(alphaContext) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
    var local = transform
    local.tx -= CGFloat(window.left)
    local.ty -= CGFloat(window.top)
    PicturePainter(context: alphaContext, resources: resources).paintItems(
      of: group, transform: local, alpha: 1, visible: PixelRect(left: 0, top: 0, right: window.width, bottom: window.height))
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    cairo_set_source(context, source)
    paint(
      blurred: CoverageMask(
        left: window.left, top: window.top, width: window.width, height: window.height,
        bytesPerRow: Int(cairo_image_surface_get_stride(surface)), bytes: bytes), kernel: kernel)
  }
}
