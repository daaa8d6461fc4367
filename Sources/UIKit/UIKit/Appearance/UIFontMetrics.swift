public import Foundation
import TextLayout

/// Scales fonts and lengths with the text size setting, along the curve of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  package let textStyle: UIFont.TextStyle

  private static let storedDefault = UIFontMetrics(forTextStyle: .body)
  open class var `default`: UIFontMetrics { storedDefault }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: nil, traits: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, traits: traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: traitCollection)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = DynamicType.scale(of: textStyle, at: traits.preferredContentSizeCategory)
    guard factor != 1 else { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    guard scale > 0 else { return value * factor }
    return (value * factor * scale).rounded() / scale
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
    if font.scaling != nil {
      preconditionFailure("scaledFont(for:) was given a font that is already scaled: \(font)")
    }
    var description = font.fontDescription
    description.size = scaledValue(for: font.pointSize, compatibleWith: traits)
    if let maximum, maximum > 0 { description.size = min(description.size, maximum) }
    return UIFont(description, scaling: .metrics(textStyle, base: font.pointSize, maximum: maximum))
  }
}

extension UIFont {
  /// The font at the text size of the traits; itself where it does not follow the setting.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil: return self
    case .preferred(let style):
      var description = fontDescription
      description.size = DynamicType.pointSize(of: style, at: traits.preferredContentSizeCategory)
      return UIFont(description, scaling: scaling)
    case .metrics(let style, let base, let maximum):
      var description = fontDescription
      description.size = UIFontMetrics(forTextStyle: style).scaledValue(for: base, compatibleWith: traits)
      if let maximum, maximum > 0 { description.size = min(description.size, maximum) }
      return UIFont(description, scaling: scaling)
    }
  }
}
