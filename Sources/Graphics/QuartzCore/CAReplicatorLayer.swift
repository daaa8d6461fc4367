public import CoreGraphics
import Foundation

/// A layer that draws its sublayers several times, each copy transformed and tinted further.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1 { didSet { changedAppearance() } }
  open var preservesDepth = false
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity { didSet { changedAppearance() } }
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) { didSet { changedAppearance() } }
  open var instanceRedOffset: Float = 0 { didSet { changedAppearance() } }
  open var instanceGreenOffset: Float = 0 { didSet { changedAppearance() } }
  open var instanceBlueOffset: Float = 0 { didSet { changedAppearance() } }
  open var instanceAlphaOffset: Float = 0 { didSet { changedAppearance() } }

  /// The transform of each copy in the layer's coordinates, about its anchor, the first one's being the identity.
  package var instanceTransforms: [CGAffineTransform] {
    let anchor = CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    var current = CATransform3DIdentity
    return (0..<max(0, instanceCount)).map { _ in
      let here = current.affine
      current = CATransform3DConcat(current, instanceTransform)
      return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(here)
        .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
  }

  /// The colour that multiplies a copy's.
  package func instanceColor(at index: Int) -> CGColor {
    let base = instanceColor ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    func cut(_ start: CGFloat, _ step: Float) -> CGFloat { min(1, max(0, start + CGFloat(step) * CGFloat(index))) }
    return CGColor(
      red: cut(base.red, instanceRedOffset), green: cut(base.green, instanceGreenOffset), blue: cut(base.blue, instanceBlueOffset),
      alpha: cut(base.alpha, instanceAlphaOffset))
  }

  package override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform, instanceColor) = (other.instanceCount, other.instanceTransform, other.instanceColor)
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
  }
}
