import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension DisplayList.Group {
  /// A box that holds everything that the items draw, in the group's coordinates; null where they draw nothing.
  ///
  /// Infinite where views are nested deeper than `levels`: asking at each of many levels must not cost the square of their number.
  func extents(levels: Int = 64) -> CGRect {
    var box = CGRect.null
    for item in items {
      let part = item.extents(levels: levels)
      if part.isInfinite { return .infinite }
      box = box.union(part)
    }
    return box
  }
}

extension DisplayList.Item {
  func extents(levels: Int = 64) -> CGRect {
    switch self {
    case .group(let group):
      guard levels > 0 else { return .infinite }
      var box = group.extents(levels: levels - 1)
      if let clip = group.clip { box = box.isInfinite ? clip.boundingBox : box.intersection(clip.boundingBox) }
      if box.isInfinite { return box }
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
      // Glyphs may reach a little beyond their advances.
      let (line, origin) = (text.line, text.origin)
      let height = line.ascent + line.descent
      return CGRect(x: origin.x + line.x, y: origin.y + line.baseline - line.ascent, width: line.width, height: height)
        .insetBy(dx: -height * 0.15, dy: 0)
    case .image(let image): return image.rect
    }
  }
}
