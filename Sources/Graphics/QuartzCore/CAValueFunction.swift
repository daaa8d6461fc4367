public import Foundation

/// Turns a number into a transform.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) { self.name = name }

  /// The part of a transform's key path that it sets.
  package var partName: String {
    switch name {
    case .rotateX: "rotation.x"
    case .rotateY: "rotation.y"
    case .scale: "scale"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translate: "translation"
    case .translateX: "translation.x"
    case .translateY: "translation.y"
    case .translateZ: "translation.z"
    default: "rotation.z"
    }
  }
}
