import Foundation
import QuartzCore

/// Makes layers of the class that a view asks for.
enum LayerFactory {
  @MainActor
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    precondition(LayerRendering.isInstalled)
    return (layerClass as? CALayer.Type).map(CALayer.make) ?? CALayer()
  }
}
