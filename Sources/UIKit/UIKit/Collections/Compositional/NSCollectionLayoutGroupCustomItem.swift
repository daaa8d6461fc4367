import CoreGraphics
public import Foundation

/// An item of a group whose code places the items itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public final let frame: CGRect
  public final let zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}
