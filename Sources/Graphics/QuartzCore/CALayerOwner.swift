import CoreGraphics
package import Foundation

/// The view behind a layer: it learns what happens to the layer from outside.
package protocol CALayerOwner: AnyObject {
  func layer(_ layer: CALayer, didChange change: CALayer.Change)
}

extension CALayer {
  /// What changed; the old value where an owner can use it.
  package enum Change {
    case bounds(old: CGRect)
    case position(old: CGPoint)
    case anchorPoint
    case transform
    case sublayers
    /// A property of the picture: colour, corner, shadow, contents.
    case appearance
    /// `setNeedsDisplay`.
    case display
    /// `setNeedsLayout`.
    case layout
  }
}
