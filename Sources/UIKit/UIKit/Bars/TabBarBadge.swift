import CoreGraphics
import Foundation

/// The number or word in a red capsule at a tab.
@MainActor
final class TabBarBadge: UIView {
  private let label = UILabel()

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: NSAttributedString?, _ color: UIColor) {
    isHidden = text == nil
    label.attributedText = text
    label.textAlignment = .center
    backgroundColor = color
    setNeedsLayout()
  }

  /// 18 points high and at least as wide.
  var fittingSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(width: max(18, PixelGrid(traitCollection).up(text.width) + 10), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
