package import CoreGraphics
package import Foundation

/// Turns recorded drawing into pixels: a renderer gives one.
package protocol DrawingRasterizer: Sendable {
  /// Nil where the picture cannot be made (too large).
  func rasterize(_ items: [DisplayList.Item], size: CGSize, scale: CGFloat) -> CGImage?
  func pngData(of image: CGImage) -> Data?
}
