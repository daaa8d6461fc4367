public import UIKit

extension UIButton {
  /// A system button with a title, in a text style that follows the user's text size.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - style: The text style, `body` by default.
  public convenience init(_ title: String, style: UIFont.TextStyle = .body) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: style)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }
}
