import CoreGraphics
public import Foundation

/// A layer that shows a part of its sublayers: scrolling moves the origin of its bounds.
open class CAScrollLayer: CALayer {
  open var scrollMode: CAScrollLayerScrollMode = .both

  open func scroll(to p: CGPoint) {
    let horizontal = scrollMode == .both || scrollMode == .horizontally
    let vertical = scrollMode == .both || scrollMode == .vertically
    bounds.origin = CGPoint(x: horizontal ? p.x : bounds.minX, y: vertical ? p.y : bounds.minY)
  }

  open func scroll(to r: CGRect) { scroll(to: r.origin) }
}
