import Foundation
import HostProtocol
import LayoutEngine
import UIKit

/// Required constraints that cannot hold together: the smallest set, what was dropped, and what would make them agree.
@MainActor
struct ConflictReport {
  let words: LayoutWords

  func diagnostics(of engine: LayoutEngine) -> [HostEvent.Diagnostic] {
    engine.conflicts.map { diagnostic($0, remedies: engine.remedies(for: $0)) }
  }

  private func diagnostic(_ conflict: LayoutConflict, remedies: [Double]) -> HostEvent.Diagnostic {
    let lines = conflict.members.map { "  " + words.line($0) + ($0 === conflict.dropped ? "   ← dropped" : "") }
    var message = """
      these constraints can't hold together, and without any one of them the others can; remove one, or give one a priority below 1000:
      \(lines.joined(separator: "\n"))
      """
    if let advice = advice(conflict, remedies) { message += "\n" + advice }
    if let mask = maskAdvice(conflict) { message += "\n" + mask }
    let origin = (conflict.dropped.owner as? NSLayoutConstraint)?.origin
    // What UIKit itself dropped is found where the user's part of the set was made.
    let place = origin ?? conflict.members.compactMap { ($0.owner as? NSLayoutConstraint)?.origin }.last
    var diagnostic = HostEvent.Diagnostic(
      kind: "conflict", message: message, file: place?.file, line: place?.line,
      items: conflict.members.map { words.name(of: $0.item) }, constraints: conflict.members.map(words.line))
    diagnostic.dump = dump(conflict)
    return diagnostic
  }

  /// The constants that would do, the smallest change first.
  private func advice(_ conflict: LayoutConflict, _ remedies: [Double]) -> String? {
    var changes: [(size: Double, keepsSign: Bool, isDropped: Bool, text: String)] = []
    for (member, growth) in zip(conflict.members, remedies) {
      guard let constraint = member.owner as? NSLayoutConstraint, constraint.origin != nil else { continue }
      let change = constraint.isMirrored ? -growth : growth
      let (old, new) = (Double(constraint.constant), Double(constraint.constant) + change)
      // A size below zero is no answer.
      guard constraint.secondItem != nil || new >= 0 else { continue }
      changes.append(
        (
          abs(change), old * new >= 0, member === conflict.dropped,
          "\(LayoutWords.number(new)) instead of \(LayoutWords.number(old)) in \(constraint.equation(names: words.names))"
        ))
    }
    guard !changes.isEmpty else { return nil }
    let sorted = changes.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if abs(a.size - b.size) > 1e-6 { return a.size < b.size }
      // A distance that turns round is seldom what was meant.
      if a.keepsSign != b.keepsSign { return a.keepsSign }
      return a.isDropped != b.isDropped ? a.isDropped : left.offset < right.offset
    }.map(\.element)
    let shown = sorted.prefix(3).map { "  " + $0.text }
    let size = LayoutWords.number(sorted[0].size)
    return "the smallest change that makes them agree, \(size) points, is one of:\n" + shown.joined(separator: "\n")
  }

  /// The usual cause: an autoresizing mask that nobody wanted.
  private func maskAdvice(_ conflict: LayoutConflict) -> String? {
    let views = conflict.members.filter { $0.origin == .autoresizing && !LayoutWords.fillsCanvas($0.item) }.map { words.name(of: $0.item) }
    guard !views.isEmpty, conflict.members.contains(where: { $0.origin == .user }) else { return nil }
    var unique: [String] = []
    for view in views where !unique.contains(view) { unique.append(view) }
    return "set translatesAutoresizingMaskIntoConstraints of \(unique.joined(separator: " and ")) to false to drop the mask"
  }

  private func dump(_ conflict: LayoutConflict) -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
    \(conflict.members.map { "    \"\(words.dump($0))\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(words.dump(conflict.dropped))
    """
  }
}
