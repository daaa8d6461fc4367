import CoreGraphics
import Foundation

extension UICollectionView {
  func markNeedsReload() {
    items.needsReload = true
    items.needsPrepare = true
    setNeedsLayout()
  }

  /// Asks the data source how many items there are.
  func reloadIfNeeded() {
    guard items.needsReload, !items.isReloading else { return }
    items.isReloading = true
    defer { items.isReloading = false }
    items.needsReload = false
    for path in items.cells.keys.sorted() { retire(cellAt: path) }
    for key in Array(items.others.keys) { retire(key) }
    items.selected = []
    items.counts = countItems()
    forgetSizes()
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  private func countItems() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0 else {
      UIKitException.raise("NSInternalInconsistencyException", "numberOfSections(in:) of \(displayName) gave \(sections)")
    }
    return (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard count >= 0 else {
        UIKitException.raise(
          "NSInternalInconsistencyException",
          "collectionView(_:numberOfItemsInSection:) of \(displayName) gave \(count) for section \(section)")
      }
      return count
    }
  }

  func backgroundViewDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Updates

  /// Takes over changes: at once, or where a batch of them ends.
  func update(_ changes: [UICollectionViewUpdateItem]) {
    if items.updates != nil {
      items.updates?.append(contentsOf: changes)
    } else {
      items.updates = changes
      commitUpdates()
    }
  }

  /// Resolves what a batch changed to its end: cells and selection move with their items.
  func commitUpdates() {
    let updates = items.updates ?? []
    items.updates = nil
    guard !items.needsReload, !updates.isEmpty else { return setNeedsLayout() }
    let before = items.counts
    items.counts = countItems()
    let moves = UpdateMap(updates, before: before, after: items.counts)
    var cells: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in items.cells.sorted(by: { $0.key < $1.key }) {
      if let new = moves.newPath(of: path), isItem(new), !moves.isReloaded(path) { cells[new] = cell } else { retire(cellAt: path) }
    }
    items.cells = cells
    for key in Array(items.others.keys) { retire(key) }
    items.selected = items.selected.compactMap(moves.newPath)
    forgetSizes()
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    items.isReloading = true
    collectionViewLayout.invalidateLayout(with: context)
    items.isReloading = false
    collectionViewLayout.prepare(forCollectionViewUpdates: updates)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }
}
