import Foundation
import HostProtocol
import LayoutEngine
import UIKit

/// Tries constraints otherwise and sees what becomes of an attribute.
@MainActor
struct LayoutTrials {
  let words: LayoutWords
  let measure: Measure
  private var engine: LayoutEngine { words.engine }

  /// More would hide the answer, and each takes a solution or three.
  private static let limit = 12

  func changes(_ constraints: [LayoutConstraint]) -> [Explanation.Change] {
    var changes: [Explanation.Change] = []
    var priorities: [Double] = []
    for constraint in constraints where changes.count < LayoutTrials.limit {
      let priority = engine.priority(of: constraint)
      if priority < 1000 { priorities.append(priority) }
      let isUsers = (constraint.owner as? NSLayoutConstraint)?.origin != nil
      guard isUsers || constraint.origin == .compression || constraint.origin == .hugging else { continue }
      if let change = change(constraint, priority, stronger: priorities.filter { $0 > priority }.max()) { changes.append(change) }
    }
    return changes
  }

  private func change(_ constraint: LayoutConstraint, _ priority: Double, stronger: Double?) -> Explanation.Change? {
    let now = measure.value(engine)
    let conflicts = engine.conflicts.count
    let step = (constraint.owner as? NSLayoutConstraint)?.isMirrored == true ? -1.0 : 1.0
    // Where one way is slack the other may not be.
    var perPoint: Double?
    for amount in [step, -step] {
      let moved = engine.trying(adding: amount, to: constraint) {
        engine.conflicts.count > conflicts ? nil : measure.value(engine) - now
      }
      guard let moved else { continue }
      perPoint = moved * step / amount
      if abs(moved) > 1e-9 { break }
    }
    let without: Double? = engine.trying(without: constraint) {
      measure.quantities.allSatisfy(engine.isDetermined) ? measure.value(engine) : nil
    }
    var change = Explanation.Change(
      reason: words.reason(constraint, shortBy: engine.violation(of: constraint)), perPoint: perPoint.map { abs($0) < 1e-9 ? 0 : $0 },
      without: without)
    if let stronger, stronger < 999, engine.violation(of: constraint) > 1e-6 {
      let value = engine.trying(priority: stronger + 1, of: constraint) { measure.value(engine) }
      if abs(value - now) > 1e-6 { (change.priority, change.atPriority) = (stronger + 1, value) }
    }
    // What gives way decides nothing, so that nothing is open without it that is not open with it.
    let isWithout = without.map { abs($0 - now) > 1e-6 } ?? (engine.violation(of: constraint) == 0)
    return isWithout || (change.perPoint ?? 0) != 0 || change.priority != nil ? change : nil
  }
}
