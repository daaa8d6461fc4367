import CPangoCairo
import CoreGraphics
import Foundation

/// Reads outlines with FreeType, unhinted and unscaled.
enum GlyphOutline {
  fileprivate final class Collector {
    var elements: [CGPath.Element] = []
    let unitsPerEm: CGFloat
    init(unitsPerEm: CGFloat) { self.unitsPerEm = unitsPerEm }
    func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
      guard let vector else { return .zero }
      return CGPoint(x: CGFloat(vector.pointee.x) / unitsPerEm, y: -CGFloat(vector.pointee.y) / unitsPerEm)
    }
  }

  static func load(_ glyph: UInt32, from face: FT_Face, unitsPerEm: CGFloat) -> [CGPath.Element] {
    guard FT_Load_Glyph(face, glyph, lp_ft_load_unscaled) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return [] }
    let collected = Collector(unitsPerEm: unitsPerEm)
    var functions = FT_Outline_Funcs(
      move_to: { to, user in
        if let c = collector(user) { c.elements.append(.move(c.point(to))) }
        return 0
      },
      line_to: { to, user in
        if let c = collector(user) { c.elements.append(.line(c.point(to))) }
        return 0
      },
      conic_to: { control, to, user in
        if let c = collector(user) { c.elements.append(.quad(control: c.point(control), end: c.point(to))) }
        return 0
      },
      cubic_to: { control1, control2, to, user in
        if let c = collector(user) {
          c.elements.append(.curve(control1: c.point(control1), control2: c.point(control2), end: c.point(to)))
        }
        return 0
      }, shift: 0, delta: 0)
    FT_Outline_Decompose(&slot.pointee.outline, &functions, Unmanaged.passUnretained(collected).toOpaque())
    return collected.elements
  }
}

private func collector(_ user: UnsafeMutableRawPointer?) -> GlyphOutline.Collector? {
  user.map { Unmanaged<GlyphOutline.Collector>.fromOpaque($0).takeUnretainedValue() }
}
