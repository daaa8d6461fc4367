import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension DisplayList.Group {
  /// A box that holds everything that the items draw, in the group's coordinates; null where they draw nothing.
  var extents: CGRect { items.reduce(CGRect.null) { $0.union($1.extents) } }
}

extension DisplayList.Item {
  var extents: CGRect {
    switch self {
    case .group(let group):
      var box = group.extents
      if let clip = group.clip { box = box.intersection(clip.boundingBox) }
      if let shadow = group.shadow {
        let caster = shadow.shape?.boundingBox ?? box
        box = box.union(
          caster.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
      }
      return box.isNull ? box : box.applying(group.transform)
    case .fill(let shape, _, _), .border(let shape, _, _): return shape.boundingBox
    case .stroke(let shape, let stroke):
      // A mitre may reach as far as its limit; a cap by half the width.
      let isAngular = if case .path = shape { stroke.join == .miter } else { false }
      let reach = stroke.width / 2 * (isAngular ? max(1.5, stroke.miterLimit) : 1.5)
      return shape.boundingBox.insetBy(dx: -reach, dy: -reach)
    case .text(let text):
      // Glyphs may reach beyond their advances and lines by less than half a line's height.
      let (line, origin) = (text.line, text.origin)
      let height = line.ascent + line.descent
      return CGRect(x: origin.x + line.x, y: origin.y + line.baseline - line.ascent, width: line.width, height: height)
        .insetBy(dx: -height / 2, dy: -height / 2)
    case .image(let image): return image.rect
    }
  }
}
