import Foundation
import HostProtocol
import UIKit

/// What of a layout the user should know: constraints that can't hold together, views that constraints leave open.
@MainActor
struct LayoutReport {
  private(set) var diagnostics: [HostEvent.Diagnostic] = []
  private let names: ViewNames

  init(_ canvas: PreviewCanvas, includesAmbiguity: Bool) {
    let conflicts = canvas.window.layoutConflicts
    guard !conflicts.isEmpty || includesAmbiguity else {
      names = ViewNames(root: canvas.window, isEmpty: true)
      return
    }
    names = canvas.names
    diagnostics = conflicts.map(conflict)
    if includesAmbiguity {
      diagnostics += ambiguities(below: canvas.shownRoot)
      diagnostics += forgotten(in: canvas.window)
    }
  }

  /// Constraints that were made and let go without having been active, where they would have settled something: the place of a view that
  /// is ambiguous, or an attribute that nothing else decides.
  private func forgotten(in window: UIWindow) -> [HostEvent.Diagnostic] {
    var found: [HostEvent.Diagnostic] = []
    for entry in ReleasedConstraints.take() {
      let constraint = entry.twin
      let views = [constraint.firstView, constraint.secondView].compactMap { $0 }
      guard views.allSatisfy({ $0.isDescendant(of: window) }) else { continue }
      let axis: NSLayoutConstraint.Axis = constraint.isHorizontal ? .horizontal : .vertical
      let open = views.first { $0.ambiguousAxes.contains(axis) }
      guard open != nil || !constraint.hasActiveRival else { continue }
      let words = constraint.equation(names: names)
      let effect = open.map {
        "; it could settle the \(constraint.isHorizontal ? "horizontal" : "vertical") place of \(names.name(of: $0))"
      }
      let diagnostic = HostEvent.Diagnostic(
        kind: "constraint-not-activated",
        message: """
          \(words) was made and never activated\(effect ?? ""): set its isActive, or give it to NSLayoutConstraint.activate(_:)
          """,
        file: entry.origin.file, line: entry.origin.line, items: views.map { names.name(of: $0) }, constraints: [words])
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found
  }

  private func conflict(_ conflict: UIView.LayoutConflictReport) -> HostEvent.Diagnostic {
    func words(_ member: UIView.LayoutConflictReport.Member) -> String {
      let place = member.constraint?.origin.map { " (\($0.file):\($0.line))" } ?? ""
      return (member.constraint?.equation(names: names) ?? "\(names.name(of: member.item)): \(member.reason)") + place
    }
    let lines = conflict.members.map { "  " + words($0) + ($0.isDropped ? "   ← dropped" : "") }
    let dropped = conflict.members.first(where: \.isDropped)
    return HostEvent.Diagnostic(
      kind: "conflict",
      message: """
        these constraints can't hold together; remove one, or give one a priority below 1000:
        \(lines.joined(separator: "\n"))
        """,
      file: dropped?.constraint?.origin?.file, line: dropped?.constraint?.origin?.line,
      items: conflict.members.map { names.name(of: $0.item) }, constraints: conflict.members.map(words))
  }

  private func ambiguities(below root: UIView) -> [HostEvent.Diagnostic] {
    var (found, stack): ([HostEvent.Diagnostic], [UIView]) = ([], [root])
    while let view = stack.popLast() {
      stack += view.subviews.reversed()
      for axis in view.ambiguousContentAxes {
        let name = names.name(of: view)
        let (word, edges) = axis == .horizontal ? ("width", "leading edge to its trailing") : ("height", "top edge to its bottom")
        found.append(
          HostEvent.Diagnostic(
            kind: "ambiguity",
            message: """
              the \(word) of the scrollable content of \(name) is ambiguous: constraints must reach from its \(edges) edge \
              without a gap; a subview needs both edges and a \(word) of its own or of its content
              """,
            items: [name]))
      }
      for axis in view.ambiguousAxes {
        let name = names.name(of: view)
        let (word, advice) =
          axis == .horizontal
          ? ("horizontal", "a leading, trailing, centerX or width constraint") : ("vertical", "a top, bottom, centerY or height constraint")
        found.append(
          HostEvent.Diagnostic(
            kind: "ambiguity",
            message: "the \(word) place of \(name) is ambiguous: its constraints allow several; \(advice) would settle it",
            items: [name]))
      }
    }
    return found
  }
}
