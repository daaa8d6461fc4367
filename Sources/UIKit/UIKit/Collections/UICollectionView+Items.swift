import CoreGraphics
public import Foundation

extension UICollectionView {
  public var numberOfSections: Int {
    reloadIfNeeded()
    return items.counts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    return items.counts.indices.contains(section) ? items.counts[section] : 0
  }

  func isItem(_ path: IndexPath) -> Bool {
    path.count == 2 && items.counts.indices.contains(path.section) && (0..<items.counts[path.section]).contains(path.item)
  }

  private func showItemsIfNeeded() {
    if items.needsReload || items.needsPrepare, !items.isReloading { layOutItems() }
  }

  // MARK: Places

  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    showItemsIfNeeded()
    guard isItem(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(shown)
  }

  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    showItemsIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(shown)
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    showItemsIfNeeded()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let seen = items.isMirrored ? CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: 1, height: 1) : rect
    return collectionViewLayout.layoutAttributesForElements(in: seen)?
      .first { $0.representedElementCategory == .cell && shown($0).frame.contains(point) }?.indexPath
  }

  // MARK: Cells

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showItemsIfNeeded()
    return items.cells[indexPath]
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.cells.first { $0.value === cell }?.key }

  public var indexPathsForVisibleItems: [IndexPath] {
    showItemsIfNeeded()
    return items.cells.keys.sorted()
  }

  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { items.cells[$0] } }

  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    showItemsIfNeeded()
    return items.others[ElementKey(kind: elementKind, path: indexPath, isDecoration: false)]
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    showItemsIfNeeded()
    return items.others.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      items.others[ElementKey(kind: elementKind, path: $0, isDecoration: false)]
    }
  }

  // MARK: Scrolling

  /// Approximation: sections that scroll across the collection view stay at their start.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    showItemsIfNeeded()
    guard isItem(indexPath) else {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.brief)) when there are only \(items.counts)")
    }
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath).map(shown) else { return }
    let (rect, inset) = (attributes.frame, adjustedContentInset)
    let room = bounds.inset(by: inset).size
    if scrollPosition.isEmpty { return scrollRectToVisible(rect, animated: animated) }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = rect.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = rect.midY - room.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = rect.maxY - room.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = rect.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - room.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = rect.maxX - room.width - inset.left }
    let lastX = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let lastY = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(
      CGPoint(x: min(max(offset.x, -inset.left), lastX), y: min(max(offset.y, -inset.top), lastY)), animated: animated)
  }

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { items.selected }

  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    showItemsIfNeeded()
    if indexPath == nil || !allowsMultipleSelection { for path in items.selected { deselectItem(at: path, animated: animated) } }
    guard let indexPath, allowsSelection, isItem(indexPath), !items.selected.contains(indexPath) else { return }
    items.selected.append(indexPath)
    items.cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard items.selected.contains(indexPath) else { return }
    items.selected.removeAll { $0 == indexPath }
    items.cells[indexPath]?.isSelected = false
  }

  func editingDidChange() {
    for cell in items.cells.values {
      cell.setNeedsUpdateConfiguration()
      (cell as? UICollectionViewListCell)?.accessoriesDidChange()
    }
  }
}
