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
    for line in parts.separators { line.removeFromSuperview() }
    parts.separators = []
    guard let place = parts.listPlace else { return }
    let height = 1 / PixelGrid(traitCollection).scale
    if let top = place.topSeparator { addLine(top, top.topSeparatorInsets, y: 0, height, isOuter: place.isFirst) }
    if let bottom = place.bottomSeparator {
      addLine(bottom, bottom.bottomSeparatorInsets, y: bounds.height - height, height, isOuter: place.isLast)
    }
  }

  /// Lines between rows start where the text does; those around a group run from edge to edge.
  private func addLine(
    _ configuration: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets, y: CGFloat, _ height: CGFloat, isOuter: Bool
  ) {
    let automatic = NSDirectionalEdgeInsets.greatestInset
    let isFull = isOuter && parts.listPlace?.appearance == .grouped
    var leading = isFull ? 0 : textStart
    var trailing: CGFloat = 0
    if let guide = separatorGuide, !isFull {
      separatorStart?.constant = textStart
      let frame = guide.layoutFrame
      leading = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - frame.maxX : frame.minX
      trailing = bounds.width - leading - frame.width
    }
    if insets.leading != automatic { leading = insets.leading }
    if insets.trailing != automatic { trailing = insets.trailing }
    let line = UIView(frame: CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: height))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { line.frame = line.frame.mirrored(in: bounds) }
    line.backgroundColor = configuration.color
    addSubview(line)
    parts.separators.append(line)
  }
}

extension NSDirectionalEdgeInsets {
  /// What automatic insets are marked with.
  static let greatestInset = CGFloat.greatestFiniteMagnitude
}
