import CoreGraphics
import Foundation

extension UIStackView {
  /// The constraints that place a stack's views, with the identifiers that UIKit's own dumps show (`UISV-…`).
  @MainActor
  struct Arrangement {
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []

    nonisolated init() {}

    init(of stack: UIStackView) {
      let visible = stack.arrangedSubviews.filter { !$0.isHidden }
      var builder = Builder(stack: stack, visible: visible)
      builder.connectEnds()
      builder.distribute()
      builder.align()
      builder.collapseHidden()
      constraints = builder.constraints
      guides = builder.guides
      NSLayoutConstraint.activate(constraints)
    }

    func remove(from stack: UIStackView) {
      NSLayoutConstraint.deactivate(constraints)
      for guide in guides { stack.removeLayoutGuide(guide) }
    }
  }

  /// Collects the constraints of one arrangement.
  @MainActor
  struct Builder {
    let stack: UIStackView
    let visible: [UIView]
    /// What the views are tied to: the stack, or its margins.
    let canvas: AnyObject
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []

    typealias Attribute = NSLayoutConstraint.Attribute

    init(stack: UIStackView, visible: [UIView]) {
      self.stack = stack
      self.visible = visible
      canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    var isHorizontal: Bool { stack.axis == .horizontal }
    var start: Attribute { isHorizontal ? .leading : .top }
    var end: Attribute { isHorizontal ? .trailing : .bottom }
    var size: Attribute { isHorizontal ? .width : .height }
    var center: Attribute { isHorizontal ? .centerX : .centerY }
    var crossStart: Attribute { isHorizontal ? .top : .leading }
    var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    var crossSize: Attribute { isHorizontal ? .height : .width }
    var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }

    mutating func tie(
      _ name: String, _ first: AnyObject, _ firstAttribute: Attribute, _ second: AnyObject?,
      _ secondAttribute: Attribute = .notAnAttribute, _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
      constant: CGFloat = 0, priority: Float = 1000
    ) {
      let constraint = NSLayoutConstraint(
        first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
        priority: UILayoutPriority(priority), origin: nil)
      constraint.identifier = name
      constraints.append(constraint)
    }

    // MARK: Along the axis

    mutating func connectEnds() {
      guard let first = visible.first, let last = visible.last else { return }
      tie("UISV-canvas-connection", first, start, canvas, start)
      tie("UISV-canvas-connection", last, end, canvas, end)
    }

    mutating func distribute() {
      switch stack.distribution {
      case .fill: space(.equal)
      case .fillEqually:
        space(.equal)
        for view in visible.dropFirst() { tie("UISV-fill-equally", view, size, visible[0], size) }
      case .fillProportionally:
        space(.equal)
        fillProportionally()
      case .equalSpacing:
        space(.greaterThanOrEqual)
        equalGaps(from: end, to: start, priority: 1000, name: "UISV-distributing")
      case .equalCentering:
        space(.greaterThanOrEqual)
        equalGaps(from: center, to: center, priority: 149, name: "UISV-distributing")
      }
    }

    private mutating func space(_ relation: NSLayoutConstraint.Relation) {
      let byBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
      for (view, next) in zip(visible, visible.dropFirst()) {
        tie(
          "UISV-spacing", next, byBaseline ? .firstBaseline : start, view, byBaseline ? .lastBaseline : end, relation,
          constant: stack.resolvedSpacing(after: view))
      }
    }

    /// Each view takes its share of the stack's own length, margins included; the last ones give way first where spacing or margins
    /// make the sum wrong.
    ///
    /// The system's own spacing counts as none in the sum (stored frames of three stacks in Interface Builder files).
    private mutating func fillProportionally() {
      let lengths = visible.map(contentLength)
      let spacings = visible.dropLast().map { stack.plainSpacing(after: $0) }
      let total = lengths.reduce(0, +) + spacings.reduce(0, +)
      guard total > 0 else { return }
      for (index, view) in visible.enumerated() {
        tie(
          "UISV-fill-proportionally", view, size, stack, size, multiplier: lengths[index] / total, priority: max(999 - Float(index), 1))
      }
    }

    private func contentLength(_ view: UIView) -> CGFloat {
      let content = view.layoutContentSize
      let length = isHorizontal ? content.width : content.height
      if length >= 0 { return length }
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return isHorizontal ? fitting.width : fitting.height
    }

    /// Guides of one length between neighbours.
    private mutating func equalGaps(from: Attribute, to: Attribute, priority: Float, name: String) {
      var first: UILayoutGuide?
      for (view, next) in zip(visible, visible.dropFirst()) {
        let gap = UILayoutGuide()
        gap.identifier = "\(name)-gap"
        stack.addLayoutGuide(gap)
        guides.append(gap)
        tie(name, gap, start, view, from)
        tie(name, gap, end, next, to)
        if let first { tie(name, gap, size, first, size, priority: priority) } else { first = gap }
      }
    }

