import Foundation

extension AssetLibrary {
  /// A colour of an asset catalog with its appearances.
  package final class ColorSet: Hashable, @unchecked Sendable {
    struct Variant {
      var color: UIColor
      var idiom: UIUserInterfaceIdiom?
      var style: UIUserInterfaceStyle?
      var contrast: UIAccessibilityContrast?
    }

    let variants: [Variant]

    init(variants: [Variant]) { self.variants = variants }

    package static func == (a: ColorSet, b: ColorSet) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The variant with the most fitting conditions; the unconditional one where none fits.
    package func color(for traits: TraitValues) -> UIColor {
      var best: (rank: Int, color: UIColor)?
      for variant in variants {
        let conditions: [Bool?] = [
          variant.idiom.map { $0 == traits.userInterfaceIdiom }, variant.style.map { $0 == traits.userInterfaceStyle },
          variant.contrast.map { $0 == traits.accessibilityContrast },
        ]
        guard !conditions.contains(false) else { continue }
        let rank = conditions.filter { $0 != nil }.count
        if rank > (best?.rank ?? -1) { best = (rank, variant.color) }
      }
      return best?.color ?? variants.first?.color ?? .clear
    }
  }
}
