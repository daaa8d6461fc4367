package import CoreGraphics
package import Foundation
package import TextLayout

extension DisplayList {
  /// One line of text: its glyphs stand at `origin.x + line.x + run.x + glyph.x`, its baseline at `origin.y + line.baseline`.
  package struct Text: Hashable, Sendable {
    package var line: TextLine
    /// The top left of the text frame in the group's coordinates.
    package var origin: CGPoint
    package init(line: TextLine, origin: CGPoint) {
      self.line = line
      self.origin = origin
    }
  }

  /// A bitmap stretched to a rectangle.
  package struct Image: Hashable, Sendable {
    package var image: CGImage
    package var rect: CGRect
    /// Fills the image's alpha with this colour (template images).
    package var tint: CGColor?
    /// Points of each edge that keep their size when stretched; nil stretches all.
    package var capInsets: CapInsets?
    package struct CapInsets: Hashable, Sendable {
      package var top: CGFloat
      package var left: CGFloat
      package var bottom: CGFloat
      package var right: CGFloat
      package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
      }
    }
    /// Pixels a point of the image.
    package var scale: CGFloat
    package var name: String?
    package init(image: CGImage, rect: CGRect, tint: CGColor? = nil, capInsets: CapInsets? = nil, scale: CGFloat = 1, name: String? = nil) {
      self.image = image
      self.rect = rect
      self.tint = tint
      self.capInsets = capInsets
      self.scale = scale
      self.name = name
    }
  }
}
