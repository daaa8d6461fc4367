import CoreGraphics
public import Foundation

extension UITableView {
  public var numberOfSections: Int {
    reloadIfNeeded()
    return rows.sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }

  // MARK: Places

  public func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: top(of: section), width: bounds.width, height: rows.sections[section].height)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: top(of: section) + rows.sections[section].padding, width: bounds.width, height: rows.sections[section].header)
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    let rect = rect(forSection: section)
    guard rows.sections.indices.contains(section) else { return .zero }
    let height = rows.sections[section].footer
    return CGRect(x: 0, y: rect.maxY - height, width: bounds.width, height: height)
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard isRow(indexPath) else { return .zero }
    let section = rows.sections[indexPath.section]
    let y = top(of: indexPath.section) + section.padding + section.header + section.rows[..<indexPath.row].reduce(0, +)
    let inset = groupInset
    return CGRect(x: inset.left, y: y, width: max(0, bounds.width - inset.left - inset.right), height: section.rows[indexPath.row])
  }

  private func top(of section: Int) -> CGFloat { rows.sections[..<section].reduce(rowsTop) { $0 + $1.height } }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    var found: [IndexPath] = []
    var top = rowsTop
    for (index, section) in rows.sections.enumerated() {
      top += section.padding + section.header
      for (row, height) in section.rows.enumerated() {
        if top <= max(rect.minY, rect.maxY - .ulpOfOne), top + height > rect.minY { found.append(IndexPath(row: row, section: index)) }
        top += height
      }
      top += section.footer
    }
    return found
  }

  // MARK: Cells

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsIfNeeded()
    return rows.cells[indexPath]
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.cells.first { $0.value === cell }?.key }

  public var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return rows.cells.keys.sorted()
  }

  public var visibleCells: [UITableViewCell] {
    showRowsIfNeeded()
    return rows.cells.keys.sorted().compactMap { rows.cells[$0] }
  }

  private func showRowsIfNeeded() { if rows.needsReload, !rows.isReloading { layOutRows() } }

  // MARK: Scrolling

  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    guard isRow(indexPath) else {
      UIKitException.raise(
        "NSRangeException", "there is no row \(indexPath) in \(displayName) to scroll to: it has \(rows.sections.count) sections")
    }
    let (rect, inset) = (rectForRow(at: indexPath), adjustedContentInset)
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - inset.top - room / 2
    case .bottom: y = rect.maxY - inset.top - room
    }
    let last = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last)), animated: animated)
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = rows.selected.first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { rows.selected.first }
  public var indexPathsForSelectedRows: [IndexPath]? { rows.selected.isEmpty ? nil : rows.selected }

  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    showRowsIfNeeded()
    if indexPath == nil || !allowsMultipleSelection { for path in rows.selected { deselectRow(at: path, animated: animated) } }
    guard let indexPath, allowsSelection, isRow(indexPath), !rows.selected.contains(indexPath) else { return }
    rows.selected.append(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard rows.selected.contains(indexPath) else { return }
    rows.selected.removeAll { $0 == indexPath }
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }
}
