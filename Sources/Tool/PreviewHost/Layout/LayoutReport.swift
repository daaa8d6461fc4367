import DisplayList
import Foundation
import HostProtocol
import LayoutEngine
import UIKit

/// What of a layout the user should know: constraints that can't hold together, views that constraints leave open.
@MainActor
struct LayoutReport {
  private(set) var diagnostics: [HostEvent.Diagnostic] = []
  private var ambiguities: [AmbiguityReport.Finding] = []
  private let names: ViewNames
  private let canvas: PreviewCanvas

  init(_ canvas: PreviewCanvas, includesAmbiguity: Bool) {
    self.canvas = canvas
    guard let engine = canvas.window.layoutEngine, !engine.conflicts.isEmpty || includesAmbiguity else {
      names = ViewNames(root: canvas.window, isEmpty: true)
      return
    }
    names = canvas.names.qualified(in: canvas.window)
    let words = LayoutWords(engine: engine, names: names)
    diagnostics = ConflictReport(words: words).diagnostics(of: engine)
    if includesAmbiguity {
      diagnostics += openContents(below: canvas.shownRoot)
      let report = AmbiguityReport(words: words)
      ambiguities = report.findings(below: canvas.shownRoot)
      diagnostics += ambiguities.map(report.diagnostic)
      diagnostics += forgotten(in: canvas.window)
      diagnostics += LayoutWarnings(words: words).diagnostics(below: canvas.shownRoot)
    }
  }

  /// The frames of what is reported, to be drawn over the picture; nil where there are none.
  var overlay: DisplayList.Group? { LayoutOverlay(canvas: canvas, names: names, ambiguities: ambiguities).group }

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

  /// Scroll views whose content has no size.
  private func openContents(below root: UIView) -> [HostEvent.Diagnostic] {
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
    }
    return found
  }
}
