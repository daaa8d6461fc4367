package import CoreGraphics
package import DisplayList
package import Foundation

/// Turns recorded drawing into pixels; the host installs one, as UIKit knows no renderer.
package protocol DrawingRasterizer: Sendable {
  /// Nil where the picture cannot be made (too large).
  func rasterize(_ items: [DisplayList.Item], size: CGSize, scale: CGFloat) -> CGImage?
  func pngData(of image: CGImage) -> Data?
}

package enum DrawingRasterization {
  /// Set once by the host; contexts make their images with it, too.
  nonisolated(unsafe) package static var current: (any DrawingRasterizer)? {
    didSet {
      CGContextRasterizing.rasterize = { context in
        current?.rasterize(context.items, size: context.bounds.size, scale: context.scale)
      }
    }
  }
}
