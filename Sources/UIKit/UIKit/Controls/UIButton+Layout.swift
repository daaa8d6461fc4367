import CoreGraphics
import Foundation

extension UIButton {
  /// The space above and below a title where no content insets are set.
  private static let titlePadding: CGFloat = 6
  /// The least width of a button that shows a title or nothing.
  private static let minimumWidth: CGFloat = 30

  /// Insets of the content: the configuration's or those that code set.
  var effectiveContentInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    return UIEdgeInsets(
      configuration.effectiveContentInsets, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private var grid: PixelGrid { PixelGrid(traitCollection) }

  private var imageSize: CGSize {
    guard let view = storedImageView, let image = view.displayedImage else { return .zero }
    return image.size(with: traitCollection)
  }

  var hasTitle: Bool { storedTitleLabel?.text?.isEmpty == false }

  private func titleSize(width: CGFloat = .infinity) -> CGSize {
    guard let label = storedTitleLabel, hasTitle else { return .zero }
    return label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
  }

  /// The line of a title's font: 18 points unless one was set, 15 for buttons that follow the tint.
  private var emptyLineHeight: CGFloat {
    (storedTitleLabel?.baseFont ?? UIFont.systemFont(ofSize: followsTint ? 15 : UIFont.buttonFontSize)).lineHeight.rounded(.up)
  }

  var contentSize: CGSize {
    applyContent()
    if let configuration { return contentSize(of: configuration) }
    let image = imageSize
    let hasInsets = contentEdgeInsets != .zero
    guard hasTitle || image == .zero else {
      // No lower than the line of the title that is not there: 22 for images of 16 and 17 points in stored frames.
      let size = grid.up(image)
      return CGSize(
        width: size.width + contentEdgeInsets.left + contentEdgeInsets.right,
        height: max(size.height, emptyLineHeight) + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }
    // Without a title or an image a button has its background's size.
    if !hasTitle, let background = currentBackgroundImage, contentEdgeInsets == .zero {
      let (size, insets) = (grid.up(background.size(with: traitCollection)), alignmentRectInsets)
      return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
    // Heights and widths of titles are whole points, as Interface Builder's stored frames show.
    let title = titleSize()
    let lineHeight = hasTitle ? title.height : label.baseFont.lineHeight
    // Nothing is added above and below a title beside an image: 24 for an image of 24 points, 22 for one that is lower than the title.
    let padding = hasInsets || image != .zero ? 0 : 2 * UIButton.titlePadding
    let height = max(lineHeight.rounded(.up) + padding, image.height)
    let width = (image.width + title.width - 1e-4).rounded(.up)
    return CGSize(
      width: max(width, hasInsets ? 0 : UIButton.minimumWidth) + contentEdgeInsets.left + contentEdgeInsets.right,
      height: height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// Where image and title stand in the content's rectangle.
  func contentLayout(in content: CGRect) -> (image: CGRect, title: CGRect) {
    if let configuration {
      let parts = contentLayout(of: configuration, in: content)
      return (parts.image, parts.title)
    }
    let image = imageSize
    let imageBox = content.inset(by: imageEdgeInsets)
    let titleBox = content.inset(by: titleEdgeInsets)
    let fills = (across: effectiveContentHorizontalAlignment == .fill, down: contentVerticalAlignment == .fill)
    var imageRect = CGRect(
      x: 0, y: 0, width: fills.across && !hasTitle ? max(imageBox.width, 0) : min(image.width, max(content.width, 0)),
      height: fills.down ? max(imageBox.height, 0) : min(image.height, max(imageBox.height, 0)))
    let room = max(titleBox.width - imageRect.width, 0)
    let natural = titleSize(width: room)
    var titleRect = CGRect(
      x: 0, y: 0, width: fills.across ? room : min(natural.width, room),
      height: fills.down ? max(titleBox.height, 0) : min(natural.height, max(titleBox.height, 0)))

    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let both = imageRect.width + titleRect.width
    func start(_ box: CGRect) -> CGFloat {
      switch effectiveContentHorizontalAlignment {
      case .left, .fill: box.minX
      case .right: box.maxX - both
      default: box.midX - both / 2
      }
    }
    imageRect.origin.x = start(imageBox) + (isReversed ? titleRect.width : 0)
    titleRect.origin.x = start(titleBox) + (isReversed ? 0 : imageRect.width)
    func top(_ box: CGRect, _ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: box.minY
      case .bottom: box.maxY - height
      default: box.midY - height / 2
      }
    }
    imageRect.origin.y = top(imageBox, imageRect.height)
    titleRect.origin.y = top(titleBox, titleRect.height)
    return (onGrid(imageRect), onGrid(titleRect))
  }

  func onGrid(_ rect: CGRect) -> CGRect {
    CGRect(x: grid.nearest(rect.minX), y: grid.nearest(rect.minY), width: rect.width, height: rect.height)
  }

  /// Distances of the title's first and last baseline from the edges of a button of its own size.
  var titleBaselines: (first: CGFloat, last: CGFloat)? {
    guard hasTitle, let label = storedTitleLabel, let first = label.firstBaselineFromTop, let last = label.lastBaselineFromBottom
    else { return nil }
    let size = contentSize
    let rect = contentLayout(in: CGRect(origin: .zero, size: size).inset(by: effectiveContentInsets)).title
    return (rect.minY + first, size.height - rect.maxY + last)
  }
}
