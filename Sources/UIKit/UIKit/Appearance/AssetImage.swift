package import CoreGraphics
package import Foundation

/// An image of the sources' folders: its files by scale, idiom and appearance.
///
/// Files are read when first shown.
package final class AssetImage: Hashable, @unchecked Sendable {
  package struct Variant: Hashable, Sendable {
    package var path: String
    /// Pixels a point; nil for a file that serves every scale, as vector images do.
    package var scale: CGFloat?
    package var idiom: UIUserInterfaceIdiom?
    package var style: UIUserInterfaceStyle?
    package var contrast: UIAccessibilityContrast?
    package var direction: UITraitEnvironmentLayoutDirection?
  }

  package let variants: [Variant]
  package let attributes: ImageAttributes
  private let lock = NSLock()
  private struct Key: Hashable {
    var path: String
    /// Pixels a point of a vector image.
    var scale: CGFloat?
  }
  private var decoded: [Key: CGImage?] = [:]

  package init(variants: [Variant], attributes: ImageAttributes = ImageAttributes()) {
    self.variants = variants
    self.attributes = attributes
  }

  package static func == (a: AssetImage, b: AssetImage) -> Bool { a.variants == b.variants && a.attributes == b.attributes }
  package func hash(into hasher: inout Hasher) { hasher.combine(variants) }

  /// The best variant's pixels for the traits, and its scale.
  ///
  /// A vector image that keeps its outlines is drawn anew for the size in points that it is shown at.
  package func pixels(for traits: TraitValues, shownAt size: CGSize? = nil) -> (image: CGImage, scale: CGFloat)? {
    guard let variant = best(for: traits) else { return nil }
    guard VectorImage.isVector(variant.path) else { return image(at: variant.path).map { ($0, variant.scale ?? 1) } }
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    guard let image = image(at: variant.path, scale: scale) else { return nil }
    guard let size, attributes.preservesVectorRepresentation, image.width > 0, image.height > 0 else { return (image, scale) }
    let ratio = max(size.width * scale / CGFloat(image.width), size.height * scale / CGFloat(image.height))
    let edge = CGFloat(max(image.width, image.height))
    guard ratio.isFinite, ratio > 0.01, abs(ratio - 1) * edge > 0.5, edge * ratio <= AssetImage.maximumEdge,
      let fitting = self.image(at: variant.path, scale: scale * ratio)
    else { return (image, scale) }
    return (fitting, scale * ratio)
  }

  /// A grey square of 24 points in the place of a vector image that can't be read and has no size.
  package func placeholder(for traits: TraitValues) -> (image: CGImage, scale: CGFloat)? {
    guard let variant = best(for: traits), VectorImage.isVector(variant.path) else { return nil }
    return (CGImage(width: 24, height: 24, pixels: Data((0..<(24 * 24 * 4)).map { $0 % 4 == 3 ? 255 : 204 })), 1)
  }

  /// Pixels that an edge of a vector image that is drawn anew has at most.
  private static let maximumEdge: CGFloat = 8192

  /// Appearance and idiom must fit where given; then the exact scale, else the next larger one, else the largest.
  package func best(for traits: TraitValues) -> Variant? {
    let usable = variants.filter {
      ($0.idiom == nil || $0.idiom == traits.userInterfaceIdiom) && ($0.style == nil || $0.style == traits.userInterfaceStyle)
        && ($0.contrast == nil || $0.contrast == traits.accessibilityContrast)
        && ($0.direction == nil || $0.direction == traits.layoutDirection)
    }
    // An idiom that no variant names falls back on whatever there is.
    let candidates = usable.isEmpty ? variants.filter { $0.style == nil && $0.contrast == nil } : usable
    func rank(_ variant: Variant) -> (Int, Int, CGFloat) {
      let fit = [variant.style != nil, variant.contrast != nil, variant.idiom != nil, variant.direction != nil].filter { $0 }.count
      let wanted = traits.displayScale > 0 ? traits.displayScale : 1
      guard let scale = variant.scale else { return (fit, VectorImage.isVector(variant.path) ? 3 : 1, 0) }
      if scale == wanted { return (fit, 3, 0) }
      return scale > wanted ? (fit, 2, -scale) : (fit, 0, scale)
    }
    return candidates.max { rank($0) < rank($1) }
  }

  private func image(at path: String, scale: CGFloat? = nil) -> CGImage? {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(path: path, scale: scale)
    if let known = decoded[key] { return known }
    var image: CGImage?
    if let data = FileManager.default.contents(atPath: path) {
      image = scale.map { VectorImage.pixels(data, path: path, scale: $0) } ?? UIImage.decode(data, name: path)
    } else {
      UIKitDiagnostics.shared.note(kind: "unreadable-image", message: "\(path) cannot be read")
    }
    decoded[key] = image
    return image
  }
}
