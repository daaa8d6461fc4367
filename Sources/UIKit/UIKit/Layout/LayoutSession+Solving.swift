import Cassowary
import CoreGraphics
import Foundation
import LayoutEngine

extension LayoutSession {
  /// Solves what changed and marks the superviews of what moved.
  ///
  /// Labels of several lines take two passes: the first finds their width from the text on one line, the second their height at that
  /// width.
  func solveIfNeeded() {
    guard isDirty else { return }
    var moved: [LayoutItem] = []
    // What is solved may change guides (margins, safe area) only when frames are given, never here.
    isDirty = false
    updateStaleContent()
    updateStaleScrollViews()
    for record in widthDependent { measure(record, at: nil) }
    moved += engine.solve()
    var wrapped = false
    for record in widthDependent {
      let width = CGFloat(engine.solver.value(of: record.item.width)) + record.item.alignmentInsets.left + record.item.alignmentInsets.right
      wrapped = measure(record, at: width) || wrapped
    }
    if wrapped { moved += engine.solve() }
    isDirty = false
    for item in moved { didMove(item) }
  }

  /// Takes the content's size at a width, nil for as wide as it likes; answers whether that is another size.
  @discardableResult
  private func measure(_ record: Record, at width: CGFloat?) -> Bool {
    guard let view = record.view, view.layoutState.intrinsicLayoutWidth != width else { return false }
    view.layoutState.intrinsicLayoutWidth = width
    updateContent(record, view)
    return true
  }

  private func didMove(_ item: LayoutItem) {
    guard let owner = item.owner, let record = records[ObjectIdentifier(owner)] else { return }
    if let guide = record.guide {
      guard fitting == nil || guide.role == .user else { return }
      if guide.role == .content { guide.owningView?.markNeedsLayout() }
      guide.solvedFrame = item.frame.roundedToPixels
      return
    }
    guard let view = record.view, view !== root, !view.layoutState.translatesAutoresizingMask else { return }
    if record.appliedFrame != item.frame.roundedToPixels { view.storedSuperview?.markNeedsLayout() }
  }

  /// Gives the subviews that constraints place their solved frames.
  func applyFrames(toSubviewsOf view: UIView) {
    solveIfNeeded()
    for subview in view.storedSubviews where !subview.layoutState.translatesAutoresizingMask {
      guard let record = records[ObjectIdentifier(subview)] else { continue }
      let frame = record.item.frame.roundedToPixels
      record.appliedFrame = frame
      subview.place(at: frame)
    }
  }
}

extension CGRect {
  /// Edges on the nearest pixel of the screen, half up: neighbours that share an edge keep sharing it.
  @MainActor package var roundedToPixels: CGRect {
    let left = minX.roundedToPixel
    let top = minY.roundedToPixel
    return CGRect(x: left, y: top, width: maxX.roundedToPixel - left, height: maxY.roundedToPixel - top)
  }
}

extension CGFloat {
  /// The nearest pixel, half up.
  ///
  /// What the solver leaves within a millionth of a half counts as the half.
  @MainActor package var roundedToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
