import CoreGraphics
import DisplayList
import Foundation

/// The figures that controls are made of, each a group with a name of its own.
enum ControlDrawing {
  /// A shadow as Apple's design resources state it: an offset downwards, a blur (twice a layer's radius) and black's opacity.
  struct Shadow {
    var offset: CGFloat
    var blur: CGFloat
    var opacity: CGFloat
  }

  static func group(
    _ name: String, of kind: String, opacity: CGFloat = 1, clip: DisplayList.Shape? = nil, _ items: [DisplayList.Item]
  ) -> DisplayList.Item {
    .group(DisplayList.Group(name: name, kind: kind, opacity: opacity, clip: clip, items: items))
  }

  /// A filled figure above its shadows.
  static func raised(
    _ name: String, of kind: String, _ shape: DisplayList.Shape, color: CGColor, shadows: [Shadow]
  ) -> DisplayList.Item {
    var item = DisplayList.Item.fill(shape, .color(color), .winding)
    for (index, shadow) in shadows.enumerated().reversed() {
      let value = DisplayList.Shadow(
        color: CGColor(red: 0, green: 0, blue: 0, alpha: shadow.opacity * color.alpha), offset: CGSize(width: 0, height: shadow.offset),
        radius: shadow.blur / 2, shape: shape)
      item = .group(
        DisplayList.Group(name: index == 0 ? name : "\(name)-shadow", kind: kind, shadow: value, items: [item]))
    }
    return item
  }

  /// A rectangle with rounded corners, as far as it has room for them.
  static func rounded(_ rect: CGRect, _ radius: CGFloat) -> DisplayList.Shape {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    return radius > 0 ? .roundedRect(rect, DisplayList.CornerRadii(radius)) : .rect(rect)
  }

  /// A rectangle whose short sides are half circles.
  static func pill(_ rect: CGRect) -> DisplayList.Shape { rounded(rect, .infinity) }

  static func fill(_ shape: DisplayList.Shape, _ color: CGColor) -> DisplayList.Item { .fill(shape, .color(color), .winding) }
}

extension CGRect {
  /// Whether there is anything to draw in: a width and a height that are positive numbers.
  var isDrawable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite && minX.isFinite && minY.isFinite }

  /// The same on the other side of a box.
  func mirrored(in box: CGRect) -> CGRect { CGRect(x: box.minX + box.maxX - maxX, y: minY, width: width, height: height) }
}
