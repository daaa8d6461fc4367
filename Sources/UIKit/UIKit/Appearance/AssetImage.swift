package import CoreGraphics
package import Foundation

/// An image of the sources' folders: its files by scale, idiom and appearance.
///
/// Files are read when first shown.
package final class AssetImage: Hashable, @unchecked Sendable {
  package struct Variant: Hashable, Sendable {
    package var path: String
    /// Pixels a point; nil for a file that serves every scale.
    package var scale: CGFloat?
    package var idiom: UIUserInterfaceIdiom?
    package var style: UIUserInterfaceStyle?
    package var contrast: UIAccessibilityContrast?
    package var direction: UITraitEnvironmentLayoutDirection?
  }

  package let variants: [Variant]
  package let attributes: ImageAttributes
  private let lock = NSLock()
  private var decoded: [String: CGImage?] = [:]

  package init(variants: [Variant], attributes: ImageAttributes = ImageAttributes()) {
    self.variants = variants
    self.attributes = attributes
  }

  package static func == (a: AssetImage, b: AssetImage) -> Bool { a.variants == b.variants && a.attributes == b.attributes }
  package func hash(into hasher: inout Hasher) { hasher.combine(variants) }

  /// The best variant's pixels for the traits, and its scale.
  package func pixels(for traits: TraitValues) -> (image: CGImage, scale: CGFloat)? {
    guard let variant = best(for: traits), let image = image(at: variant.path) else { return nil }
    return (image, variant.scale ?? 1)
  }

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
      guard let scale = variant.scale else { return (fit, 1, 0) }
      if scale == wanted { return (fit, 3, 0) }
      return scale > wanted ? (fit, 2, -scale) : (fit, 0, scale)
    }
    return candidates.max { rank($0) < rank($1) }
  }

  private func image(at path: String) -> CGImage? {
    lock.lock()
    defer { lock.unlock() }
    if let known = decoded[path] { return known }
    var image: CGImage?
    if let data = FileManager.default.contents(atPath: path) {
      image = VectorImage.isVector(path) ? VectorImage.pixels(data, path: path) : UIImage.decode(data, name: path)
    } else {
      UIKitDiagnostics.shared.note(kind: "unreadable-image", message: "\(path) cannot be read")
    }
    decoded[path] = image
    return image
  }
}
