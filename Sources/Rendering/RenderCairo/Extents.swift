import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// How far drawings reach, in pixels: never less than they do.
enum Extents {
  static func extent(of group: DisplayList.Group, transform: CGAffineTransform) -> CGRect {
    var box = extent(of: group.items, transform: transform)
    if let clip = group.clip, !box.isNull { box = box.overlap(ShapeGeometry.bounds(of: clip).applying(transform)) }
    if let shadow = group.shadow {
      let caster = shadow.shape.map { ShapeGeometry.bounds(of: $0).applying(transform) } ?? box
      if !caster.isNull {
        let reach = ShadowGeometry(shadow, transform: transform)
        box = box.union(caster.offsetBy(dx: reach.offset.x, dy: reach.offset.y).insetBy(dx: -reach.reach, dy: -reach.reach))
      }
    }
    return box
  }

  static func extent(of items: [DisplayList.Item], transform: CGAffineTransform) -> CGRect {
    items.reduce(CGRect.null) { $0.union(extent(of: $1, transform: transform)) }
  }

  static func extent(of item: DisplayList.Item, transform: CGAffineTransform) -> CGRect {
    switch item {
    case .group(let group):
      guard group.opacity > 0 else { return .null }
      return extent(of: group, transform: group.transform.concatenating(transform))
    case .fill(let shape, _, _), .border(let shape, _, _): return ShapeGeometry.bounds(of: shape).applying(transform)
    case .stroke(let shape, let stroke):
      let reach = stroke.width / 2 * max(stroke.join == .miter ? min(stroke.miterLimit, 10) : 1, stroke.cap == .square ? 1.5 : 1)
      return ShapeGeometry.bounds(of: shape).insetBy(dx: -reach, dy: -reach).applying(transform)
    case .text(let text):
      let line = text.line
      let slack = (line.ascent + line.descent) * 0.5 + 2
      let runs = line.runs.reduce(line.width) { max($0, $1.x + $1.width) }
      return CGRect(
        x: text.origin.x + line.x - slack, y: text.origin.y + line.baseline - line.ascent - slack, width: runs + 2 * slack,
        height: line.ascent + line.descent + 2 * slack
      ).applying(transform)
    case .image(let image): return image.rect.applying(transform)
    }
  }

  /// A box inside a shape that no corner reaches into; one that holds nothing where none is known.
  static func core(of shape: DisplayList.Shape, transform: CGAffineTransform) -> CGRect {
    let none = CGRect(x: CGFloat.infinity, y: 0, width: 0, height: 0)
    guard transform.keepsRectangles else { return none }
    switch shape {
    case .rect(let r): return r.applying(transform)
    case .roundedRect(let r, let radii):
      let inset = ShapeGeometry.cornerReach(radii, in: r) * 0.3
      return r.insetBy(dx: inset, dy: inset).applying(transform)
    case .ellipse(let r): return r.insetBy(dx: r.width * 0.147, dy: r.height * 0.147).applying(transform)
    case .path: return none
    }
  }
}
