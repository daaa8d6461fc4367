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
