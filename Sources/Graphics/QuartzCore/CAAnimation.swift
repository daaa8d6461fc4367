public import Foundation

/// A change over time.
///
/// A picture shows an animation's end where it stays, otherwise the layer's own values.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  private var values: [String: Any] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether its end stays in place: not removed, filled forwards, and it does end.
  package var persists: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) && repeatCount.isFinite && repeatDuration.isFinite
  }

  /// Writes the end state into a presentation layer; each kind of animation has its own.
  package func applyEnd(to layer: CALayer) {}
}
