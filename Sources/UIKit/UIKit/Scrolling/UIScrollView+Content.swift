import CoreGraphics
import Foundation
import LayoutEngine

extension UIScrollView {
  /// What a scroll view remembers of its content.
  package struct ScrollingState {
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustedInset = UIEdgeInsets.zero
    var zoomScale: CGFloat = 1
  }

  /// A size that constraints made (`solved`) does not go back into the engine.
  func setContentSize(_ size: CGSize, solved: Bool) {
    guard size.width.isFinite, size.height.isFinite else {
      UIKitException.raise(
        "CALayerInvalidGeometry", "contentSize is not finite: (\(size.width.brief), \(size.height.brief)) of \(displayName)")
    }
    guard size != scrolling.contentSize else { return }
    scrolling.contentSize = size
    if !solved { LayoutSession.guidesDidMove(of: self) }
    updateAdjustedInset()
    markNeedsLayout()
  }

  func setBounds(_ bounds: CGRect, from old: CGRect, _ set: (CGRect) -> Void) {
    guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite else {
      UIKitException.raise(
        "CALayerInvalidGeometry",
        "bounds are not finite: (\(bounds.minX.brief) \(bounds.minY.brief); \(bounds.width.brief) \(bounds.height.brief)) of \(displayName)"
      )
    }
    set(bounds)
    if bounds.size != old.size { updateAdjustedInset() }
    guard bounds.origin != old.origin else { return }
    markNeedsLayout()
    barHolder?.setNeedsLayout()
    tabHolder?.setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// The content's size where constraints to the content guide decide it.
  func takeSolvedContentSize() {
    let session = LayoutSession.current ?? rootView.layoutState.session
    guard let session, let solved = session.solvedContentSize(of: self) else { return }
    setContentSize(solved, solved: true)
  }

  /// Content that is smaller than the view stands where `contentAlignmentPoint` says.
  func alignSmallContent() {
    guard contentAlignmentPoint != .zero else { return }
    let room = bounds.inset(by: adjustedContentInset).size
    var offset = contentOffset
    if contentSize.width < room.width {
      offset.x = -adjustedContentInset.left - (room.width - contentSize.width) * contentAlignmentPoint.x
    }
    if contentSize.height < room.height {
      offset.y = -adjustedContentInset.top - (room.height - contentSize.height) * contentAlignmentPoint.y
    }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Scrolls as little as it takes to see a rectangle of the content, never beyond the content's edges.
  func scroll(toSee rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let rect = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !rect.isNull, visible.width > 0, visible.height > 0 else { return }
    func move(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
      if low < seenLow { return low - seenLow }
      if high > seenHigh { return min(high - seenHigh, low - seenLow) }
      return 0
    }
    let offset = CGPoint(
      x: contentOffset.x + move(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + move(rect.minY, rect.maxY, visible.minY, visible.maxY))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}

extension UIView {
  /// Where the guides of a scroll view stand; a view that is none has no such guides.
  func scrolledPlacement(of guide: UILayoutGuide) -> GuidePlacement {
    guard let view = self as? UIScrollView else { return .free }
    switch guide.role {
    case .content:
      let axes = view.constrainedContentAxes
      return .content(
        width: axes.horizontal ? nil : view.contentSize.width, height: axes.vertical ? nil : view.contentSize.height)
    case .contentMargins: return .contentInsets(effectiveLayoutMargins)
    default: return .insets(.zero)
    }
  }

  func scrolledFrame(of guide: UILayoutGuide) -> CGRect {
    let content = CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    return guide.role == .contentMargins ? content.inset(by: effectiveLayoutMargins) : content
  }
}

extension LayoutSession {
  /// The size that constraints give the content, on the axes that they speak of; nil where none does.
  func solvedContentSize(of view: UIScrollView) -> CGSize? {
    let axes = view.constrainedContentAxes
    guard axes.horizontal || axes.vertical, let guide = view.layoutState.guides.first(where: { $0.role == .content }),
      let record = records[ObjectIdentifier(guide)]
    else { return nil }
    let solved = record.item.frame.roundedToPixels.size
    return CGSize(
      width: axes.horizontal ? max(0, solved.width) : view.contentSize.width,
      height: axes.vertical ? max(0, solved.height) : view.contentSize.height)
  }
}
