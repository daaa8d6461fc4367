import CoreGraphics
public import Foundation
import LayoutEngine
import QuartzCore

extension UIView {
  // MARK: Marks

  func markNeedsLayout() {
    layoutState.needsLayout = true
    markAncestorsNeedLayout()
  }

  func markAncestorsNeedLayout() {
    var ancestor = storedSuperview
    while let view = ancestor, !view.layoutState.subtreeNeedsLayout {
      view.layoutState.subtreeNeedsLayout = true
      ancestor = view.storedSuperview
    }
  }

  func markNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    markAncestorsNeedUpdateConstraints()
    markNeedsLayout()
  }

  func markAncestorsNeedUpdateConstraints() {
    var ancestor = storedSuperview
    while let view = ancestor, !view.layoutState.subtreeNeedsUpdateConstraints {
      view.layoutState.subtreeNeedsUpdateConstraints = true
      ancestor = view.storedSuperview
    }
  }

  func markIntrinsicContentSizeChanged() {
    (storedSuperview as? UIStackView)?.contentSizeDidChange(of: self)
    LayoutSession.contentDidChange(of: self)
  }

  // MARK: Passes

  /// The most passes before a layout that changes itself for ever is given up.
  static let passLimit = 100

  func performLayout() {
    var start = self
    var ancestor = storedSuperview
    while let view = ancestor {
      if view.layoutState.needsLayout { start = view }
      ancestor = view.storedSuperview
    }
    guard !start.layoutState.isLayingOut else { return }
    let root = start.rootView
    if root.layoutState.session == nil { root.layoutState.session = LayoutSession(root: root) }
    for _ in 0..<UIView.passLimit {
      FeedbackLoop.last = nil
      start.performUpdateConstraints()
      root.layoutState.session?.solveIfNeeded()
      guard start.layoutState.needsLayout || start.layoutState.subtreeNeedsLayout else { return }
      LayoutSession.withCurrent(root.layoutState.session) { start.layoutPass() }
    }
    noteFeedbackLoop(below: start)
  }

  private func layoutPass() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      layoutState.isLayingOut = true
      updateInheritedInsets()
      withCurrentTraits {
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
      }
      layoutState.isLayingOut = false
      if layoutState.needsLayout { FeedbackLoop.last = .layout(of: self) }
    }
    guard layoutState.subtreeNeedsLayout || storedSubviews.contains(where: { $0.layoutState.needsLayout }) else { return }
    layoutState.subtreeNeedsLayout = false
    for subview in storedSubviews where subview.layoutState.needsLayout || subview.layoutState.subtreeNeedsLayout {
      subview.layoutPass()
    }
  }

  /// From the leaves up, as UIKit: a container sees its content's constraints made.
  func performUpdateConstraints() {
    if layoutState.subtreeNeedsUpdateConstraints {
      layoutState.subtreeNeedsUpdateConstraints = false
      for subview in storedSubviews
      where subview.layoutState.needsUpdateConstraints || subview.layoutState.subtreeNeedsUpdateConstraints {
        subview.performUpdateConstraints()
      }
    }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    withCurrentTraits {
      if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
    if layoutState.needsUpdateConstraints { FeedbackLoop.last = .constraints(of: self) }
  }

  /// Gives the subviews that constraints place their frames.
  func applySolvedFrames() {
    let session = LayoutSession.current ?? rootView.layoutState.session
    session?.applyFrames(toSubviewsOf: self)
    for subview in storedSubviews { subview.updateInheritedInsets() }
  }

  /// Sets bounds and centre, which a transform leaves alone.
  func place(at frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = layer.anchorPoint
    let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if center != position { center = position }
  }

  /// The frame as it would be without the view's transform.
  var untransformedFrame: CGRect {
    let (size, position, anchor) = (layer.bounds.size, layer.position, layer.anchorPoint)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  // MARK: Questions

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The smallest size that satisfies the view's constraints near the target.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    performUpdateConstraints()
    let session = LayoutSession(root: self, fitting: .init(target: target, horizontal: horizontal, vertical: vertical))
    let widths = session.widthsBeforeFitting()
    let item = session.record(for: self).item
    session.solveIfNeeded()
    let size = item.frame.size
    session.restore(widths)
    return CGSize(width: size.width.roundedToPixel, height: size.height.roundedToPixel)
  }

  public var hasAmbiguousLayout: Bool { !ambiguousAxes.isEmpty }

  /// The axes along which the constraints don't decide the view's place and size.
  package var ambiguousAxes: [NSLayoutConstraint.Axis] {
    guard !layoutState.translatesAutoresizingMask, let session = rootView.layoutState.session else { return [] }
    session.solveIfNeeded()
    guard let record = session.records[ObjectIdentifier(self)] else { return [] }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].filter {
      session.engine.isAmbiguous(record.item, horizontally: $0 == .horizontal)
    }
  }

  public func exerciseAmbiguityInLayout() {}
}

extension UILayoutGuide {
  /// The axes along which the constraints don't decide the guide's place and size; a guide without constraints has no record.
  package var ambiguousAxes: [NSLayoutConstraint.Axis] {
    guard role == .user, let session = owningView?.rootView.layoutState.session else { return [] }
    session.solveIfNeeded()
    guard let record = session.records[ObjectIdentifier(self)] else { return [] }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].filter {
      session.engine.isAmbiguous(record.item, horizontally: $0 == .horizontal)
    }
  }
}

extension LayoutSession {
  /// The session of the running pass, so that deep trees need no walk to their root for every view.
  static var current: LayoutSession?

  static func withCurrent(_ session: LayoutSession?, _ body: () -> Void) {
    let previous = current
    current = session
    body()
    current = previous
  }

  /// A fitting session measures labels at widths of its own; the views get back those of the tree's session.
  func widthsBeforeFitting() -> [(UIView, CGFloat?)] {
    widthDependent.compactMap { record in record.view.map { ($0, $0.layoutState.intrinsicLayoutWidth) } }
  }

  func restore(_ widths: [(UIView, CGFloat?)]) {
    for (view, width) in widths { view.layoutState.intrinsicLayoutWidth = width }
  }
}
