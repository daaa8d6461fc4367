package import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// A frame that is not finite is an exception in UIKit; here too it ends the preview, with the view's name.
  func setFrame(_ frame: CGRect) {
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
      UIKitException.raise(
        "CALayerInvalidGeometry",
        "frame is not finite: (\(frame.minX.brief) \(frame.minY.brief); \(frame.width.brief) \(frame.height.brief)) of \(displayName)")
    }
    layer.frame = frame
  }

  // MARK: Conversion

  /// From the receiver's coordinates to those of `view`, or of the root where `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(to: view).inverted()) }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(to: view).inverted()) }

  /// From the view's coordinates (its bounds) to its superview's.
  package var transformToSuperview: CGAffineTransform {
    let (bounds, anchor, position) = (layer.bounds, layer.anchorPoint, layer.position)
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(layer.affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
    if view === self { return .identity }
    if view === storedSuperview { return transformToSuperview }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view: UIView = self
    while let superview = view.storedSuperview {
      transform = transform.concatenating(view.transformToSuperview)
      view = superview
    }
    return transform
  }

  // MARK: Hit testing

  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
