import CoreGraphics
import Foundation

/// A badge or a header that is tied to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// The place beside what the element is tied to: a point of its own meets one of the container.
  final func frame(size: CGSize, in container: CGRect) -> CGRect {
    let target = containerAnchor.point(of: container)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    var offset = containerAnchor.offset(for: size)
    if let more = itemAnchor?.offset(for: size) { offset = CGPoint(x: offset.x + more.x, y: offset.y + more.y) }
    return CGRect(origin: CGPoint(x: target.x - own.x + offset.x, y: target.y - own.y + offset.y), size: size)
  }
}
