import Foundation

extension CALayer {
  /// The class itself, as NSObject's class method of the name gives on Apple's platforms.
  public class func classForCoder() -> AnyClass { self }

  /// A layer of a class known only at run time (`UIView.layerClass`), made by its own `init()`.
  ///
  /// Apple's `init()` is not `required`, so Swift refuses `type.init()`. Every override of `NSObject.init()` has the same entry in
  /// the class's method table, which `DynamicallyMade` names.
  package static func make(_ type: CALayer.Type) -> CALayer {
    unsafeDowncast(unsafeBitCast(type, to: DynamicallyMade.Type.self).init(), to: CALayer.self)
  }
}

/// Stands for any subclass of NSObject whose `init()` is to be called through the method table.
private class DynamicallyMade: NSObject {
  required override init() { super.init() }
}

/// An override keeps the optimiser from calling `DynamicallyMade.init()` directly.
private final class DynamicallyMadeOverride: DynamicallyMade {
  required init() { super.init() }
}
