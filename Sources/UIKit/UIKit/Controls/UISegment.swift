import CoreGraphics
import Foundation

/// One segment of a segmented control: its title or image in the middle.
final class UISegment: UIView {
  private var label: UILabel?
  private var imageView: UIImageView?

  var title: String? {
    didSet {
      measured = nil
      if title != nil { image = nil }
    }
  }
  var image: UIImage? {
    didSet {
      measured = nil
      if image != nil { title = nil }
    }
  }
  /// The content's size, kept until the content or its style changes.
  var measured: CGSize?
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true
  var action: UIAction? {
    didSet {
      guard let action else { return }
      if let picture = action.image { image = picture } else { title = action.title }
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// The size of the title or image.
  ///
  /// A title is measured in its widest form, so that selecting moves nothing.
  func contentSize(_ attributes: [[NSAttributedString.Key: Any]]) -> CGSize {
    if let measured { return measured }
    let size = measure(attributes)
    measured = size
    return size
  }

  private func measure(_ attributes: [[NSAttributedString.Key: Any]]) -> CGSize {
    if let image { return image.size(with: traitCollection) }
    guard let title, !title.isEmpty else { return .zero }
    let grid = PixelGrid(traitCollection)
    return attributes.reduce(CGSize.zero) { size, attributes in
      let own = grid.up(NSAttributedString(string: title, attributes: attributes).size())
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  /// Hands title and image to their views and places these.
  func apply(_ attributes: [NSAttributedString.Key: Any], tint: UIColor, offset: CGSize) {
    let grid = PixelGrid(traitCollection)
    func place(_ view: UIView, _ size: CGSize) {
      let width = min(size.width, max(bounds.width - 4, 0))
      view.frame = CGRect(
        x: grid.nearest((bounds.width - width) / 2 + offset.width), y: grid.nearest((bounds.height - size.height) / 2 + offset.height),
        width: width, height: size.height)
    }
    // A segment without room for content needs no views for it.
    let hasRoom = bounds.width > 4
    label?.isHidden = title == nil || !hasRoom
    imageView?.isHidden = image == nil || !hasRoom
    guard hasRoom else { return }
    if let title {
      let label = self.label ?? UILabel()
      if self.label == nil {
        self.label = label
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
      }
      let text = NSMutableAttributedString(string: title, attributes: attributes)
      if attributes[.paragraphStyle] == nil {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      }
      if label.attributedText?.isSame(as: text) != true { label.attributedText = text }
      place(label, label.intrinsicContentSize)
    }
    if let image {
      let view = imageView ?? UIImageView()
      if imageView == nil {
        imageView = view
        view.automaticIsTemplate = true
        addSubview(view)
      }
      view.tintColor = tint
      if view.image !== image { view.image = image }
      place(view, image.size(with: traitCollection))
    }
  }
}
