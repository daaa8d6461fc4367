import CoreGraphics
import Foundation

extension UITableView {
  func markNeedsReload() {
    rows.needsReload = true
    setNeedsLayout()
  }

  /// Row heights are asked for again; the cells stay.
  func heightsDidChange() {
    guard !rows.needsReload else { return }
    countRows()
    setNeedsLayout()
  }

  /// Asks the data source how many rows there are, and for their heights where code decides them.
  func reloadIfNeeded() {
    guard rows.needsReload, !rows.isReloading, !rows.isLayingOut else { return }
    rows.isReloading = true
    defer { rows.isReloading = false }
    rows.needsReload = false
    for path in Array(rows.cells.keys) { retire(cellAt: path) }
    retireHeaders()
    rows.selected = []
    countRows()
  }

  private func countRows() {
    rows.width = bounds.width
    var sections: [SectionHeights] = []
    if let dataSource {
      let count = dataSource.numberOfSections(in: self)
      guard count >= 0 else {
        UIKitException.raise("NSInternalInconsistencyException", "numberOfSections(in:) of \(displayName) gave \(count)")
      }
      for section in 0..<count { sections.append(heights(ofSection: section, dataSource)) }
    }
    rows.sections = sections
    for path in rows.cells.keys where !isRow(path) { retire(cellAt: path) }
    for section in rows.headers.keys where section >= sections.count { rows.headers.removeValue(forKey: section)?.removeFromSuperview() }
    for section in rows.footers.keys where section >= sections.count { rows.footers.removeValue(forKey: section)?.removeFromSuperview() }
    updateContentSize()
    updateSectionIndex()
  }

  private func heights(ofSection section: Int, _ dataSource: any UITableViewDataSource) -> SectionHeights {
    let count = dataSource.tableView(self, numberOfRowsInSection: section)
    guard count >= 0 else {
      UIKitException.raise(
        "NSInternalInconsistencyException", "tableView(_:numberOfRowsInSection:) of \(displayName) gave \(count) for section \(section)")
    }
    var heights = SectionHeights()
    heights.header = headerHeight(of: section)
    heights.footer = footerHeight(of: section)
    heights.padding = heights.header > 0 ? headerPadding : 0
    heights.rows.reserveCapacity(count)
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height == UITableView.automaticDimension {
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        heights.rows.append(estimate > 0 ? estimate : UITableViewCell.standardHeight)
        heights.isMeasured.append(false)
      } else {
        guard height.isFinite else {
          UIKitException.raise(
            "NSInternalInconsistencyException", "the height of row \(row) in section \(section) of \(displayName) is not finite")
        }
        heights.rows.append(max(0, height))
        heights.isMeasured.append(true)
      }
    }
    return heights
  }

  func updateContentSize() {
    let height = rows.sections.reduce(rowsTop) { $0 + $1.height } + outerHeight(of: tableFooterView)
    let size = CGSize(width: bounds.width, height: height)
    if size != scrolling.contentSize { contentSize = size }
  }

  /// A table's header and footer keep the height of their frames; origin and width are the table's.
  func outerHeight(of view: UIView?) -> CGFloat { view?.frame.height ?? 0 }

  /// Where the first section starts.
  var rowsTop: CGFloat { outerHeight(of: tableHeaderView) }

  func isRow(_ path: IndexPath) -> Bool {
    path.count == 2 && rows.sections.indices.contains(path.section) && rows.sections[path.section].rows.indices.contains(path.row)
  }

  /// A view that is set again may have another height.
  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new {
      if let old, old.superview === self { old.removeFromSuperview() }
      if let new {
        if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) }
      }
    }
    if !rows.needsReload { updateContentSize() }
    setNeedsLayout()
  }
}
