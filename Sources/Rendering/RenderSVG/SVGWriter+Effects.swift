import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension SVGWriter {
  // MARK: Clips and masks

  /// What cuts a group's items.
  func cutting(_ group: DisplayList.Group, id: String, origin: CGPoint) -> Attributes {
    var attributes: Attributes = []
    if let clip = group.clip {
      attributes.append(("clip-path", "url(#\(clipPath(clip.moved(by: origin), id: id)))"))
    }
    for mask in group.mask { attributes.append(self.mask(mask, id: id, origin: origin)) }
    return attributes
  }

  private func clipPath(_ shape: DisplayList.Shape, id: String) -> String {
    let name = names.unique("\(id)-clip")
    define { element("clipPath", [("id", name)]) { figure(shape, rule: .winding, []) } }
    return name
  }

  /// A mask of one opaque figure is a clip, which every tool can edit; any other becomes white, since SVG's masks go by lightness.
  private func mask(_ mask: DisplayList.Group, id: String, origin: CGPoint) -> (String, String) {
    if let shape = mask.onlyOpaqueShape { return ("clip-path", "url(#\(clipPath(shape.moved(by: origin), id: id)))") }
    let name = names.unique("\(id)-mask")
    let box = DisplayList.Item.group(mask).extents().movedUnlessInfinite(by: origin)
    define {
      element("mask", [("id", name), ("maskUnits", "userSpaceOnUse")] + place(box.isNull ? .zero : box.isInfinite ? canvas : box)) {
        if let white = mask.inWhite.withoutEmptyGroups() { add(white, origin: origin) }
      }
    }
    return ("mask", "url(#\(name))")
  }

  // MARK: Shadows

  /// The Gaussian nearest to Core Animation's blur, which is a Gaussian of the radius cut off at twice the radius.
  private static let deviationOfRadius: CGFloat = 0.88

  /// A shadow of a known outline: the outline itself, blurred, below the items.
  ///
  /// A designer sees it as a layer.
  func shapeShadow(_ shadow: DisplayList.Shadow, _ shape: DisplayList.Shape, id: String, origin: CGPoint) {
    let cast = shape.simplified.moved(by: CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height))
    var attributes: Attributes = [("id", names.unique("\(id)-shadow"))] + fill(shadow.color)
    if shadow.radius > 0 {
      let name = names.unique("\(id)-blur")
      define {
        element("filter", [("id", name)] + region(cast.boundingBox, shadow)) {
          element("feGaussianBlur", [("stdDeviation", n(shadow.radius * Self.deviationOfRadius))])
        }
      }
      attributes.append(("filter", "url(#\(name))"))
    }
    figure(cast, rule: .winding, attributes)
  }

  /// A shadow of whatever the group draws.
  func groupShadow(
    _ shadow: DisplayList.Shadow, of group: DisplayList.Group, id: String, origin: CGPoint
  ) -> (String, String) {
    let name = names.unique("\(id)-shadow")
    let content = group.extents().movedUnlessInfinite(by: origin)
    let cast = content.movedUnlessInfinite(by: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    let opaque = CGColor(red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue, alpha: 1)
    define {
      element("filter", [("id", name)] + region(content.union(cast), shadow)) {
        element("feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", n(shadow.radius * Self.deviationOfRadius)), ("result", "blur")])
        element("feOffset", [("in", "blur"), ("dx", n(shadow.offset.width)), ("dy", n(shadow.offset.height)), ("result", "offset")])
        element(
          "feFlood", [("flood-color", DisplayList.hex(opaque)), ("flood-opacity", n(shadow.color.alpha)), ("result", "color")])
        element("feComposite", [("in", "color"), ("in2", "offset"), ("operator", "in"), ("result", "shadow")])
        element("feMerge", []) {
          element("feMergeNode", [("in", "shadow")])
          element("feMergeNode", [("in", "SourceGraphic")])
        }
      }
    }
    return ("filter", "url(#\(name))")
  }

  /// Whole points around what is blurred; blending in sRGB, as iOS does.
  private func region(_ box: CGRect, _ shadow: DisplayList.Shadow) -> Attributes {
    let blending = [("color-interpolation-filters", "sRGB")]
    if box.isInfinite { return blending }
    let reach = shadow.radius * 3 + 1
    let region = box.isNull ? CGRect.zero : box.insetBy(dx: -reach, dy: -reach).integral
    return [("filterUnits", "userSpaceOnUse")] + place(region) + blending
  }
}

extension CGRect {
  fileprivate func movedUnlessInfinite(by offset: CGPoint) -> CGRect { isInfinite ? self : offsetBy(dx: offset.x, dy: offset.y) }
}

extension DisplayList.Group {
  /// The outline of a mask that is one opaque figure.
  fileprivate var onlyOpaqueShape: DisplayList.Shape? {
    guard opacity == 1, clip == nil, mask.isEmpty, shadow == nil, blendMode == .normal, items.count == 1, transform.uniformScale != nil
    else { return nil }
    switch items[0] {
    case .fill(let shape, .color(let color), .winding) where color.alpha == 1: return shape.simplified.applying(transform)
    case .group(let inner): return inner.onlyOpaqueShape?.applying(transform)
    default: return nil
    }
  }

  /// The same alpha in white.
  fileprivate var inWhite: DisplayList.Group {
    var group = self
    group.items = items.map { item in
      switch item {
      case .group(let inner): return .group(inner.inWhite)
      case .fill(let shape, let paint, let rule): return .fill(shape, paint.inWhite, rule)
      case .stroke(let shape, var stroke):
        stroke.paint = stroke.paint.inWhite
        return .stroke(shape, stroke)
      case .border(let shape, let width, let color): return .border(shape, width: width, color: color.inWhite)
      case .text(var text):
        for index in text.line.runs.indices { text.line.runs[index].attributes.color = text.line.runs[index].attributes.color.inWhite }
        return .text(text)
      case .image(var image):
        image.tint = image.tint?.inWhite ?? .white
        return .image(image)
      }
    }
    return group
  }
}

extension CGColor {
  fileprivate var inWhite: CGColor { CGColor(red: 1, green: 1, blue: 1, alpha: alpha) }
}

extension DisplayList.Paint {
  fileprivate var inWhite: DisplayList.Paint {
    func white(_ stops: [DisplayList.GradientStop]) -> [DisplayList.GradientStop] {
      stops.map { DisplayList.GradientStop(location: $0.location, color: $0.color.inWhite) }
    }
    switch self {
    case .color(let color): return .color(color.inWhite)
    case .linearGradient(let start, let end, let stops): return .linearGradient(start: start, end: end, stops: white(stops))
    case .radialGradient(let center, let radius, let stops): return .radialGradient(center: center, radius: radius, stops: white(stops))
    case .conicGradient(let center, let angle, let stops): return .conicGradient(center: center, angle: angle, stops: white(stops))
    }
  }
}
