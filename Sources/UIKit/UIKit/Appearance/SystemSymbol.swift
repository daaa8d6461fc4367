import CoreGraphics
import DisplayList
import Foundation

/// Symbols of the system: Apple's own are not free, so lines, simple figures and the outlines of Bootstrap Icons stand for them.
enum SystemSymbol {
  /// The size in points of a symbol's image.
  static func size(of name: String, _ configuration: UIImage.SymbolConfiguration, traits: UITraitCollection) -> CGSize {
    if let em = SymbolShapes.size(of: name) {
      let points = pointSize(configuration, traits: traits)
      let grid = PixelGrid(traits)
      return CGSize(width: grid.nearest(em.width * points), height: grid.nearest(em.height * points))
    }
    let side = side(configuration, traits: traits)
    return CGSize(width: side, height: side)
  }

  /// The side of the square that figures are drawn in.
  static func side(_ configuration: UIImage.SymbolConfiguration, traits: UITraitCollection) -> CGFloat {
    (pointSize(configuration, traits: traits) * 1.2 * 3).rounded() / 3
  }

  /// What lies between a symbol's image and the line of a font of its size, by which symbols are aligned: less than nothing for an image
  /// that is lower than the line.
  static func alignmentRectInsets(
    of name: String, _ configuration: UIImage.SymbolConfiguration, traits: UITraitCollection
  ) -> UIEdgeInsets {
    guard SymbolShapes.size(of: name) != nil else { return .zero }
    let line = PixelGrid(traits).up(UIFont.systemFont(ofSize: pointSize(configuration, traits: traits)).lineHeight)
    let inset = (size(of: name, configuration, traits: traits).height - line) / 2
    return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
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
    let side = side(configuration, traits: traits)
    let weight = configuration.weight?.fontWeight().rawValue ?? 0
    let drawing = SymbolDrawing(side: side, lineWidth: side * (0.085 + 0.06 * weight), color: color)
    if let items = drawing.items(of: name) { return items }
    let stand = standIn(of: name) { drawing.items(of: $0) != nil }
    UIKitDiagnostics.shared.note(
      kind: "placeholder-symbol",
      message: "the system symbol “\(name)” is not drawn: \(stand.map { "“\($0)”" } ?? "an outlined square") stands in its place")
    return stand.flatMap { drawing.items(of: $0) } ?? drawing.placeholder
  }

  /// The nearest name that is drawn, without the last parts: a badge, a slash or a filling.
  private static func standIn(of name: String, isDrawn: (String) -> Bool) -> String? {
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: ".")
      if isDrawn(shorter) { return shorter }
    }
    return nil
  }
}
