import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

extension PicturePainter {
  /// Draws a bitmap, whole or in nine pieces.
  func paint(_ image: DisplayList.Image, transform: CGAffineTransform, alpha: CGFloat) {
    guard image.rect.width > 0, image.rect.height > 0, alpha > 0, image.rect.applying(transform).isFinite,
      let surface = resources.images.surface(for: image.image, tint: image.tint)
    else { return }
    for piece in ImagePieces.pieces(of: image) {
      draw(surface, piece.source, to: piece.target, transform: transform, alpha: alpha, isWhole: image.capInsets == nil)
    }
  }

  /// Draws part of a surface (in its pixels) to a rectangle (in the transform's coordinates).
  func draw(
    _ surface: OpaquePointer, _ source: CGRect, to target: CGRect, transform: CGAffineTransform, alpha: CGFloat, isWhole: Bool
  ) {
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    // A piece is cut out first, so that its edge pixels do not mix with its neighbour's.
    var piece = cairo_surface_reference(surface)
    var origin = source.origin
    if !isWhole,
      let part = cairo_surface_create_for_rectangle(
        surface, Double(source.minX), Double(source.minY), Double(source.width), Double(source.height))
    {
      cairo_surface_destroy(piece)
      piece = part
      origin = .zero
    }
    defer { cairo_surface_destroy(piece) }
    let (scaleX, scaleY) = (target.width / source.width, target.height / source.height)
    let toPixels = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(CGAffineTransform(scaleX: scaleX, y: scaleY))
      .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
      .concatenating(transform)
    guard abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c) > 1e-9 else { return }
    let pattern = cairo_pattern_create_for_surface(piece)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = CairoPath.matrix(toPixels.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter(for: toPixels))
    cairo_set_source(context, pattern)
    if transform.keepsRectangles {
      let box = target.applying(transform)
      cairo_new_path(context)
      cairo_rectangle(context, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
    } else {
      CairoPath.add(CGPath.rectElements(target).map { $0.applying(transform) }, to: context)
    }
    if alpha < 1 {
      cairo_clip(context)
      cairo_paint_with_alpha(context, Double(alpha))
    } else {
      cairo_fill(context)
    }
  }

  /// Pixel on pixel needs no filter; enlarging is bilinear as in Core Animation; shrinking averages.
  private func filter(for t: CGAffineTransform) -> cairo_filter_t {
    func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-6 }
    if abs(t.a - 1) < 1e-6, abs(t.d - 1) < 1e-6, t.b == 0, t.c == 0, isWhole(t.tx), isWhole(t.ty) { return CAIRO_FILTER_NEAREST }
    let area = abs(t.a * t.d - t.b * t.c)
    return area < 1 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
  }
}

/// Cuts an image with cap insets into nine pieces.
enum ImagePieces {
  struct Piece {
    /// In the image's pixels.
    var source: CGRect
    /// In points.
    var target: CGRect
  }

  static func pieces(of image: DisplayList.Image) -> [Piece] {
    let (width, height) = (CGFloat(image.image.width), CGFloat(image.image.height))
    guard let caps = image.capInsets else {
      return [Piece(source: CGRect(x: 0, y: 0, width: width, height: height), target: image.rect)]
    }
    /// Where an axis is cut: in pixels of the image, and in points of the target; caps that don't fit shrink together.
    func cuts(_ first: CGFloat, _ last: CGFloat, pixels: CGFloat, from: CGFloat, length: CGFloat) -> [(CGFloat, CGFloat)] {
      let a = max(0, min(pixels, (first * image.scale).rounded()))
      let b = max(0, min(pixels - a, (last * image.scale).rounded()))
      let points = (a + b) / image.scale
      let shrink = points > length && points > 0 ? length / points : 1
      return [
        (0, from), (a, from + a / image.scale * shrink), (pixels - b, from + length - b / image.scale * shrink), (pixels, from + length),
      ]
    }
    let xs = cuts(caps.left, caps.right, pixels: width, from: image.rect.minX, length: image.rect.width)
    let ys = cuts(caps.top, caps.bottom, pixels: height, from: image.rect.minY, length: image.rect.height)
    var out: [Piece] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let (x0, x1, y0, y1) = (xs[column], xs[column + 1], ys[row], ys[row + 1])
        let source = CGRect(x: x0.0, y: y0.0, width: x1.0 - x0.0, height: y1.0 - y0.0)
        let target = CGRect(x: x0.1, y: y0.1, width: x1.1 - x0.1, height: y1.1 - y0.1)
        if source.width > 0, source.height > 0, target.width > 0, target.height > 0 { out.append(Piece(source: source, target: target)) }
      }
    }
    return out
  }
}
