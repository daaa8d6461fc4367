import CoreGraphics
import Foundation

extension UICollectionView {
  /// Gives the items that are seen cells, and everything its place.
  func layOutItems() {
    guard !items.isLayingOut else { return }
    if let backgroundView { place(backgroundView, bounds) }
    guard bounds.width > 0 || bounds.height > 0 else { return }
    items.isLayingOut = true
    defer { items.isLayingOut = false }
    reloadIfNeeded()
    noteBounds()
    updateStandardBackground()
    for _ in 0..<UIView.passLimit {
      prepareIfNeeded()
      startAtTheReadingEdge()
      showItems()
      if !items.needsPrepare { return }
    }
    UIKitDiagnostics.shared.note(
      kind: "layout-feedback-loop",
      message: "the cells of \(displayName) ask for other sizes each time they are laid out; look at preferredLayoutAttributesFitting(_:)")
  }

  func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  // MARK: Invalidation

  func markNeedsPrepare() {
    items.needsPrepare = true
    if !items.isLayingOut { setNeedsLayout() }
  }

  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, !items.isReloading { items.needsReload = true }
    if context.contentOffsetAdjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + context.contentOffsetAdjustment.x, y: contentOffset.y + context.contentOffsetAdjustment.y)
    }
    markNeedsPrepare()
  }

  func layoutDidChange(from old: UICollectionViewLayout) {
    for key in items.others.keys { retire(key) }
    for cell in items.cells.values {
      cell.settledSize = nil
      cell.willTransition(from: old, to: collectionViewLayout)
      cell.didTransition(from: old, to: collectionViewLayout)
    }
    items.bounds = nil
    markNeedsPrepare()
  }

  func safeAreaDidChange() {
    guard items.bounds != nil else { return }
    collectionViewLayout.invalidateLayout()
  }

  /// Nothing that was measured holds.
  func forgetSizes() {
    collectionViewLayout.forgetMeasuredSizes()
    for view in items.cells.values { view.settledSize = nil }
    for view in items.others.values { view.settledSize = nil }
  }

  /// Asks the layout whether other bounds change it.
  private func noteBounds() {
    defer { items.bounds = bounds }
    guard let old = items.bounds, old != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }

  private func prepareIfNeeded() {
    guard items.needsPrepare else { return }
    items.needsPrepare = false
    items.isPreparing = true
    collectionViewLayout.prepare()
    items.isPreparing = false
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
    let flips = collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    items.isMirrored = flips && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// Content that runs from right to left is seen from its right edge first.
  private func startAtTheReadingEdge() {
    guard items.isMirrored, !items.hasStarted, !items.needsPrepare, !items.counts.isEmpty, bounds.width > 0 else { return }
    items.hasStarted = true
    let end = contentSize.width + adjustedContentInset.right - bounds.width
    if contentOffset.x == -adjustedContentInset.left, end > contentOffset.x { contentOffset.x = end }
  }

  // MARK: Elements

  /// What the layout says of a rectangle, each with how it is shown.
  private func attributes(in rect: CGRect) -> [(original: UICollectionViewLayoutAttributes, shown: UICollectionViewLayoutAttributes)] {
    let found = collectionViewLayout.layoutAttributesForElements(in: items.isMirrored ? mirrored(rect) : rect) ?? []
    return found.compactMap {
      let shown = shown($0)
      return shown.frame.overlaps(rect) && !shown.isHidden ? ($0, shown) : nil
    }
  }

  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard items.isMirrored else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = contentSize.width - copy.center.x
    return copy
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Shows what is seen; cells that ask for another size mark the layout.
  private func showItems() {
    var seen = Set<IndexPath>()
    var seenOthers = Set<ElementKey>()
    for (original, shown) in attributes(in: bounds) {
      if shown.representedElementCategory == .cell {
        let path = shown.indexPath
        guard isItem(path) else { missingItem(at: path) }
        seen.insert(path)
        let isNew = items.cells[path] == nil
        let cell = cell(for: shown)
        show(cell, original, shown)
        if isNew { delegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
      } else {
        let key = shown.elementKey
        seenOthers.insert(key)
        let isNew = items.others[key] == nil
        guard let view = element(for: shown) else { continue }
        show(view, original, shown)
        if isNew, !key.isDecoration {
          delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
        }
      }
    }
    for path in items.cells.keys.sorted() where !seen.contains(path) { retire(cellAt: path) }
    for key in items.others.keys.filter({ !seenOthers.contains($0) }) { retire(key) }
  }

  private func show(
    _ view: UICollectionReusableView, _ original: UICollectionViewLayoutAttributes, _ shown: UICollectionViewLayoutAttributes
  ) {
    view.take(shown)
    let layout = collectionViewLayout
    guard layout.fitsElements, !original.fitting.isEmpty, original.representedElementCategory != .decorationView else { return }
    if let settled = view.settledSize, settled.isNear(original.size) { return }
    let preferred = view.preferredLayoutAttributesFitting(original.duplicate())
    view.settledSize = original.size
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) else { return }
    view.settledSize = preferred.size
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  private func missingItem(at path: IndexPath) -> Never {
    UIKitException.raise(
      "NSInternalInconsistencyException",
      """
      UICollectionView received layout attributes for a cell with an index path that does not exist: \(path.brief); its data source \
      has the numbers \(items.counts) of items in its sections
      """)
  }
}

extension CGSize {
  /// Whether two sizes differ by less than what rounding may add.
  func isNear(_ other: CGSize) -> Bool { abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01 }
}
