import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import TextLayout

extension [DisplayList.Item] {
  /// Whether anything reaches beyond the layer's outline: a clip that cuts nothing only clutters an SVG.
  func needsClip(to layer: CALayer) -> Bool {
    let bounds = layer.bounds
    let inner: CGRect
    if layer.cornerRadius > 0 {
      // Inside the middle cross of a rounded rectangle nothing is cut; the corners' own squares are not looked into.
      let radius = Swift.min(layer.cornerRadius, Swift.min(bounds.width, bounds.height) / 2)
      let inset = radius * (1 - 1 / 2.0.squareRoot())
      inner = bounds.insetBy(dx: inset, dy: inset)
    } else {
      inner = bounds
    }
    return contains { !inner.insetBy(dx: -1e-6, dy: -1e-6).contains($0.extent) }
  }
}

extension DisplayList.Item {
  /// A rectangle that holds everything the item draws, in the coordinates that it stands in.
  fileprivate var extent: CGRect {
    switch self {
    case .group(let group): return group.extent
    case .fill(let shape, _, _): return shape.extent
    case .stroke(let shape, let stroke):
      let reach = stroke.width / 2 * (stroke.join == .miter ? stroke.miterLimit : 1)
      return shape.extent.insetBy(dx: -reach, dy: -reach)
    case .border(let shape, _, _): return shape.extent
    case .image(let image): return image.rect
    case .text(let text):
      let line = text.line
      return CGRect(
        x: text.origin.x + line.x, y: text.origin.y + line.baseline - line.ascent, width: line.width,
        height: line.ascent + line.descent)
    }
  }
}

extension DisplayList.Group {
  fileprivate var extent: CGRect {
    var extent = CGRect.null
    for item in items { extent = extent.union(item.extent) }
    if let clip { extent = extent.intersection(clip.extent) }
    if let shadow {
      let cast = (shadow.shape?.extent ?? extent).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      extent = extent.union(cast.insetBy(dx: -2 * shadow.radius, dy: -2 * shadow.radius))
    }
    return extent.isNull ? extent : extent.applying(transform)
  }
}

extension DisplayList.Shape {
  fileprivate var extent: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.boundingBox
    }
  }
}
