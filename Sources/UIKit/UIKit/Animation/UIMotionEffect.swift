public import Foundation

/// What moves with the device; a picture shows it at rest.
///
/// No effect: the device is at rest.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  @preconcurrency @MainActor public override init() { super.init() }

  /// The change of values by key path for a tilt, nil where there is none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
