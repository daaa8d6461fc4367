import CoreGraphics
import Foundation

/// Makes sections of lists look like a table's.
@MainActor
enum ListSection {
  /// Half of the room between groups; see `UITableView`.
  private static let halfGap: CGFloat = 17.6

  static func make(
    _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableViewCell.standardHeight))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    if configuration.isInset {
      let side: CGFloat = environment.container.contentSize.width >= 414 ? 20 : 16
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    } else {
      // Rows reach under the notch; their content does not.
      section.contentInsetsReference = .none
    }
    let isPinned = configuration.appearance == .plain
    func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableViewHeaderFooterView.standardHeight))
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPinned
      return item
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }

  /// The room above and below a list's section, as a table's: above headers of plain lists 22 points since iOS 15, around groups what
  /// tables keep.
  static func padding(_ section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView) -> (top: CGFloat, bottom: CGFloat) {
    guard let list = section.list else { return (0, 0) }
    let hasHeader = list.headerMode != .none
    switch list.appearance {
    case .plain:
      return (hasHeader ? list.headerTopPadding ?? (SystemGeneration.current >= 15 ? 22 : 0) : 0, 0)
    case .grouped, .insetGrouped:
      let gap = PixelGrid(view.traitCollection).nearest(halfGap)
      let top = hasHeader ? (index == 0 ? gap : 0) + (list.headerTopPadding ?? 0) : gap * (index == 0 ? 2 : 1)
      return (top, list.footerMode == .none ? gap : 0)
    case .sidebar, .sidebarPlain: return (hasHeader ? list.headerTopPadding ?? 0 : 0, 0)
    }
  }

  // MARK: Rows

  static func place(_ list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int) -> ListPlace {
    var place = ListPlace()
    place.appearance = list.appearance
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    if path.item < first {
      place.role = .header
      return place
    }
    place.isFirst = path.item == first
    place.isLast = path.item == count - 1
    place.hidesSeparators = !list.showsSeparators
    guard list.showsSeparators else { return place }
    let separator = list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
    // As in tables: a line below each row, but not the last of a group that is inset; one above groups that reach the edges.
    let isBelow = list.appearance != .insetGrouped || !place.isLast
    let isAbove = list.appearance == .grouped && place.isFirst
    if shows(separator.bottomSeparatorVisibility, isBelow) { place.bottomSeparator = separator }
    if shows(separator.topSeparatorVisibility, isAbove) { place.topSeparator = separator }
    return place
  }

  static func place(_ list: UICollectionLayoutListConfiguration, kind: String) -> ListPlace {
    ListPlace(appearance: list.appearance, role: kind == UICollectionView.elementKindSectionFooter ? .footer : .header)
  }

  private static func shows(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool) -> Bool {
    switch visibility {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// Whether the rows keep away from the edges.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
}
