package import Foundation

extension CGContext {
  /// Something drawn, with the state that it was drawn in.
  package struct Operation: Sendable {
    /// From the content's coordinates to the context's base.
    package var transform: CGAffineTransform
    /// All of them cut, in the base's coordinates.
    package var clips: [Clip]
    package var alpha: CGFloat
    package var blendMode: CGBlendMode
    package var shadow: Shadow?
    package var content: Content
  }

  package struct Clip: Hashable, Sendable {
    package var path: CGPath
    package var rule: CGPathFillRule
  }

  /// In the base's coordinates; `blur` is Core Graphics': twice the radius of a layer's shadow.
  package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor
  }

  package struct Line: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap: CGLineCap = .butt
    package var join: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dash: [CGFloat] = []
  }

  package indirect enum Content: Sendable {
    case fill(CGPath, CGColor, CGPathFillRule)
    case stroke(CGPath, CGColor, Line)
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
    case radialGradient(
      CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, CGGradientDrawingOptions)
    /// The image stands upright in the rectangle as the transform leaves it.
    case image(CGImage, CGRect)
    /// A transparency layer: what was drawn between its beginning and its end, as one picture.
    case layer([Operation])
    /// What a higher module draws: text, whole views.
    case foreign(any CGContextContent)
  }
}

/// Content that Core Graphics knows nothing of; the module that made it casts it back.
package protocol CGContextContent: Sendable {}
