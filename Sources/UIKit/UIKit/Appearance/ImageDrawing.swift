package import CoreGraphics
package import DisplayList
package import Foundation
import TextLayout

/// Turns images into display items.
package enum ImageDrawing {
  /// Whether an image shows only its alpha, filled with the tint: template images, symbols, and plain ones in system buttons.
  package static func isTemplate(_ image: UIImage, automaticIsTemplate: Bool = false) -> Bool {
    switch image.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: image.isSymbolImage ? image.attributes.tintColor == nil : automaticIsTemplate
    }
  }

  /// The items of an image stretched to a rectangle.
  ///
  /// `tint` colours it where it is a template.
  package static func items(
    _ image: UIImage, in rect: CGRect, tint: CGColor?, traits: UITraitCollection, automaticIsTemplate: Bool = false,
    isMirrored: Bool = false
  ) -> [DisplayList.Item] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let own = image.attributes.tintColor?.cgColor(with: traits)
    let color = isTemplate(image, automaticIsTemplate: automaticIsTemplate) ? tint ?? own : own
    var items: [DisplayList.Item]
    switch image.content {
    case .empty: return []
    case .bitmap, .asset:
      guard let (pixels, scale) = image.pixels(with: traits, shownAt: rect.size) else { return [] }
      return oriented(
        image, pixels: pixels, scale: scale, in: rect, color: color, isMirrored: isMirrored)
    case .drawing(let drawn, let size):
      items = place(color.map { recolored(drawn, $0) } ?? drawn, size: size, in: rect, isMirrored: isMirrored)
    case .symbol(let name, let configuration):
      let size = SystemSymbol.size(of: name, configuration, traits: traits)
      let palette = configuration.colors.first?.cgColor(with: traits)
      let ink = palette ?? color ?? UIColor.label.cgColor(with: traits)
      // Figures are drawn in a square, whatever the shape of the image is.
      let side = SystemSymbol.side(configuration, traits: traits)
      let (width, height) = (side * rect.width / max(size.width, 0.01), side * rect.height / max(size.height, 0.01))
      let square = CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
      items = place(
        SystemSymbol.items(of: name, configuration, color: ink, traits: traits), size: CGSize(width: side, height: side), in: square,
        isMirrored: isMirrored)
    }
    return items
  }

  private static func place(
    _ items: [DisplayList.Item], size: CGSize, in rect: CGRect, isMirrored: Bool
  ) -> [DisplayList.Item] {
    guard size.width > 0, size.height > 0, !items.isEmpty else { return [] }
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    let transform = CGAffineTransform(
      a: isMirrored ? -x : x, b: 0, c: 0, d: y, tx: isMirrored ? rect.maxX : rect.minX, ty: rect.minY)
    return [.group(DisplayList.Group(name: "image", kind: "UIImage", transform: transform, items: items))]
  }

  /// A bitmap turned the way its orientation says.
  private static func oriented(
    _ image: UIImage, pixels: CGImage, scale: CGFloat, in rect: CGRect, color: CGColor?, isMirrored: Bool
  ) -> [DisplayList.Item] {
    var name: String?
    if case .asset(let assetName, _) = image.content { name = assetName }
    func item(_ rect: CGRect) -> DisplayList.Item {
      let caps = image.attributes.capInsets.map {
        DisplayList.Image.CapInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
      }
      return .image(DisplayList.Image(image: pixels, rect: rect, tint: color, capInsets: caps, scale: scale, name: name))
    }
    var orientation = image.imageOrientation
    if isMirrored { orientation = orientation.mirrored }
    guard orientation != .up else { return [item(rect)] }
    let (width, height) = (rect.width, rect.height)
    let turn: CGAffineTransform
    switch orientation {
    case .up: turn = .identity
    case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .left: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    case .right: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    case .leftMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
    }
    let isSideways = turn.a == 0
    let inner = CGRect(x: 0, y: 0, width: isSideways ? height : width, height: isSideways ? width : height)
    let transform = turn.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return [.group(DisplayList.Group(name: name ?? "image", kind: "UIImage", transform: transform, items: [item(inner)]))]
  }

  /// Every colour of a drawing replaced, its alpha kept: what a template image shows.
  static func recolored(_ items: [DisplayList.Item], _ color: CGColor) -> [DisplayList.Item] {
    func tinted(_ old: CGColor) -> CGColor { color.copy(alpha: color.alpha * old.alpha) ?? color }
    func tinted(_ paint: DisplayList.Paint) -> DisplayList.Paint {
      func tinted(_ stops: [DisplayList.GradientStop]) -> [DisplayList.GradientStop] {
        stops.map { DisplayList.GradientStop(location: $0.location, color: color.copy(alpha: color.alpha * $0.color.alpha) ?? color) }
      }
      switch paint {
      case .color(let old): return .color(color.copy(alpha: color.alpha * old.alpha) ?? color)
      case .linearGradient(let start, let end, let stops): return .linearGradient(start: start, end: end, stops: tinted(stops))
      case .radialGradient(let center, let radius, let stops):
        return .radialGradient(center: center, radius: radius, stops: tinted(stops))
      case .conicGradient(let center, let angle, let stops):
        return .conicGradient(center: center, angle: angle, stops: tinted(stops))
      }
    }
    return items.map { item in
      switch item {
      case .group(var group):
        group.items = recolored(group.items, color)
        return .group(group)
      case .fill(let shape, let paint, let rule): return .fill(shape, tinted(paint), rule)
      case .stroke(let shape, var stroke):
        stroke.paint = tinted(stroke.paint)
        return .stroke(shape, stroke)
      case .border(let shape, let width, let old): return .border(shape, width: width, color: tinted(old))
      case .text(var text):
        for index in text.line.runs.indices { text.line.runs[index].attributes.color = color }
        return .text(text)
      case .image(var image):
        image.tint = color
        return .image(image)
      }
    }
  }
}

extension UIImage.Orientation {
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}
