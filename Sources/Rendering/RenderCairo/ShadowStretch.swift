import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

/// The shadow of a rectangle, rounded or not, that is larger than its blur: the middle rows and columns are all alike, so a small
/// box is blurred and its middle repeated.
struct ShadowStretch {
  private let outline: Outline
  private let small: PixelRect
  private let whole: PixelRect
  /// The column and the row of the small box that are repeated.
  private let column: Int
  private let row: Int
  private let kernel: BlurKernel

  /// Nil where the shape is of another kind, or hardly larger than its blur.
  init?(_ shape: DisplayList.Shape, transform: CGAffineTransform, kernel: BlurKernel) {
    let (rect, reach): (CGRect, CGFloat)
    switch shape {
    case .rect(let r): (rect, reach) = (r, 0)
    case .roundedRect(let r, let radii): (rect, reach) = (r, ShapeGeometry.cornerReach(radii, in: r))
    case .ellipse, .path: return nil
    }
    self.kernel = kernel
    let box = rect.applying(transform)
    // Larger ones are better cut to what is seen.
    guard box.width < 100_000, box.height < 100_000 else { return nil }
    whole = PixelRect(covering: box).grown(by: kernel.reach)
    // Corner, blur, one column alike, blur, corner.
    let cornerX = Int(pixel: (reach * transform.a).rounded(.up)) + kernel.reach + 2
    let cornerY = Int(pixel: (reach * transform.d).rounded(.up)) + kernel.reach + 2
    let excessX = Int(pixel: box.width) - 2 * cornerX - 2
    let excessY = Int(pixel: box.height) - 2 * cornerY - 2
    guard excessX > 0 || excessY > 0 else { return nil }
    let (lessX, lessY) = (max(0, excessX), max(0, excessY))
    small = PixelRect(left: whole.left, top: whole.top, right: whole.right - lessX, bottom: whole.bottom - lessY)
    column = lessX > 0 ? kernel.reach + cornerX : small.width
    row = lessY > 0 ? kernel.reach + cornerY : small.height
    // The same shape, smaller: its corners keep their size.
    let smaller = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width - CGFloat(lessX) / transform.a, height: rect.height - CGFloat(lessY) / transform.d)
    switch shape {
    case .roundedRect(let r, var radii):
      radii.topLeft = ShapeGeometry.clamp(radii.topLeft, in: r)
      radii.topRight = ShapeGeometry.clamp(radii.topRight, in: r)
      radii.bottomRight = ShapeGeometry.clamp(radii.bottomRight, in: r)
      radii.bottomLeft = ShapeGeometry.clamp(radii.bottomLeft, in: r)
      outline = Outline(.roundedRect(smaller, radii), transform: transform)
    default: outline = Outline(.rect(smaller), transform: transform)
    }
  }

  /// Draws the painter's source through the shadow.
  func paint(with painter: PicturePainter, visible: PixelRect) {
    let blurred = Blur.apply(kernel, to: painter.resources.rasterizer.rasterize(outline, window: small))
    defer { blurred.bytes.deallocate() }
    let window = whole.intersection(visible)
    guard !window.isEmpty else { return }
    let bytesPerRow = (window.width + 3) & ~3
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * window.height)
    defer { bytes.deallocate() }
    let (lessX, lessY) = (whole.width - small.width, whole.height - small.height)
    // The columns of the window: before the repeated one, it, after it.
    let (left, right) = (window.left - whole.left, window.right - whole.left)
    for y in 0..<window.height {
      let wholeY = window.top - whole.top + y
      let smallY = wholeY < row ? wholeY : max(row, wholeY - lessY)
      let (source, out) = (blurred.bytes + smallY * blurred.bytesPerRow, bytes + y * bytesPerRow)
      let before = min(right, column) - left
      if before > 0 { memcpy(out, source + left, before) }
      let (from, to) = (max(left, column), min(right, column + lessX))
      if to > from { memset(out + from - left, Int32(source[min(column, small.width - 1)]), to - from) }
      let after = max(left, column + lessX)
      if right > after { memcpy(out + after - left, source + after - lessX, right - after) }
    }
    painter.paint(
      through: CoverageMask(
        left: window.left, top: window.top, width: window.width, height: window.height, bytesPerRow: bytesPerRow, bytes: bytes))
  }
}
