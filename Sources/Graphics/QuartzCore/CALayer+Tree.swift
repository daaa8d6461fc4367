import Foundation

extension CALayer {
  /// Moves `layer` into the tree; beside `sibling` where that is a sublayer, else at `index`, cut to the range.
  internal func insert(_ layer: CALayer, at index: Int, relativeTo sibling: CALayer? = nil, offset: Int = 0) {
    precondition(layer !== self, "a layer cannot be its own sublayer")
    // A layer that holds none has nothing below it: no need to ask thousands of ancestors.
    precondition(layer.sublayerList.isEmpty || !isDescendant(of: layer), "inserting a layer below itself would make a cycle")
    if layer.superlayerReference === self {
      sublayerList.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
    }
    var target = min(index, sublayerList.count)
    if let sibling, let found = sublayerList.firstIndex(where: { $0 === sibling }) { target = found + offset }
    sublayerList.insert(layer, at: target)
    layer.superlayerReference = self
    setNeedsLayout()
    owner?.layer(self, didChange: .sublayers)
  }

  internal func replaceSublayers(with layers: [CALayer]) {
    for old in sublayerList where !layers.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
    for layer in layers { insert(layer, at: .max) }
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var current = superlayerReference
    while let candidate = current {
      if candidate === layer { return true }
      current = candidate.superlayerReference
    }
    return false
  }
}
