import CoreGraphics
import Foundation

/// The header or footer that a table makes of a section's title.
package final class SectionTitleView: UITableViewHeaderFooterView {
  private let label = UILabel()
  private let isPlain: Bool
  private let isHeader: Bool

  package init(title: String, style: UITableView.Style, isHeader: Bool) {
    isPlain = style == .plain
    self.isHeader = isHeader
    super.init(reuseIdentifier: nil)
    label.numberOfLines = 0
    if isPlain {
      label.text = title
      label.font = .preferredFont(forTextStyle: .headline)
      // Grey behind the text up to iOS 14, clear until the header is pinned from iOS 15 on.
      if SystemGeneration.current < 15 { contentView.backgroundColor = .secondarySystemBackground }
    } else {
      label.text = isHeader ? title.uppercased() : title
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
    contentView.addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  package override var textLabel: UILabel? { label }

  /// Above and below the text of groups: with a line of 15.5 points headers are 38 points high, footers 30 (rows of stored interfaces).
  private var insets: UIEdgeInsets {
    if isPlain { return UIEdgeInsets(top: 3.5, left: 0, bottom: 3.5, right: 0) }
    return isHeader ? UIEdgeInsets(top: 16, left: 0, bottom: 6, right: 0) : UIEdgeInsets(top: 8, left: 0, bottom: 6.5, right: 0)
  }

  package override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let margins = contentMargins
    let width = max(0, targetSize.width - margins.left - margins.right)
    let text = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    let height = PixelGrid(traitCollection).nearest(text + insets.top + insets.bottom)
    return CGSize(width: targetSize.width, height: isPlain ? max(height, UITableViewHeaderFooterView.standardHeight) : height)
  }

  package override func placeLabels() {
    let margins = contentMargins
    let width = max(0, contentView.bounds.width - margins.left - margins.right)
    let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    let room = contentView.bounds.height
    let y = isPlain ? (room - height) / 2 : isHeader ? room - insets.bottom - height : insets.top
    label.frame = CGRect(x: margins.left, y: PixelGrid(traitCollection).nearest(y), width: width, height: height)
  }
}
