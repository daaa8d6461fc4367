import CoreGraphics
import Foundation

extension UIListContentView {
  /// Where the parts stand, from left to right.
  struct Arrangement {
    var picture = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0

    mutating func move(down distance: CGFloat) {
      text.origin.y += distance
      secondary.origin.y += distance
    }
  }

  func arrangement(width: CGFloat) -> Arrangement {
    let configuration = shownConfiguration
    let margins = margins(of: configuration)
    let grid = PixelGrid(traitCollection)
    var result = Arrangement()
    var start = margins.leading
    if let size = pictureSize(of: configuration) {
      let reserved = configuration.imageProperties.reservedLayoutSize
      let column = reserved.width > 0 ? reserved.width : size.width
      result.picture = CGRect(origin: CGPoint(x: start + (column - size.width) / 2, y: margins.top), size: size)
      start += column + configuration.imageToTextPadding
    }
    let room = max(0, width - start - margins.trailing)
    let first = size(of: text, room)
    if configuration.prefersSideBySideTextAndSecondaryText, !text.isHidden, !secondary.isHidden {
      let gap = configuration.textToSecondaryTextHorizontalPadding
      let single = secondary.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      if first.width + gap + single.width <= room {
        let height = max(first.height, single.height)
        result.text = CGRect(x: start, y: margins.top + grid.nearest((height - first.height) / 2), width: first.width, height: first.height)
        result.secondary = CGRect(
          x: start + room - single.width, y: margins.top + grid.nearest((height - single.height) / 2), width: single.width,
          height: single.height)
        result.height = minimum(height + margins.top + margins.bottom, result.picture.height)
        return result
      }
    }
    let second = size(of: secondary, room)
    result.text = CGRect(x: start, y: margins.top, width: room, height: first.height)
    var y = margins.top + first.height
    if second.height > 0 {
      if first.height > 0 { y += configuration.textToSecondaryTextVerticalPadding }
      result.secondary = CGRect(x: start, y: y, width: room, height: second.height)
      y += second.height
    }
    result.height = minimum(y + margins.bottom, result.picture.height)
    return result
  }

  /// The image keeps a little room above and below; rows of cells are never lower than the standard one.
  private func minimum(_ height: CGFloat, _ picture: CGFloat) -> CGFloat {
    let content = max(height, picture > 0 ? picture + 8 : 0)
    guard let row = storedSuperview?.storedSuperview as? any ListRow else { return content }
    return max(content, row.minimumContentHeight)
  }

  private func margins(of configuration: UIListContentConfiguration) -> NSDirectionalEdgeInsets {
    var margins = configuration.directionalLayoutMargins
    guard let holder = storedSuperview?.effectiveDirectionalLayoutMargins else { return margins }
    if configuration.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, holder.leading)
      margins.trailing = max(margins.trailing, holder.trailing)
    }
    if configuration.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, holder.top)
      margins.bottom = max(margins.bottom, holder.bottom)
    }
    return margins
  }

  private func pictureSize(of configuration: UIListContentConfiguration) -> CGSize? {
    guard !picture.isHidden, let image = picture.displayedImage else { return nil }
    var size = image.size(with: traitCollection)
    let limit = configuration.imageProperties.maximumSize
    let factor = min(
      limit.width > 0 && size.width > limit.width ? limit.width / size.width : 1,
      limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    return PixelGrid(traitCollection).up(size)
  }

  private func size(of label: UILabel, _ width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