    // MARK: Across the axis

    mutating func align() {
      guard !visible.isEmpty else { return }
      let alignment = resolvedAlignment
      if alignment == .fill {
        for view in visible {
          tie("UISV-alignment", view, crossStart, canvas, crossStart)
          tie("UISV-alignment", view, crossEnd, canvas, crossEnd)
        }
        return
      }
      if alignment == .firstBaseline || alignment == .lastBaseline { return alignBaselines(alignment) }
      for view in visible {
        switch alignment {
        case .leading: tie("UISV-alignment", view, crossStart, canvas, crossStart)
        case .trailing: tie("UISV-alignment", view, crossEnd, canvas, crossEnd)
        case .center: tie("UISV-alignment", view, crossCenter, canvas, crossCenter)
        case .fill, .firstBaseline, .lastBaseline: break
        }
        // Just below required, as UIKit's dumps have it: a view may ask for more than the stack has.
        if alignment != .leading {
          tie("UISV-spanning-boundary", view, crossStart, canvas, crossStart, .greaterThanOrEqual, priority: 999.5)
        }
        if alignment != .trailing {
          tie("UISV-spanning-boundary", view, crossEnd, canvas, crossEnd, .lessThanOrEqual, priority: 999.5)
        }
        // A view whose size across nothing decides spans the stack (five of six in Interface Builder files); stacks in it fit theirs.
        if !(view is UIStackView) { tie("UISV-ambiguity-suppression", view, crossSize, canvas, crossSize, priority: 25) }
      }
      // The stack is no larger than what it holds where nothing else decides.
      tie("UISV-spanning-fit", stack, crossSize, nil, constant: 0, priority: 51)
    }

    /// Views on one baseline stand against the far edge of the stack: first baselines at the bottom, where a view may reach out at the top;
    /// last baselines at the top (ten stacks in Interface Builder files).
    private mutating func alignBaselines(_ alignment: Alignment) {
      let isFirst = alignment == .firstBaseline
      let attribute: Attribute = isFirst ? .firstBaseline : .lastBaseline
      let (near, far) = isFirst ? (crossStart, crossEnd) : (crossEnd, crossStart)
      for view in visible {
        if view !== visible[0] { tie("UISV-alignment", view, attribute, visible[0], attribute) }
        tie("UISV-spanning-boundary", view, far, canvas, far, isFirst ? .lessThanOrEqual : .greaterThanOrEqual)
        tie("UISV-canvas-fit", view, far, canvas, far, priority: 49)
      }
      tie("UISV-spanning-boundary", visible[0], near, canvas, near, isFirst ? .greaterThanOrEqual : .lessThanOrEqual)
      tie("UISV-spanning-fit", stack, crossSize, nil, constant: 0, priority: 51)
    }

    /// A baseline alignment means something in a row only; a column then fills, as UIKit's does.
    private var resolvedAlignment: Alignment {
      guard !isHorizontal else { return stack.alignment }
      switch stack.alignment {
      case .firstBaseline, .lastBaseline: return .fill
      default: return stack.alignment
      }
    }

    // MARK: Hidden views

    /// A hidden view has no length, at a priority just below required, and stands in the middle of the space between its neighbours.
    ///
    /// Across the axis it is aligned as before: where views fill the stack, a height that it asks for is still the stack's (measured on
    /// twenty stacks in Interface Builder files). It stands before the first or behind the last visible one (eight stacks), but at the
    /// start where a single visible view fills the stack (seven).
    mutating func collapseHidden() {
      for (index, view) in stack.arrangedSubviews.enumerated() where view.isHidden {
        tie("UISV-hiding", view, size, nil, constant: 0, priority: 999.99)
        let previous = stack.arrangedSubviews[..<index].last { !$0.isHidden }
        let isBetween = stack.arrangedSubviews[index...].contains { !$0.isHidden }
        let hasEnds = visible.count > 1 || resolvedAlignment != .fill
        if let previous, isBetween || hasEnds {
          tie("UISV-hiding", view, start, previous, end, constant: isBetween ? stack.resolvedSpacing(after: previous) / 2 : 0)
        } else {
          tie("UISV-hiding", view, previous == nil && isBetween && hasEnds ? end : start, canvas, start)
        }
        switch resolvedAlignment {
        case .fill:
          tie("UISV-alignment", view, crossStart, canvas, crossStart)
          tie("UISV-alignment", view, crossEnd, canvas, crossEnd)
        case .trailing: tie("UISV-alignment", view, crossEnd, canvas, crossEnd)
        case .center: tie("UISV-alignment", view, crossCenter, canvas, crossCenter)
        case .leading, .firstBaseline, .lastBaseline: tie("UISV-alignment", view, crossStart, canvas, crossStart)
        }
      }
    }
  }
}
