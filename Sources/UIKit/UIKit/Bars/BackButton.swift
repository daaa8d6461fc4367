import CoreGraphics
import DisplayList
import Foundation

/// The button that leads back: a chevron and the title of the screen below.
@MainActor
final class BackButton: UIControl {
  private let indicator = UIImageView()
  private let label = UILabel()
  private var look: Look?
  /// Called for a tap.
  var onTap: (() -> Void)?

  /// From the bar's edge to the chevron, and from the chevron to the title (as dumps of bars since iOS 11 have them).
  static let margin: CGFloat = 8
  static let spacing: CGFloat = 6

  struct Look: Equatable {
    var text: NSAttributedString
    var indicator: UIImage?
    var isMirrored: Bool
  }

  convenience init() {
    self.init(frame: .zero)
    indicator.automaticIsTemplate = true
    indicator.contentMode = .center
    addSubview(indicator)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  func show(_ new: Look) {
    guard new != look else { return }
    look = new
    label.attributedText = new.text
    indicator.image = new.indicator ?? BackButton.chevron(isMirrored: new.isMirrored)
    setNeedsLayout()
  }

  private var indicatorSize: CGSize { indicator.intrinsicContentSize }

  var width: CGFloat {
    let title = label.intrinsicContentSize.width
    return indicatorSize.width + (title > 0 ? BackButton.spacing + title : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (mark, text) = (indicatorSize, label.intrinsicContentSize)
    let grid = PixelGrid(traitCollection)
    let isMirrored = look?.isMirrored == true
    let markX = isMirrored ? bounds.width - mark.width : 0
    indicator.frame = CGRect(x: markX, y: grid.nearest((bounds.height - mark.height) / 2), width: mark.width, height: mark.height)
    let room = max(0, bounds.width - mark.width - BackButton.spacing)
    let width = min(text.width, room)
    label.frame = CGRect(
      x: isMirrored ? bounds.width - mark.width - BackButton.spacing - width : mark.width + BackButton.spacing,
      y: grid.nearest((bounds.height - text.height) / 2), width: width, height: text.height)
  }

  /// 13 × 21 points, the size of the indicator in bars since iOS 11; the line's width is near that of the semibold symbol.
  private static func chevron(isMirrored: Bool) -> UIImage {
    let size = CGSize(width: 13, height: 21)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? size.width - x : x, y: y) }
    let path = CGPath(elements: [.move(point(10.5, 1.6)), .line(point(1.9, 10.5)), .line(point(10.5, 19.4))])
    let stroke = DisplayList.Stroke(paint: .color(CGColor(gray: 0, alpha: 1)), width: 2.6, cap: .round, join: .round)
    return UIImage(
      content: .drawing([.stroke(.path(path), stroke)], size), attributes: ImageAttributes(scale: 3, renderingMode: .alwaysTemplate))
  }
}
