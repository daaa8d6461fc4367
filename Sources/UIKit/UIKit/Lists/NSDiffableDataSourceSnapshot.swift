import Foundation

/// The sections and items of a list at a moment.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: @unchecked Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + (items[$1]?.count ?? 0) } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { unknown("section", identifier) }
    return found
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { items[$0]?.contains(identifier) == true }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Items

  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    guard let section = sectionIdentifier ?? sections.last else {
      UIKitException.raise("NSInternalInconsistencyException", "there are no sections in the snapshot: append one before its items")
    }
    guard items[section] != nil else { unknown("section", section) }
    items[section]?.append(contentsOf: identifiers)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard let section = sectionIdentifier(containingItem: item), let index = items[section]?.firstIndex(of: item) else {
      unknown("item", item)
    }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() {
    sections = []
    items = [:]
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insert([identifier], beside: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insert([identifier], beside: toIdentifier, offset: 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItemIdentifiers += identifiers }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: index(of: toIdentifier))
  }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: index(of: toIdentifier) + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    if let twice = identifiers.first(where: { items[$0] != nil }) {
      UIKitException.raise("NSInternalInconsistencyException", "the section \(twice) is in the snapshot already")
    }
    sections.insert(contentsOf: identifiers, at: index)
    for section in identifiers { items[section] = [] }
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else { unknown("section", section) }
    return index
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      sections.removeAll { $0 == section }
      items[section] = nil
    }
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier))
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSectionIdentifiers += identifiers }

  private func unknown(_ kind: String, _ identifier: Any) -> Never {
    UIKitException.raise("NSInternalInconsistencyException", "the \(kind) \(identifier) is not in the snapshot")
  }
}
