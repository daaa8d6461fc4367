import CoreGraphics
import Foundation
package import QuartzCore

extension UIView: CALayerDelegate {}

extension UIView: CALayerOwner {
  package nonisolated func layer(_ layer: CALayer, didChange change: CALayer.Change) {
    MainActor.assumeIsolated { layerDidChange(change) }
  }

  private func layerDidChange(_ change: CALayer.Change) {
    switch change {
    case .bounds(let old):
      if old.size != bounds.size {
        boundsSizeDidChange(from: old.size)
        placeDidChange()
      }
      if old.origin != bounds.origin { LayoutSession.boundsOriginDidChange(of: self) }
    case .position, .anchorPoint: placeDidChange()
    case .layout: markNeedsLayout()
    case .transform, .sublayers, .appearance, .display: break
    }
  }

  /// A frame set by code is where the autoresizing mask starts from, and a new place for the engine.
  private func placeDidChange() {
    guard !layoutState.isResizedBySuperview else { return }
    if let storedSuperview { layoutState.autoresizingReference = storedSuperview.bounds.size }
    if layoutState.translatesAutoresizingMask || storedSuperview == nil { LayoutSession.placeDidChange(of: self) }
  }

  private func boundsSizeDidChange(from old: CGSize) {
    markNeedsLayout()
    // A controller's margins depend on its view's width.
    if viewController != nil { LayoutSession.guidesDidMove(of: self) }
    guard layoutState.autoresizesSubviews else { return }
    for subview in storedSubviews where subview.layoutState.translatesAutoresizingMask {
      subview.autoresize(from: old, to: bounds.size)
    }
  }
}
