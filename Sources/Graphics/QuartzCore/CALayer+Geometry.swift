public import CoreGraphics
public import Foundation

extension CALayer {
  public func affineTransform() -> CGAffineTransform { isTransformIdentity ? .identity : CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// From the layer's coordinates to its superlayer's, the superlayer's `sublayerTransform` left out.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    guard !isTransformIdentity else { return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y) }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Sublayers from the back to the front: by `zPosition`, then by their order.
  package var sublayersBackToFront: [CALayer] {
    guard sublayerList.contains(where: { $0.zPosition != 0 }) else { return sublayerList }
    return sublayerList.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
  }

  internal var sublayersFrontToBack: [CALayer] { sublayersBackToFront.reversed() }

  private var anchorInBounds: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  internal var derivedFrame: CGRect {
    if isTransformIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height)
    }
    return bounds.applying(transformToSuperlayer)
  }

  internal func setDerivedFrame(_ frame: CGRect) {
    let frame = frame.standardized
    if isTransformIdentity {
      bounds.size = frame.size
      position = CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
      return
    }
    var linear = transform.affine
    (linear.tx, linear.ty) = (0, 0)
    bounds.size = CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
    let origin = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
    let box = CGRect(origin: origin, size: bounds.size).applying(transform.affine)
    position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
  }

  /// Stops as Core Animation does, which throws `CALayerInvalidGeometry`.
  internal func checkGeometry() {
    var owner: String { delegate.map { " of \(type(of: $0))" } ?? "" }
    precondition(
      !(position.x.isNaN || position.y.isNaN),
      "CALayerInvalidGeometry: CALayer position contains NaN: [\(position.x) \(position.y)]\(owner)")
    precondition(
      !(bounds.minX.isNaN || bounds.minY.isNaN || bounds.width.isNaN || bounds.height.isNaN),
      "CALayerInvalidGeometry: CALayer bounds contains NaN: [\(bounds.minX) \(bounds.minY); \(bounds.width) \(bounds.height)]\(owner)")
  }

  // MARK: Converting

  /// From the layer's coordinates to those of the tree's root.
  private var transformToRoot: (transform: CGAffineTransform, root: CALayer) {
    var (transform, layer) = (CGAffineTransform.identity, self)
    while true {
      guard let parent = layer.superlayer else { return (transform, layer) }
      transform = transform.concatenating(layer.transformToSuperlayer)
      if !CATransform3DIsIdentity(parent.sublayerTransform) { transform = transform.concatenating(parent.sublayerTransformAboutAnchor) }
      layer = parent
    }
  }

  /// `sublayerTransform` as it acts in the layer's coordinates: about the anchor.
  package var sublayerTransformAboutAnchor: CGAffineTransform {
    let anchor = anchorInBounds
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(sublayerTransform.affine)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  internal func convertFromSuperlayer(_ p: CGPoint) -> CGPoint {
    var transform = transformToSuperlayer
    if let parent = superlayer, !CATransform3DIsIdentity(parent.sublayerTransform) {
      transform = transform.concatenating(parent.sublayerTransformAboutAnchor)
    }
    return p.applying(transform.inverted())
  }

  /// From the layer's coordinates to `other`'s; nil is the root of the layer's tree.
  ///
  /// Its own root's superlayer does not count.
  package func transform(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    let here = transformToRoot
    guard let other else { return here.transform }
    let there = other.transformToRoot
    if here.root === there.root { return here.transform.concatenating(there.transform.inverted()) }
    return here.transform.concatenating(here.root.transformToSuperlayer)
      .concatenating(there.transform.concatenating(there.root.transformToSuperlayer).inverted())
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
