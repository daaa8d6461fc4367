import CoreGraphics
import Foundation

extension UICollectionViewListCell {
  /// Where the text starts, from the cell's leading edge.
  private var textStart: CGFloat {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = mirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    if let list = parts.configured as? UIListContentView { return content + list.textStart }
    return content + (mirrored ? contentView.layoutMargins.right : contentView.layoutMargins.left)
  }

  func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart)
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    // Code's own constraints come first.
    for constraint in [start, end] { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate([
      start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    separatorGuide = guide
    separatorStart = start
    return guide
  }

  func placeSeparators() {
    let place = parts.listPlace
    let height = 1 / PixelGrid(traitCollection).scale
    parts.topLine = line(
      parts.topLine, place?.topSeparator, place?.topSeparator?.topSeparatorInsets, y: 0, height, isOuter: place?.isFirst == true)
    parts.bottomLine = line(
      parts.bottomLine, place?.bottomSeparator, place?.bottomSeparator?.bottomSeparatorInsets, y: bounds.height - height, height,
      isOuter: place?.isLast == true)
  }

  /// Lines between rows start where the text does; those around a group run from edge to edge.
  private func line(
    _ old: UIView?, _ configuration: UIListSeparatorConfiguration?, _ insets: NSDirectionalEdgeInsets?, y: CGFloat, _ height: CGFloat,
    isOuter: Bool
  ) -> UIView? {
    guard let configuration, let insets else {
      old?.removeFromSuperview()
      return nil
    }
    let automatic = NSDirectionalEdgeInsets.greatestInset
    let isFull = isOuter && parts.listPlace?.appearance == .grouped
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var leading = isFull ? 0 : textStart
    var trailing: CGFloat = 0
    if let guide = separatorGuide, !isFull {
      if let start = separatorStart, start.constant != textStart { start.constant = textStart }
      let frame = guide.layoutFrame
      leading = isMirrored ? bounds.width - frame.maxX : frame.minX
      trailing = bounds.width - leading - frame.width
    }
    if insets.leading != automatic { leading = insets.leading }
    if insets.trailing != automatic { trailing = insets.trailing }
    let frame = CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: height)
    let line = old ?? UIView()
    if old == nil { addSubview(line) }
    line.backgroundColor = configuration.color
    put(line, isMirrored ? frame.mirrored(in: bounds) : frame)
    return line
  }
}

extension NSDirectionalEdgeInsets {
  /// What automatic insets are marked with.
  static let greatestInset = CGFloat.greatestFiniteMagnitude
}
