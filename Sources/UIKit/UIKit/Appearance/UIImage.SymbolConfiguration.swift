public import Foundation
import TextLayout

extension UIImage {
  /// The size, weight and colours of a system symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Nil takes the size of the surrounding text.
    package let pointSize: CGFloat?
    package let weight: SymbolWeight?
    package let scale: SymbolScale?
    package let textStyle: UIFont.TextStyle?
    package let colors: [UIColor]

    package init(
      pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil, textStyle: UIFont.TextStyle? = nil,
      colors: [UIColor] = []
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.textStyle = textStyle
      self.colors = colors
      super.init(traitCollection: nil)
    }

    private static let storedUnspecified = SymbolConfiguration(pointSize: nil)
    open class var unspecified: SymbolConfiguration { storedUnspecified }

    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: nil, scale: nil) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: nil)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: Optional(weight), scale: Optional(scale), textStyle: nil)
    }
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: nil, scale: scale) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: nil) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: nil, weight: nil, scale: nil, textStyle: textStyle)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale, textStyle: textStyle)
    }
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: UIFont.Weight(font.fontDescription.weight).symbolWeight(), scale: nil)
    }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: font.pointSize, weight: UIFont.Weight(font.fontDescription.weight).symbolWeight(), scale: Optional(scale),
        textStyle: nil)
    }
    public convenience init(hierarchicalColor: UIColor) { self.init(colors: [hierarchicalColor]) }
    public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors) }

    override func merged(with other: Configuration?) -> Configuration {
      guard let other = other as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
        textStyle: other.textStyle ?? textStyle, colors: other.colors.isEmpty ? colors : other.colors)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale && textStyle == other.textStyle
        && colors == other.colors
    }

    nonisolated open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      hasher.combine(textStyle)
      return hasher.finalize()
    }
  }
}
