import Foundation

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The value at the end; nil leaves the layer's own.
  package func endValue(on layer: CALayer) -> Any? { nil }

  package override func applyEnd(to layer: CALayer) {
    guard let keyPath, let end = endValue(on: layer) else { return }
    let path = valueFunction.map { "\(keyPath).\($0.partName)" } ?? keyPath
    if isAdditive, let sum = KeyedValue.sum(layer.value(forKeyPath: path), end) {
      layer.setValue(sum, forKeyPath: path)
    } else {
      layer.setValue(end, forKeyPath: path)
    }
  }
}
