import CPangoCairo
import CoreGraphics
import DisplayList
import Foundation

extension PDFPainter {
  /// Makes a paint the source; gradients stay gradients, but for conic ones.
  /// - Parameter area: what is about to be covered, in the page's points
  func setSource(_ paint: DisplayList.Paint, transform: CGAffineTransform, alpha: CGFloat, area: CGRect) {
    let pattern: OpaquePointer?
    switch paint {
    case .color(let color):
      setSource(color, alpha: alpha)
      return
    case .linearGradient(let start, let end, let stops):
      pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      add(stops, to: pattern, alpha: alpha)
      setMatrix(transform, on: pattern)
    case .radialGradient(let center, let radius, let stops):
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      add(stops, to: pattern, alpha: alpha)
      let place = CGAffineTransform(a: max(radius.width, 1e-6), b: 0, c: 0, d: max(radius.height, 1e-6), tx: center.x, ty: center.y)
      setMatrix(place.concatenating(transform), on: pattern)
    case .conicGradient:
      pattern = bitmap(of: paint, transform: transform, alpha: alpha, area: area)
    }
    guard let pattern else {
      cairo_set_source_rgba(context, 0, 0, 0, 0)
      return
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func setMatrix(_ toPage: CGAffineTransform, on pattern: OpaquePointer?) {
    var matrix = CairoPath.matrix(toPage.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
  }

  /// PDF mixes colours that are not premultiplied: stops between stops give the colours that premultiplied mixing has.
  private func add(_ stops: [DisplayList.GradientStop], to pattern: OpaquePointer?, alpha: CGFloat) {
    let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    func add(_ location: CGFloat, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ a: CGFloat) {
      cairo_pattern_add_color_stop_rgba(pattern, Double(location), Double(red), Double(green), Double(blue), Double(a * alpha))
    }
    for (index, stop) in sorted.enumerated() {
      let to = stop.color
      if index > 0, sorted[index - 1].color.alpha != to.alpha {
        let from = sorted[index - 1].color
        let length = stop.location - sorted[index - 1].location
        for step in 0...16 {
          let part = CGFloat(step) / 16
          let a = from.alpha + (to.alpha - from.alpha) * part
          func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            a > 0 ? (x * from.alpha * (1 - part) + y * to.alpha * part) / a : (from.alpha > 0 ? x : y)
          }
          add(
            sorted[index - 1].location + length * part, mix(from.red, to.red), mix(from.green, to.green), mix(from.blue, to.blue), a)
        }
        continue
      }
      add(stop.location, to.red, to.green, to.blue, to.alpha)
    }
  }

  private func bitmap(of paint: DisplayList.Paint, transform: CGAffineTransform, alpha: CGFloat, area: CGRect) -> OpaquePointer? {
    guard !area.isNull, area.isFinite, area.width > 0, area.height > 0 else { return nil }
    let scale = Self.bitmapScale
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    let window = PixelRect(covering: area.applying(toPixels)).grown(by: 1)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(window.width), Int32(window.height)),
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: window.width * window.height) { words in
      GradientPicture.fill(paint, transform: transform.concatenating(toPixels), alpha: alpha, window: window, words)
    }
    cairo_surface_mark_dirty(surface)
    let pattern = cairo_pattern_create_for_surface(surface)
    let place = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: CGFloat(window.left) / scale, ty: CGFloat(window.top) / scale)
    setMatrix(place, on: pattern)
    return pattern
  }
}
