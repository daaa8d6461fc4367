import CoreGraphics
import Foundation

extension NSCollectionLayoutItem {
  /// Whether a length is a part of one that the content decides.
  func isPart(ofWidth width: Bool, height: Bool) -> Bool {
    func depends(_ dimension: NSCollectionLayoutDimension) -> Bool {
      width && dimension.isFractionalWidth || height && dimension.isFractionalHeight
    }
    return depends(layoutSize.widthDimension) || depends(layoutSize.heightDimension)
  }

  /// Whether the content of an item decides a length.
  final var isSelfSizing: Bool {
    if let group = self as? NSCollectionLayoutGroup { return group.subitems.contains { $0.isSelfSizing } }
    return !layoutSize.fitting.isEmpty
  }

  /// Whether the number of items that a group holds depends on their content.
  final var hasOpenCapacity: Bool {
    guard let group = self as? NSCollectionLayoutGroup else { return false }
    if case .filled = group.content {
      let open: (NSCollectionLayoutItem) -> Bool = {
        group.axis == .horizontal ? $0.layoutSize.widthDimension.isOpen : $0.layoutSize.heightDimension.isOpen
      }
      let isEndless = group.axis == .horizontal ? group.layoutSize.widthDimension.isOpen : group.layoutSize.heightDimension.isOpen
      if !isEndless, group.subitems.contains(where: open) { return true }
    }
    return group.subitems.contains { $0.hasOpenCapacity }
  }
}
