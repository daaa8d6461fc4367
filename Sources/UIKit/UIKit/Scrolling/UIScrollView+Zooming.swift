import CoreGraphics
import Foundation

extension UIScrollView {
  /// Scales the view that the delegate names, and the content's size with it.
  func zoom(to scale: CGFloat) {
    let scale = min(max(scale.isFinite ? scale : 1, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != scrolling.zoomScale, scale > 0, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let factor = scale / scrolling.zoomScale
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    scrolling.zoomScale = scale
    let frame = view.frame
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let scaled = view.frame
    view.center = CGPoint(
      x: view.center.x + frame.minX * factor - scaled.minX, y: view.center.y + frame.minY * factor - scaled.minY)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    scrollDelegate?.scrollViewDidZoom(self)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  /// Zooms until a rectangle of the zoomed view fills the scroll view, its middle in the middle.
  func zoom(toSee rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let visible = bounds.inset(by: adjustedContentInset).size
    zoom(to: min(visible.width / rect.width, visible.height / rect.height))
    let shown = view.convert(rect, to: self)
    contentOffset = CGPoint(
      x: shown.midX - visible.width / 2 - adjustedContentInset.left, y: shown.midY - visible.height / 2 - adjustedContentInset.top)
  }
}
