import CoreGraphics
import Foundation
import TextLayout

extension UITextView {
  /// Called when text, style or container changed.
  final func layoutDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The container of a width, the insets beside it: nil for as wide as the text likes.
  private func containerWidth(_ width: CGFloat?) -> CGFloat {
    // A width of nothing would mean no limit.
    width.map { max(1, $0 - textContainerInset.left - textContainerInset.right) } ?? .greatestFiniteMagnitude
  }

  private func trackWidth() {
    guard textContainer.widthTracksTextView, bounds.width > 0 else { return }
    textContainer.size = CGSize(width: containerWidth(bounds.width), height: textContainer.size.height)
  }

  /// The size of the text with padding and insets, up to the pixel.
  func fittingSize(width: CGFloat?) -> CGSize {
    var used = CGSize.zero
    if textContainer.widthTracksTextView {
      used = layoutManager.usedSize(width: containerWidth(width), in: textContainer)
    } else if let page = layoutManager.page(for: textContainer) {
      // The container has a size of its own, and may hold a part of the text only.
      used = CGSize(width: max(0, page.frame.size.width - textContainer.lineFragmentPadding), height: page.frame.size.height)
    }
    let inset = textContainerInset
    let size = CGSize(
      width: used.width + 2 * textContainer.lineFragmentPadding + inset.left + inset.right, height: used.height + inset.top + inset.bottom)
    return PixelGrid(traitCollection).up(size)
  }

  func updateContentSize() {
    guard bounds.width > 0 else { return }
    trackWidth()
    let height = layoutManager.usedRect(for: textContainer).maxY + textContainerInset.top + textContainerInset.bottom
    let size = CGSize(width: bounds.width, height: PixelGrid(traitCollection).up(height))
    if size != scrolling.contentSize { setContentSize(size, solved: false) }
  }

  /// Where the container's upper left stands in the content.
  private var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  /// Draws the lines that the bounds show.
  func drawVisibleText() {
    trackWidth()
    let visible = bounds.offsetBy(dx: -textOrigin.x, dy: -textOrigin.y)
    let range = layoutManager.glyphRange(forBoundingRect: visible, in: textContainer)
    guard range.length > 0 else { return }
    layoutManager.drawBackground(forGlyphRange: range, at: textOrigin)
    layoutManager.drawGlyphs(forGlyphRange: range, at: textOrigin)
  }

  var baselines: (first: CGFloat, last: CGFloat)? {
    let grid = PixelGrid(traitCollection)
    trackWidth()
    guard let page = layoutManager.page(for: textContainer), let first = page.frame.lines.first, let last = page.frame.lines.last else {
      return nil
    }
    let height = isScrollEnabled ? bounds.height : fittingSize(width: bounds.width > 0 ? bounds.width : nil).height
    return (grid.nearest(textOrigin.y + first.baseline), height - grid.nearest(textOrigin.y + last.baseline))
  }

  func scroll(to range: NSRange) {
    updateContentSize()
    let rect = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
    scrollRectToVisible(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y), animated: false)
  }
}
