import CoreGraphics
import Foundation
import HostProtocol
import LayoutEngine
import UIKit

/// Views whose place the constraints leave open: two frames that satisfy everything, and what would settle it.
@MainActor
struct AmbiguityReport {
  let words: LayoutWords
  private var engine: LayoutEngine { words.engine }

  /// An ambiguous view with another frame, in its superview's coordinates, that is as good as the one drawn.
  struct Finding {
    var view: UIView
    var axis: NSLayoutConstraint.Axis
    var other: CGRect?
    var advice: String
  }

  func findings(below root: UIView) -> [Finding] {
    var (found, stack): ([Finding], [UIView]) = ([], [root])
    while let view = stack.popLast() {
      stack += view.subviews.reversed()
      guard let item = view.layoutItem else { continue }
      for axis in view.ambiguousAxes { found.append(finding(view, item, axis)) }
    }
    return found
  }

  func diagnostic(_ finding: Finding) -> HostEvent.Diagnostic {
    let name = words.names.name(of: finding.view)
    let word = finding.axis == .horizontal ? "horizontal" : "vertical"
    let frame = finding.view.layoutItem?.frame ?? finding.view.frame
    var message = "the \(word) place of \(name) is ambiguous: "
    if let other = finding.other {
      message += "\(LayoutWords.frame(frame)) and \(LayoutWords.frame(other)) both satisfy every constraint; "
    } else {
      message += "its constraints allow several; "
    }
    message += finding.advice
    let origin = finding.view.touchingConstraints.lazy.filter { $0.isHorizontal == (finding.axis == .horizontal) }.compactMap(\.origin)
      .first
    var diagnostic = HostEvent.Diagnostic(
      kind: "ambiguity", message: message, file: origin?.file, line: origin?.line, items: [name])
    if let other = finding.other {
      diagnostic.frames = [frame, other].map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) }
    }
    return diagnostic
  }

  private func finding(_ view: UIView, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Finding {
    let isHorizontal = axis == .horizontal
    let place = engine.quantity(item, isHorizontal ? .left : .top)
    let size = engine.quantity(item, isHorizontal ? .width : .height)
    let isSizeOpen = !engine.isDetermined(size)
    let open = isSizeOpen ? size : place
    // Far enough to be seen: a quarter of the superview, at least 24 points.
    let parent = view.superview.map { isHorizontal ? $0.bounds.width : $0.bounds.height } ?? 0
    let distance = Double(max(24, (parent / 4).rounded()))
    let alternative = engine.alternative(for: open, movedBy: distance) ?? engine.alternative(for: open, movedBy: -distance)
    return Finding(
      view: view, axis: axis, other: alternative?.frame(of: item),
      advice: (alternative.flatMap { sharing($0, axis) })
        ?? advice(axis, place: place, size: size, isSizeOpen: isSizeOpen, alternative))
  }

  /// Views that share a length and want the same with the same priority.
  private func sharing(_ alternative: LayoutEngine.Alternative, _ axis: NSLayoutConstraint.Axis) -> String? {
    var better: [(item: LayoutItem, constraint: LayoutConstraint)] = []
    var worse: [(item: LayoutItem, constraint: LayoutConstraint)] = []
    for constraint in engine.contentConstraints where constraint.attribute.isHorizontal == (axis == .horizontal) {
      let change = engine.violation(of: constraint, in: alternative) - engine.violation(of: constraint)
      if change < -1e-6 { better.append((constraint.item, constraint)) }
      if change > 1e-6 { worse.append((constraint.item, constraint)) }
    }
    for one in better {
      guard
        let other = worse.first(where: {
          $0.constraint.origin == one.constraint.origin && engine.priority(of: $0.constraint) == engine.priority(of: one.constraint)
        })
      else { continue }
      let priority = engine.priority(of: one.constraint)
      let isHugging = one.constraint.origin == .hugging
      let direction = axis == .horizontal ? "horizontal" : "vertical"
      let property = isHugging ? "content hugging" : "compression resistance"
      let name = words.name(of: one.item)
      return """
        \(name) and \(words.name(of: other.item)) share \(isHugging ? "what is left over" : "what is missing"), both with a \(direction) \
        \(property) of \(LayoutWords.number(priority)); another priority for one of them, such as \(LayoutWords.number(priority + 1)) \
        for \(name), would settle it
        """
    }
    return nil
  }

  private func advice(
    _ axis: NSLayoutConstraint.Axis, place: LayoutQuantity, size: LayoutQuantity, isSizeOpen: Bool,
    _ alternative: LayoutEngine.Alternative?
  ) -> String {
    let (start, end, center, length) =
      axis == .horizontal ? ("leading", "trailing", "centerX", "width") : ("top", "bottom", "centerY", "height")
    guard isSizeOpen else { return "a \(start), \(end) or \(center) constraint would settle it" }
    guard !engine.isDetermined(place) else { return "a \(length) or \(end) constraint, or content with a size, would settle it" }
    guard let alternative else { return "a \(start), \(end), \(center) or \(length) constraint would settle it" }
    // An edge or the middle that stays where it is although both place and size move is fixed already.
    let moved = alternative.value(of: place) - engine.value(of: place)
    let grown = alternative.value(of: size) - engine.value(of: size)
    if abs(moved + grown) < 1e-6 { return "a \(length) or \(start) constraint, or content with a size, would settle it" }
    if abs(moved + grown / 2) < 1e-6 { return "a \(length) constraint, or content with a size, would settle it" }
    return "two of \(start), \(end), \(center) and \(length) would settle it"
  }
}
