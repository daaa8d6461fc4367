import Foundation

/// The items of a section at a moment, some below others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable>: @unchecked Sendable {
  /// Every item, each before those below it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Changes

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      add(items, at: self.items.count, parent: nil)
      return
    }
    add(items, at: end(of: parent), parent: parent)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    add(items, at: position(of: item), parent: parents[item])
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    add(items, at: end(of: item), parent: parents[item])
  }

  private mutating func add(_ new: [ItemIdentifierType], at index: Int, parent: ItemIdentifierType?) {
    var known = Set(items)
    for item in new where !known.insert(item).inserted {
      UIKitException.raise("NSInternalInconsistencyException", "the item \(item) is in the section snapshot already")
    }
    items.insert(contentsOf: new, at: index)
    if let parent { for item in new { parents[item] = parent } }
  }

  /// Items go with all below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items)
    for item in self.items where parents[item].map(gone.contains) == true { gone.insert(item) }
    self.items.removeAll { gone.contains($0) }
    for item in gone {
      parents[item] = nil
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
    delete(items.filter { parents[$0] == parent })
    insert(snapshot, at: end(of: parent), below: parent)
  }

  public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
    insert(snapshot, at: position(of: item), below: parents[item])
  }

  public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
    insert(snapshot, at: end(of: item), below: parents[item])
  }

  private mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, at index: Int, below parent: ItemIdentifierType?) {
    add(snapshot.items, at: index, parent: parent)
    for item in snapshot.items { parents[item] = snapshot.parents[item] ?? parent }
    expanded.formUnion(snapshot.expanded)
  }

  // MARK: Questions

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Whether everything above an item is expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var above = parents[item]
    while let parent = above {
      guard expanded.contains(parent) else { return false }
      above = parents[parent]
    }
    return true
  }

  public func level(of item: ItemIdentifierType) -> Int {
    var (level, above) = (0, parents[item])
    while let parent = above {
      level += 1
      above = parents[parent]
    }
    return level
  }

  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    let start = position(of: parent)
    part.items = Array(items[(includingParent ? start : start + 1)..<end(of: parent)])
    for item in part.items where item != parent && (includingParent || parents[item] != parent) { part.parents[item] = parents[item] }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  public func visualDescription() -> String {
    items.map { String(repeating: "  ", count: level(of: $0)) + (isExpanded($0) ? "- " : "+ ") + "\($0)" }.joined(separator: "\n")
  }

  private func position(of item: ItemIdentifierType) -> Int {
    guard let index = items.firstIndex(of: item) else {
      UIKitException.raise("NSInternalInconsistencyException", "the item \(item) is not in the section snapshot")
    }
    return index
  }

  /// Behind an item and everything below it.
  private func end(of item: ItemIdentifierType) -> Int {
    let (start, level) = (position(of: item), level(of: item))
    var index = start + 1
    while index < items.count, self.level(of: items[index]) > level { index += 1 }
    return index
  }
}
