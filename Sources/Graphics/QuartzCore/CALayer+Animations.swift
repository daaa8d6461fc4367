import Foundation

extension CALayer {
  internal func attach(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "animation-\(animationsByKey.count)"
    animationsByKey.removeAll { $0.key == key }
    animationsByKey.append((key, animation))
    changedAppearance()
  }

  /// The layer as it is drawn: a copy in which the ends of animations that stay are written; itself where there are none.
  package var drawn: CALayer {
    let persistent = animationsByKey.filter(\.animation.persists)
    guard !persistent.isEmpty else { return self }
    let copy = presentationCopy()
    for (_, animation) in persistent { animation.applyEnd(to: copy) }
    return copy
  }

  /// A copy as it is seen on screen.
  ///
  /// Sublayers stay with the model.
  public func presentation() -> Self? { drawn as? Self ?? self }

  /// The layer that this one is a presentation of; always itself here.
  public func model() -> Self { self }

  private func presentationCopy() -> CALayer {
    switch self {
    case is CAShapeLayer: CAShapeLayer(layer: self)
    case is CAGradientLayer: CAGradientLayer(layer: self)
    case is CATextLayer: CATextLayer(layer: self)
    case is CAReplicatorLayer: CAReplicatorLayer(layer: self)
    default: CALayer(layer: self)
    }
  }
}
