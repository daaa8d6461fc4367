import Cassowary
import CoreGraphics
import Foundation
import LayoutEngine
import TextLayout

extension LayoutSession {
  /// Solves what changed and marks the superviews of what moved.
  ///
  /// Labels of several lines take two passes: the first finds their width from the text on one line, the second their height at that
  /// width. Where required equalities alone give the width the text has no say in it: then one pass will do unless the width changes.
  func solveIfNeeded() {
    guard isDirty else { return }
    var moved: [LayoutItem] = []
    // What is solved may change guides (margins, safe area) only when frames are given, never here.
    isDirty = false
    updateStaleContent()
    updateStaleScrollViews()
    for record in widthDependent where !engine.solver.isFixed(record.item.width) { measure(record, at: nil) }
    moved += engine.solve()
    let loosened = widthDependent.filter { !engine.solver.isFixed($0.item.width) && measure($0, at: nil) }
    if !loosened.isEmpty { moved += engine.solve() }
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
    if record.appliedFrame != item.frame { view.storedSuperview?.markNeedsLayout() }
  }

  /// Gives the subviews that constraints place their solved frames.
  func applyFrames(toSubviewsOf view: UIView) {
    solveIfNeeded()
    var origins: (solved: CGPoint, given: CGPoint)?
    for subview in view.storedSubviews where !subview.layoutState.translatesAutoresizingMask {
      guard let record = records[ObjectIdentifier(subview)] else { continue }
      let frame = record.item.frame
      record.appliedFrame = frame
      let (solved, given) = origins ?? self.origins(of: view)
      origins = (solved, given)
      let exact = frame.offsetBy(dx: solved.x, dy: solved.y)
      let onPixels =
        UIScreen.main.scale == 1 && SanFrancisco.isCanvas
        ? exact.roundedAsOldCanvas(subview, in: view, solved, given) : exact.roundedToPixels
      let place = onPixels.offsetBy(dx: -given.x, dy: -given.y).withoutNoise
      subview.place(at: place)
      // What lies inside is rounded from the outermost view on, too.
      let shift = CGSize(width: solved.x + frame.minX - given.x - place.minX, height: solved.y + frame.minY - given.y - place.minY)
      // What only moves keeps its shift but for what arithmetic leaves.
      if abs(shift.width - record.appliedShift.width) > 1e-6 || abs(shift.height - record.appliedShift.height) > 1e-6 {
        record.appliedShift = shift
        if !subview.storedSubviews.isEmpty { subview.markNeedsLayout() }
      }
    }
  }

  /// Where a view's own coordinates begin in those of the root: as it was last solved, and as its frames on pixels say.
  ///
  /// Edges are rounded from the root on: a row from 45.6 to 83.2 points has 46 and 83, and so has what fills it (stored frames of stacks in
  /// Interface Builder files of one pixel a point).
  private func origins(of view: UIView) -> (solved: CGPoint, given: CGPoint) {
    var (solved, given) = (CGPoint.zero, CGPoint.zero)
    var current = view
    while current !== root, let superview = current.storedSuperview {
      let place = current.untransformedFrame.origin
      let record = current.layoutState.translatesAutoresizingMask ? nil : records[ObjectIdentifier(current)]
      let exact = record?.appliedFrame?.origin ?? place
      let offset = current.bounds.origin
      solved = CGPoint(x: solved.x + exact.x - offset.x, y: solved.y + exact.y - offset.y)
      given = CGPoint(x: given.x + place.x - offset.x, y: given.y + place.y - offset.y)
      current = superview
    }
    return (solved, given)
  }
}

extension CGRect {
  /// Edges on the nearest pixel of the screen, half up: neighbours that share an edge keep sharing it.
  ///
  /// The size is that of whole pixels, the same wherever the rectangle lies: what only moves has not changed its size.
  @MainActor package var roundedToPixels: CGRect {
    let scale = UIScreen.main.scale
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) }
    let (left, top) = (pixel(minX), pixel(minY))
    return CGRect(x: left / scale, y: top / scale, width: (pixel(maxX) - left) / scale, height: (pixel(maxY) - top) / scale)
  }
}

extension CGRect {
  /// Interface Builder's canvas of one pixel a point: in a superview of odd width views of even width that lie in the middle between two
  /// pixels go left (23 of 23 stored frames).
  ///
  /// In superviews of even width those of odd width go right (150 of 151), and so does what is centred on a neighbour. What lies in a view
  /// that moved goes with it.
  @MainActor fileprivate func roundedAsOldCanvas(_ view: UIView, in superview: UIView, _ solved: CGPoint, _ given: CGPoint) -> CGRect {
    var place = roundedToPixels
    func isHalf(_ value: CGFloat) -> Bool { abs(value - value.rounded(.down) - 0.5) < 1e-6 }
    guard isHalf(minX), isHalf(maxX) else { return place }
    func isOdd(_ value: CGFloat) -> Bool { value.truncatingRemainder(dividingBy: 2) == 1 }
    /// In the middle of another view, as stored frames have it where that one's width is odd.
    func isCentred(on other: (UIView) -> Bool) -> Bool {
      superview.constraints.contains { constraint in
        guard constraint.firstAttribute == .centerX, let first = constraint.firstItem as? UIView,
          let second = constraint.secondItem as? UIView
        else { return false }
        return first === view ? other(second) : second === view && other(first)
      }
    }
    if isHalf(solved.x) {
      if given.x < solved.x { place.origin.x -= 1 }
    } else if isOdd(superview.bounds.width), !isOdd(place.width) {
      if isCentred(on: { $0 === superview }) || !isCentred(on: { $0 !== superview }) { place.origin.x -= 1 }
    }
    return place
  }
}

extension CGRect {
  /// Numbers that miss a pixel's edge by what arithmetic leaves take it.
  @MainActor fileprivate var withoutNoise: CGRect {
    let scale = UIScreen.main.scale
    func clean(_ value: CGFloat) -> CGFloat {
      let nearest = (value * scale).rounded() / scale
      return abs(nearest - value) < 1e-6 ? nearest : value
    }
    return CGRect(x: clean(minX), y: clean(minY), width: clean(width), height: clean(height))
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
