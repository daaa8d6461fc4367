import CoreGraphics
package import DisplayList
public import Foundation

/// The field of a search bar: a rounded fill with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame.size = CGSize(width: 20, height: 20)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    font = .systemFont(ofSize: 17)
    returnKeyType = .search
    accessibilityTraits = .searchField
  }

  /// 36 points up to iOS 18, the height of a search bar of 56 less 10 above and below; 44 from iOS 26 on, in a bar of 64.
  static var height: CGFloat { SystemGeneration.current >= 26 ? 44 : 36 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISearchTextField.height)
  }

  // The distances of glass and text from the edges are an approximation.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -7 : 7, dy: 0)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.rightViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 7 : -7, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.clearButtonRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 6 : -6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end): (CGFloat, CGFloat) = (6, 6)
    rect.origin.x += isRightToLeft ? end : start
    rect.size.width = max(rect.width - start - end, 0)
    return rect
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  package override func emitContent(into items: inout [DisplayList.Item]) {
    if borderStyle != .roundedRect, background == nil, backgroundColor == nil, bounds.isDrawable {
      let shape = ControlDrawing.rounded(bounds, SystemGeneration.current >= 26 ? .infinity : 10)
      items.append(
        ControlDrawing.group(
          "field", of: "UISearchTextField", [ControlDrawing.fill(shape, UIColor.tertiarySystemFill.cgColor(with: traitCollection))]))
    }
    super.emitContent(into: &items)
  }
}
