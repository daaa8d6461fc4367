import CoreGraphics
public import Foundation

/// An item of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The room between the place that the size makes and the item itself; not where the content decides the size.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the item's place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
}

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

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  public final let offset: CGPoint
  /// Whether the section grows by it; else it covers the items.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is seen.
  open var pinToVisibleBounds = false

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
  }

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    default: []
    }
  }
}

/// What is drawn behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: []
    )
  }

  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { NSCollectionLayoutDecorationItem(elementKind) }
}
