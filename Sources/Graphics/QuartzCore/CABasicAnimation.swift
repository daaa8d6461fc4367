import Foundation

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  package override func endValue(on layer: CALayer) -> Any? {
    let current = keyPath.flatMap { layer.value(forKeyPath: $0) }
    if autoreverses { return fromValue ?? (byValue != nil ? current : nil) }
    if let toValue { return toValue }
    guard let byValue else { return nil }
    return KeyedValue.sum(fromValue ?? current, byValue)
  }
}
