import Foundation
import QuartzCore

/// Makes layers of the class that a view asks for. Swift can only call required initialisers through a metatype, and Apple's `init()`
/// is none: known classes have a maker each, a class of the user's own is made by its `init(coder:)`.
enum LayerFactory {
  @MainActor
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    switch layerClass {
    case is CAGradientLayer.Type where layerClass == CAGradientLayer.self: return CAGradientLayer()
    case is CAShapeLayer.Type where layerClass == CAShapeLayer.self: return CAShapeLayer()
    case is CATextLayer.Type where layerClass == CATextLayer.self: return CATextLayer()
    case is CAReplicatorLayer.Type where layerClass == CAReplicatorLayer.self: return CAReplicatorLayer()
    case let custom as CALayer.Type where layerClass != CALayer.self: return custom.init(coder: EmptyCoder()) ?? CALayer()
    default: return CALayer()
    }
  }

  /// Holds no values.
  private final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
  }
}
