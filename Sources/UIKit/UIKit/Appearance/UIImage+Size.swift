public import CoreGraphics
import DisplayList
public import Foundation

extension UIImage {
  /// In points.
  public var size: CGSize { size(with: .current) }

  public var scale: CGFloat { resolvedScale(with: .current) }

  /// The pixels under the current traits; nil for symbols and drawings, which have none.
  public var cgImage: CGImage? { pixels(with: .current)?.image }

  package func size(with traits: UITraitCollection) -> CGSize {
    switch content {
    case .empty: return .zero
    case .drawing(_, let size): return size
    case .symbol(let name, let configuration): return SystemSymbol.size(of: name, configuration, traits: traits)
    case .bitmap, .asset:
      guard let (image, scale) = pixels(with: traits) else { return .zero }
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      switch attributes.orientation {
      case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: size.height, height: size.width)
      default: return size
      }
    }
  }

  /// The distances from the image's edges to the rectangle that it is aligned by.
  package func alignmentRectInsets(with traits: UITraitCollection) -> UIEdgeInsets {
    if case .symbol(let name, let configuration) = content, attributes.alignmentRectInsets == .zero {
      return SystemSymbol.alignmentRectInsets(of: name, configuration, traits: traits)
    }
    return attributes.alignmentRectInsets
  }

  private func resolvedScale(with traits: UITraitCollection) -> CGFloat {
    switch content {
    case .empty: attributes.scale
    case .symbol: traits.displayScale > 0 ? traits.displayScale : 1
    case .bitmap, .drawing: attributes.scale
    case .asset: pixels(with: traits)?.scale ?? attributes.scale
    }
  }

  /// The bitmap that is shown under the traits, at a size in points where that is known, and its pixels a point.
  package func pixels(with traits: UITraitCollection, shownAt size: CGSize? = nil) -> (image: CGImage, scale: CGFloat)? {
    switch content {
    case .empty, .symbol: return nil
    case .bitmap(let image): return (image, attributes.scale)
    case .drawing(let items, let size):
      guard let rasterizer = DrawingRasterization.current else { return nil }
      return rasterizer.rasterize(items, size: size, scale: attributes.scale).map { ($0, attributes.scale) }
    case .asset(_, let asset):
      var values = traits.values
      if let own = attributes.traits { values.merge(own) }
      let isWhole = attributes.capInsets == nil && attributes.orientation == .up
      return asset.pixels(for: values, shownAt: isWhole ? size : nil) ?? asset.placeholder(for: values)
    }
  }

  public func pngData() -> Data? { cgImage.flatMap { DrawingRasterization.current?.pngData(of: $0) } }

  /// The mean of the pixels: what a pattern colour is drawn as.
  var averageComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    guard let image = cgImage, image.width > 0, image.height > 0 else { return (0, 0, 0, 0) }
    var sums = [0.0, 0.0, 0.0, 0.0]
    let pixels = [UInt8](image.pixels)
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Double(pixels[offset + 3])
      for channel in 0..<3 { sums[channel] += Double(pixels[offset + channel]) * alpha }
      sums[3] += alpha
    }
    guard sums[3] > 0 else { return (0, 0, 0, 0) }
    let channels = (0..<3).map { CGFloat(sums[$0] / sums[3] / 255) }
    return (channels[0], channels[1], channels[2], CGFloat(sums[3] / 255 / Double(image.width * image.height)))
  }
}
