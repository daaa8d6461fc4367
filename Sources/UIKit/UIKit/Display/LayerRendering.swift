import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

/// Gives `CALayer.render(in:)` its meaning: the layer's coordinates are the context's, whatever stands around the layer.
enum LayerRendering {
  /// Asking for it once is enough; it is asked for wherever layers or contexts begin.
  static let isInstalled: Bool = {
    CALayerRendering.render = { layer, context in
      nonisolated(unsafe) let (layer, context) = (layer, context)
      MainActor.assumeIsolated {
        guard var group = LayerEmitter().group(for: layer) else { return }
        group.transform = .identity
        context.draw(.group(group))
      }
    }
    return true
  }()
}
