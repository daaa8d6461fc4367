package import CoreGraphics
package import DisplayList
package import Foundation

/// Where an image's picture comes from.
package enum ImageContent: Hashable, Sendable {
  case empty
  case bitmap(CGImage)
  /// A file or a set of an asset catalog; which of its files is shown depends on the traits.
  case asset(name: String, AssetImage)
  /// A symbol of the system, drawn by outline.
  case symbol(name: String, UIImage.SymbolConfiguration)
  /// What `UIGraphicsImageRenderer` recorded, at its size in points.
  case drawing([DisplayList.Item], CGSize)
}

/// Everything about an image that `with…` methods change.
package struct ImageAttributes: Hashable, Sendable {
  /// Pixels a point.
  package var scale: CGFloat
  package var orientation: UIImage.Orientation
  package var renderingMode: UIImage.RenderingMode
  package var tintColor: UIColor?
  /// Points that keep their size when the image is stretched; nil for images that stretch as a whole.
  package var capInsets: UIEdgeInsets?
  package var resizingMode: UIImage.ResizingMode
  package var alignmentRectInsets: UIEdgeInsets
  package var flipsForRightToLeftLayoutDirection: Bool
  /// Vector images: drawn anew at the size that they are shown at, instead of stretched.
  package var preservesVectorRepresentation = false
  package var baselineOffsetFromBottom: CGFloat?
  /// Traits that override those of the view that shows the image.
  package var traits: TraitValues?

  package init(
    scale: CGFloat = 1, orientation: UIImage.Orientation = .up, renderingMode: UIImage.RenderingMode = .automatic,
    tintColor: UIColor? = nil, capInsets: UIEdgeInsets? = nil, resizingMode: UIImage.ResizingMode = .stretch,
    alignmentRectInsets: UIEdgeInsets = .zero, flipsForRightToLeftLayoutDirection: Bool = false
  ) {
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
    self.renderingMode = renderingMode
    self.tintColor = tintColor
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.alignmentRectInsets = alignmentRectInsets
    self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
  }
}
