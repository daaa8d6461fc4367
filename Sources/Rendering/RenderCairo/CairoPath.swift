import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

/// Paths and pens for cairo.
enum CairoPath {
  static func matrix(_ t: CGAffineTransform) -> cairo_matrix_t {
    cairo_matrix_t(xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
  }

  /// Puts a transform before the context's own; one that flattens everything is left out, since cairo would stop for good.
  static func transform(_ context: OpaquePointer, by t: CGAffineTransform) {
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0, determinant.isFinite, t.tx.isFinite, t.ty.isFinite else { return }
    var matrix = matrix(t)
    cairo_transform(context, &matrix)
  }

  static func add(_ elements: [CGPath.Element], to context: OpaquePointer) {
    cairo_new_path(context)
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p): cairo_move_to(context, Double(p.x), Double(p.y))
      case .line(let p): cairo_line_to(context, Double(p.x), Double(p.y))
      case .quad(let c, let p):
        cairo_curve_to(
          context, Double(current.x + (c.x - current.x) * 2 / 3), Double(current.y + (c.y - current.y) * 2 / 3),
          Double(p.x + (c.x - p.x) * 2 / 3), Double(p.y + (c.y - p.y) * 2 / 3), Double(p.x), Double(p.y))
      case .curve(let c1, let c2, let p):
        cairo_curve_to(context, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(p.x), Double(p.y))
      case .close: cairo_close_path(context)
      }
      current = element.points.last ?? current
    }
  }

  static func setStroke(_ stroke: DisplayList.Stroke, on context: OpaquePointer) {
    cairo_set_line_width(context, Double(stroke.width))
    switch stroke.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, Double(stroke.miterLimit))
    // cairo refuses patterns that are negative or all zero; Core Graphics draws those solid.
    let dash = stroke.dash.map(Double.init)
    if !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) {
      cairo_set_dash(context, dash, Int32(dash.count), Double(stroke.dashPhase))
    } else {
      cairo_set_dash(context, nil, 0, 0)
    }
  }
}
