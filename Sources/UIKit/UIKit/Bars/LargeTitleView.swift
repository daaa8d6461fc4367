import CoreGraphics
import Foundation

/// The title below the row of a bar.
@MainActor
final class LargeTitleView: UIView {
  private let label = UILabel()
  private var sides = UIEdgeInsets.zero
  private var fullHeight: CGFloat = 0

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(label)
  }

  func show(_ title: String, _ attributes: [NSAttributedString.Key: Any], margins: UIEdgeInsets, fullHeight: CGFloat) {
    let text = NSAttributedString(string: title, attributes: attributes)
    if label.attributedText != text { label.attributedText = text }
    sides = margins
    self.fullHeight = fullHeight
    place()
  }

  /// The label stands 3 points below the row; a title that is scrolled away loses its upper part first.
  private func place() {
    let size = label.intrinsicContentSize
    let width = min(size.width, max(0, bounds.width - sides.left - sides.right))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? bounds.width - sides.right - width : sides.left, y: 3 + bounds.height - fullHeight, width: width,
      height: size.height)
  }
}
