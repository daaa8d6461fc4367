public import CoreGraphics
public import Foundation

/// The context that drawing goes into; nil outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Replaces what is there, as Apple documents it: a clear colour cuts a hole.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A line of one point along the inside of the rectangle's edges.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

// MARK: Image contexts

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A scale of zero takes the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let used = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: used)
  if opaque {
    context.setFillColor(.black)
    context.fill(CGRect(origin: .zero, size: size))
  }
  GraphicsContexts.push(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsContexts.current, !context.bounds.isInfinite else { return nil }
  return UIImage(
    content: .drawing(context.items, context.bounds.size), attributes: ImageAttributes(scale: context.scale))
}

public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }
