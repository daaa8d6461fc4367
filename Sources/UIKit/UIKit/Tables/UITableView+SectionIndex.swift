import CoreGraphics
import Foundation

extension UITableView {
  /// Asks the data source for the titles, where there are rows enough to show them.
  func updateSectionIndex() {
    let count = rows.sections.reduce(0) { $0 + $1.rows.count }
    let isWanted = count >= sectionIndexMinimumDisplayRowCount && indexDisplayMode != .alwaysHidden
    let titles = isWanted ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    let width = sectionIndexWidth
    if titles.isEmpty {
      rows.index?.removeFromSuperview()
      rows.index = nil
    } else {
      let view = rows.index ?? SectionIndexView()
      if rows.index == nil {
        rows.index = view
        addSubview(view)
      }
      view.titles = titles
    }
    sectionIndexLooksDidChange()
    if sectionIndexWidth != width { cellLooksDidChange() }
  }

  func sectionIndexLooksDidChange() {
    rows.index?.color = sectionIndexColor
    rows.index?.backgroundColor = sectionIndexBackgroundColor
  }

  /// What the index takes of the cells' contents; they themselves go on below it.
  var sectionIndexWidth: CGFloat { rows.index?.fittingWidth ?? 0 }

  /// Beside the safe area at the trailing edge, over what is seen between bars.
  func placeSectionIndex() {
    guard let view = rows.index else { return }
    let (safe, inset, width) = (safeAreaInsets, adjustedContentInset, view.fittingWidth)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(
      view,
      CGRect(
        x: isMirrored ? safe.left : bounds.width - safe.right - width, y: bounds.minY + inset.top, width: width,
        height: max(0, bounds.height - inset.top - inset.bottom)))
    if view !== storedSubviews.last { bringSubviewToFront(view) }
  }
}
