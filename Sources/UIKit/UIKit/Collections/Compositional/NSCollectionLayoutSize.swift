import CoreGraphics
public import Foundation

/// The size of an item, a group or a header.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes along which the content decides.
  final var fitting: ElementFitting {
    var fitting: ElementFitting = []
    if widthDimension.isOpen { fitting.insert(.width) }
    if heightDimension.isOpen { fitting.insert(.height) }
    return fitting
  }
}
