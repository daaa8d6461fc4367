import CoreGraphics
public import Foundation

/// Room between or around items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  public final let spacing: CGFloat
  public final let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// At least so much, and a share of what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  open var isFixed: Bool { !isFlexible }
}

/// Room around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
