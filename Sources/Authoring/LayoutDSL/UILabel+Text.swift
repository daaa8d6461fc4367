public import UIKit

extension UILabel {
  /// A label of as many lines as the text needs, in a text style that follows the user's text size.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - style: The text style, `body` by default.
  ///   - weight: The weight, that of the style by default.
  public convenience init(_ text: String, style: UIFont.TextStyle = .body, weight: UIFont.Weight? = nil) {
    self.init(frame: .zero)
    self.text = text
    font = .scaled(style, weight: weight)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}

extension UIFont {
  /// The font of a text style at the user's text size, in another weight if one is given.
  fileprivate static func scaled(_ style: TextStyle, weight: Weight?) -> UIFont {
    guard let weight else { return .preferredFont(forTextStyle: style) }
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: standard).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}
