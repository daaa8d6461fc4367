package import CoreGraphics
package import Foundation

extension DisplayList {
  /// An outline; kept as the simplest figure that says it, so that an SVG has rectangles where the layout has them.
  package enum Shape: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, CornerRadii)
    case ellipse(CGRect)
    case path(CGPath)
  }

  /// Radii clockwise from the top left, in points; `continuous` is `CALayerCornerCurve.continuous`.
  package struct CornerRadii: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat
    package var isContinuous: Bool

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat, isContinuous: Bool = false) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
      self.isContinuous = isContinuous
    }

    package init(_ radius: CGFloat) { self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius) }

    /// The one radius of all four corners; nil where they differ.
    package var uniform: CGFloat? {
      topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
    }
  }

  package struct Stroke: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }
    package var paint: Paint
    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
      paint: Paint, width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
      dashPhase: CGFloat = 0
    ) {
      self.paint = paint
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }

  package enum Paint: Hashable, Sendable {
    case color(CGColor)
    /// Points in the group's coordinates.
    case linearGradient(start: CGPoint, end: CGPoint, stops: [GradientStop])
    case radialGradient(center: CGPoint, radius: CGSize, stops: [GradientStop])
    /// Angle in radians, clockwise from the right, where the first stop lies.
    case conicGradient(center: CGPoint, angle: CGFloat, stops: [GradientStop])
  }

  package struct GradientStop: Hashable, Sendable {
    /// 0 to 1.
    package var location: CGFloat
    package var color: CGColor
    package init(location: CGFloat, color: CGColor) {
      self.location = location
      self.color = color
    }
  }

  /// A layer's shadow; it ends 2 × `radius` from the outline.
  package struct Shadow: Hashable, Sendable {
    /// Opacity included.
    package var color: CGColor
    package var offset: CGSize
    package var radius: CGFloat
    /// The outline that casts it; nil where the group's own alpha does.
    package var shape: Shape?
    package init(color: CGColor, offset: CGSize, radius: CGFloat, shape: Shape?) {
      self.color = color
      self.offset = offset
      self.radius = radius
      self.shape = shape
    }
  }
}
