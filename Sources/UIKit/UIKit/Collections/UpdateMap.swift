import Foundation

/// Where the items of a collection view stand after a batch of changes.
///
/// Places of deletions and reloads count before the batch, those of insertions after it (source: Apple's documentation of
/// `performBatchUpdates(_:completion:)`).
@MainActor
struct UpdateMap {
  private var newSections: [Int: Int] = [:]
  private var movedItems: [IndexPath: IndexPath] = [:]
  private var goneItems: [Int: Set<Int>] = [:]
  private var takenItems: [Int: Set<Int>] = [:]
  private var reloadedItems: Set<IndexPath> = []
  private var reloadedSections: Set<Int> = []

  init(_ updates: [UICollectionViewUpdateItem], before: [Int], after: [Int]) {
    var (gone, taken) = (Set<Int>(), Set<Int>())
    for update in updates {
      let (old, new) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      if update.updateAction == .reload {
        if let old, old.count == 1 { reloadedSections.insert(old[0]) } else if let old { reloadedItems.insert(old) }
        continue
      }
      if let old, old.count == 1 { gone.insert(old[0]) }
      if let new, new.count == 1 { taken.insert(new[0]) }
      if let old, let new, old.count == 1 { newSections[old[0]] = new[0] }
      if let old, old.count == 2 { goneItems[old.section, default: []].insert(old.item) }
      if let new, new.count == 2 { takenItems[new.section, default: []].insert(new.item) }
      if let old, let new, old.count == 2 { movedItems[old] = new }
    }
    check("sections", before.count, after.count, inserted: taken.count, deleted: gone.count)
    let free = after.indices.filter { !taken.contains($0) }
    for (old, new) in zip(before.indices.filter { !gone.contains($0) }, free) { newSections[old] = new }
    for (old, new) in newSections where before.indices.contains(old) && after.indices.contains(new) {
      guard !reloadedSections.contains(old) else { continue }
      check(
        "items in section \(new)", before[old], after[new], inserted: takenItems[new]?.count ?? 0, deleted: goneItems[old]?.count ?? 0)
    }
  }

  private func check(_ what: String, _ before: Int, _ after: Int, inserted: Int, deleted: Int) {
    guard before + inserted - deleted != after else { return }
    UIKitException.raise(
      "NSInternalInconsistencyException",
      """
      Invalid update: invalid number of \(what). The number of \(what) after the update (\(after)) must be equal to the number before \
      the update (\(before)), plus or minus the number inserted or deleted (\(inserted) inserted, \(deleted) deleted)
      """)
  }

  func isReloaded(_ path: IndexPath) -> Bool { reloadedItems.contains(path) || reloadedSections.contains(path.section) }

  /// Nil for an item that is gone.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let moved = movedItems[path] { return moved }
    guard let section = newSections[path.section], goneItems[path.section]?.contains(path.item) != true else { return nil }
    var item = path.item - (goneItems[path.section]?.count { $0 < path.item } ?? 0)
    for place in (takenItems[section] ?? []).sorted() where place <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }
}
