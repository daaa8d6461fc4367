import CoreGraphics
import Foundation

extension UITableView {
  /// Gives the rows that are seen cells, and everything its place.
  func layOutRows() {
    guard !rows.isLayingOut else { return }
    if rows.width != bounds.width, !rows.needsReload { heightsDidChange() }
    reloadIfNeeded()
    rows.isLayingOut = true
    placeOuterViews()
    let bottom = placeSections()
    rows.isLayingOut = false
    updateContentSize()
    if let tableFooterView {
      place(tableFooterView, CGRect(x: 0, y: bottom, width: bounds.width, height: tableFooterView.frame.height))
    }
    placeFillers(below: bottom)
    placeSectionIndex()
  }

  func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  private func placeOuterViews() {
    if let backgroundView { place(backgroundView, bounds) }
    if let tableHeaderView {
      place(tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height))
    }
  }

  /// Goes through the sections from above: cells that are measured move those below them.
  private func placeSections() -> CGFloat {
    var top = rowsTop
    let seen = (bounds.minY, bounds.maxY)
    var kept = Set<IndexPath>()
    for section in rows.sections.indices {
      let start = top
      top += rows.sections[section].padding + rows.sections[section].header
      for row in rows.sections[section].rows.indices {
        let height = rows.sections[section].rows[row]
        if top < seen.1, top + height > seen.0 {
          let path = IndexPath(row: row, section: section)
          kept.insert(path)
          top += show(path, top: top)
        } else {
          top += height
        }
      }
      let end = top
      top += rows.sections[section].footer
      placeFooter(section, top: end, seen)
      placeHeader(section, start: start, end: end, seen)
    }
    for path in Array(rows.cells.keys) where !kept.contains(path) { retire(cellAt: path) }
    return top
  }

  /// Shows a row's cell at its place and answers its height.
  private func show(_ path: IndexPath, top: CGFloat) -> CGFloat {
    let isNew = rows.cells[path] == nil
    let cell = rows.cells[path] ?? makeCell(at: path)
    var frame = cellFrame(top: top, height: rows.sections[path.section].rows[path.row])
    prepare(cell, at: path)
    if !rows.sections[path.section].isMeasured[path.row] {
      let width = frame.width
      place(cell, frame)
      cell.placeParts()
      let fitted = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      frame.size.height = fitted.height > 0 ? fitted.height : UITableViewCell.standardHeight
      rows.sections[path.section].rows[path.row] = frame.height
      rows.sections[path.section].isMeasured[path.row] = true
    }
    place(cell, frame)
    if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    return frame.height
  }

  private func cellFrame(top: CGFloat, height: CGFloat) -> CGRect {
    let inset = groupInset
    return CGRect(
      x: inset.left, y: top, width: max(0, bounds.width - inset.left - inset.right), height: height)
  }

  /// Groups that are inset keep the table's margins at their sides.
  var groupInset: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margins = layoutMargins
    return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
  }

  /// Up to iOS 14 lines go on below the last row of a plain table, as for empty rows.
  private func placeFillers(below bottom: CGFloat) {
    for line in rows.fillers { line.removeFromSuperview() }
    rows.fillers = []
    let step = fillerRowHeight > 0 ? fillerRowHeight : rowHeight > 0 ? rowHeight : UITableViewCell.standardHeight
    let isWanted = fillerRowHeight > 0 || SystemGeneration.current < 15
    guard style == .plain, isWanted, separatorStyle != .none, tableFooterView == nil, let separatorColor, dataSource != nil else { return }
    let pixel = 1 / PixelGrid(traitCollection).scale
    var y = bottom + step
    while y <= bounds.maxY {
      let line = UIView()
      line.backgroundColor = separatorColor
      insertSubview(line, at: backgroundView == nil ? 0 : 1)
      line.frame = CGRect(
        x: separatorInset.left, y: y - pixel, width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: pixel)
      rows.fillers.append(line)
      y += step
    }
  }

  /// The sides' margin of cells and separators, without the safe area.
  var sideMargin: CGFloat {
    let margins = layoutMargins
    let safe = safeAreaInsets
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? max(0, margins.right - safe.right) : max(0, margins.left - safe.left)
  }
}
