package import Foundation

/// Rounding to the pixels of a screen.
package struct PixelGrid: Sendable {
  /// Pixels a point, at least one.
  package let scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  package init(_ traits: UITraitCollection) {
    self.init(scale: traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale)
  }

  /// What arithmetic on floating point numbers may add to a whole pixel.
  private static let noise: CGFloat = 1e-4

  /// Up to the next pixel: how sizes of text and images are rounded.
  package func up(_ value: CGFloat) -> CGFloat { ((value * scale) - PixelGrid.noise).rounded(.up) / scale }

  package func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }

  /// To the nearest pixel, half up: how positions are rounded.
  package func nearest(_ value: CGFloat) -> CGFloat { ((value * scale) + 0.5 + PixelGrid.noise).rounded(.down) / scale }
}
