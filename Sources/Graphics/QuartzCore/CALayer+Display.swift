public import CoreGraphics
import Foundation

extension CALayer {
  // The delegate belongs to the main actor while layers belong to none; UIKit uses both from the main actor only.

  internal func delegateDisplay() {
    guard let delegate else { return }
    nonisolated(unsafe) let (receiver, layer) = (delegate, self)
    MainActor.assumeIsolated { receiver.display(layer) }
  }

  internal func delegateDraw(in context: CGContext) {
    guard let delegate else { return }
    nonisolated(unsafe) let (receiver, layer, context) = (delegate, self, context)
    MainActor.assumeIsolated {
      receiver.layerWillDraw(layer)
      receiver.draw(layer, in: context)
    }
  }

  internal func delegateLayoutSublayers() {
    guard let delegate else { return }
    nonisolated(unsafe) let (receiver, layer) = (delegate, self)
    MainActor.assumeIsolated { receiver.layoutSublayers(of: layer) }
  }

  internal func delegateAction(forKey event: String) -> (any CAAction)? {
    if let delegate {
      nonisolated(unsafe) let (receiver, layer) = (delegate, self)
      nonisolated(unsafe) var action: (any CAAction)?
      MainActor.assumeIsolated { action = receiver.action(for: layer, forKey: event) }
      if let action { return action }
    }
    return actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }

  /// Draws the layer and its sublayers into a context; UIKit says how, for it knows the views behind them.
  public func render(in ctx: CGContext) { CALayerRendering.render?(self, ctx) }
}

/// How `render(in:)` draws, set once by UIKit.
package enum CALayerRendering {
  nonisolated(unsafe) package static var render: ((CALayer, CGContext) -> Void)?
}
