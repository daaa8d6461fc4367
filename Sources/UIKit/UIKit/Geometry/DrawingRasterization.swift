import CoreGraphics
package import DisplayList

/// Where UIKit finds the renderer of what its contexts recorded, as it knows none itself.
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
