import CoreGraphics
import DisplayList
import Foundation

/// Symbols of the system, by outline: San Francisco's own are not free, so these are drawn from simple figures.
enum SystemSymbol {
  /// The size in points of a symbol's image.
  static func size(of name: String, _ configuration: UIImage.SymbolConfiguration, traits: UITraitCollection) -> CGSize {
    let side = (pointSize(configuration, traits: traits) * 1.2 * 3).rounded() / 3
    return CGSize(width: side, height: side)
  }

  static func pointSize(_ configuration: UIImage.SymbolConfiguration, traits: UITraitCollection) -> CGFloat {
    var size = configuration.pointSize ?? 17
    if let style = configuration.textStyle {
      size = DynamicType.pointSize(of: style, at: traits.preferredContentSizeCategory)
    }
    switch configuration.scale {
    case .small: size *= 0.783
    case .large: size *= 1.283
    default: break
    }
    return size
  }

  /// The symbol's figure in its size; an empty rounded square and a diagnostic for names without one.
  static func items(
    of name: String, _ configuration: UIImage.SymbolConfiguration, color: CGColor, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let size = size(of: name, configuration, traits: traits)
    let weight = configuration.weight?.fontWeight().rawValue ?? 0
    let drawing = SymbolDrawing(side: size.width, lineWidth: size.width * (0.085 + 0.06 * weight), color: color)
    if let items = drawing.items(of: name) { return items }
    UIKitDiagnostics.shared.note(
      kind: "placeholder-symbol", message: "the system symbol “\(name)” is not drawn: an outlined square stands in its place")
    return drawing.placeholder
  }
}
