import CoreGraphics
import Foundation

extension UITableViewCell {
  /// Between an image and the text (source: labels in stored interfaces).
  private static let imageSpacing: CGFloat = 15

  private var imageSize: CGSize {
    guard let view = parts.image, let image = view.displayedImage, contentConfiguration == nil else { return .zero }
    let size = image.size(with: traitCollection)
    let room = contentView.bounds.height
    guard size.height > room, size.height > 0, room > 0 else { return size }
    return CGSize(width: (size.width * room / size.height).rounded(), height: room)
  }

  /// Where the text starts, from the cell's leading edge.
  var textStart: CGFloat {
    let side = effectiveUserInterfaceLayoutDirection == .rightToLeft ? contentView.layoutMargins.right : contentView.layoutMargins.left
    let start = side + CGFloat(max(0, indentationLevel)) * indentationWidth
    if let list = parts.configured as? UIListContentView { return list.textStart }
    let image = imageSize
    return image.width > 0 ? start + image.width + UITableViewCell.imageSpacing : start
  }

  /// Places the labels and the image of the cell's style.
  func placeTexts() {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let box = contentView.bounds
    let margins = contentView.layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ view: UIView?, _ frame: CGRect) {
      guard let view, view.layoutState.translatesAutoresizingMask else { return }
      let frame = isMirrored ? frame.mirrored(in: box) : frame
      if view.frame != frame { view.frame = frame }
    }
    let image = imageSize
    let start = textStart
    let indent = start - (image.width > 0 ? image.width + UITableViewCell.imageSpacing : 0)
    put(parts.image, CGRect(origin: CGPoint(x: indent, y: ((box.height - image.height) / 2).rounded(.down)), size: image))
    let end = box.width - (isMirrored ? margins.left : margins.right)
    let area = CGRect(x: start, y: 0, width: max(0, end - start), height: box.height)
    switch cellStyle {
    case .default: put(parts.text, area)
    case .subtitle: placeSubtitle(in: area, put)
    case .value1: placeSideBySide(in: area, put)
    case .value2: placeContact(in: area, put)
    }
  }

  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func placeSubtitle(in area: CGRect, _ put: (UIView?, CGRect) -> Void) {
    let (text, detail) = (size(parts.text, area.width), size(parts.detail, area.width))
    let y = max(0, ((area.height - text.height - detail.height) / 2).rounded(.up))
    put(parts.text, CGRect(x: area.minX, y: y, width: text.width, height: text.height))
    put(parts.detail, CGRect(x: area.minX, y: y + text.height, width: detail.width, height: detail.height))
  }

  private func centered(_ size: CGSize, x: CGFloat, in area: CGRect) -> CGRect {
    CGRect(x: x, y: PixelGrid(traitCollection).nearest((area.height - size.height) / 2), width: size.width, height: size.height)
  }

  /// A text at the start and one at the end, 6 points between them at least (an approximation): the second one gives way.
  private func placeSideBySide(in area: CGRect, _ put: (UIView?, CGRect) -> Void) {
    let text = size(parts.text, area.width)
    let detail = size(parts.detail, max(0, area.width - text.width - (text.width > 0 ? 6 : 0)))
    put(parts.text, centered(text, x: area.minX, in: area))
    put(parts.detail, centered(detail, x: area.maxX - detail.width, in: area))
  }

  /// A label of 91 points, its text at the end, and the value behind it; both numbers are approximations.
  private func placeContact(in area: CGRect, _ put: (UIView?, CGRect) -> Void) {
    let text = size(parts.text, min(91, area.width))
    put(parts.text, centered(CGSize(width: min(91, area.width), height: text.height), x: area.minX, in: area))
    let detail = size(parts.detail, max(0, area.width - 97))
    put(parts.detail, centered(detail, x: area.minX + 97, in: area))
  }
}
