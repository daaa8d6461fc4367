import Foundation

extension CGContext {
  /// A bitmap context; nil for sizes that are not positive.
  ///
  /// Its coordinates have y upwards, as Core Graphics' own.  Pixels are kept by the context: `data` is not written.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The picture so far; nil for a context without a size.
  public func makeImage() -> CGImage? { bounds.isInfinite ? nil : CGContextRasterizing.rasterize?(self) }
}

/// How a recorded context becomes pixels, set once by the host: modules that user code sees stay free of renderers.
package enum CGContextRasterizing {
  nonisolated(unsafe) package static var rasterize: ((CGContext) -> CGImage?)?
}
