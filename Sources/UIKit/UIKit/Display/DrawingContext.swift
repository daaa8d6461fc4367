import CoreGraphics
import Foundation

/// Runs drawing code of views and layers against a recording context.
@MainActor
enum DrawingContext {
  static func record(size: CGSize, _ draw: (CGContext) -> Void) -> CGContext {
    precondition(LayerRendering.isInstalled)
    let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: UIScreen.main.scale)
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    return context
  }
}
