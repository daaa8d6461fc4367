import CoreGraphics
import Foundation
import QuartzCore

extension CALayer {
  /// The blend mode that a compositing filter names: `multiplyBlendMode`, as iOS takes it, or Core Image's `CIMultiplyBlendMode`.
  var compositingBlendMode: CGBlendMode {
    guard let name = compositingFilter as? String else { return .normal }
    let key = (name.hasPrefix("CI") ? String(name.dropFirst(2)) : name).lowercased()
    return CALayer.blendModes[key] ?? .normal
  }

  private static let blendModes: [String: CGBlendMode] = [
    "multiplyblendmode": .multiply, "screenblendmode": .screen, "overlayblendmode": .overlay, "darkenblendmode": .darken,
    "lightenblendmode": .lighten, "colordodgeblendmode": .colorDodge, "colorburnblendmode": .colorBurn,
    "softlightblendmode": .softLight, "hardlightblendmode": .hardLight, "differenceblendmode": .difference,
    "exclusionblendmode": .exclusion, "hueblendmode": .hue, "saturationblendmode": .saturation, "colorblendmode": .color,
    "luminosityblendmode": .luminosity, "plusl": .plusLighter, "plusd": .plusDarker, "additioncompositing": .plusLighter,
  ]
}
