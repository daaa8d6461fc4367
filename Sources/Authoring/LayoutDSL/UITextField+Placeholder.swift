public import UIKit

extension UITextField {
  /// A field with a rounded border and a placeholder, in a text style that follows the user's text size.
  ///
  /// - Parameters:
  ///   - placeholder: What it says while it is empty.
  ///   - style: The text style, `body` by default.
  public convenience init(_ placeholder: String, style: UIFont.TextStyle = .body) {
    self.init(frame: .zero)
    self.placeholder = placeholder
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }
}
