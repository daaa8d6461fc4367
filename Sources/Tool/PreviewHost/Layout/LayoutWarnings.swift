import CoreGraphics
import Foundation
import HostProtocol
import LayoutEngine
import UIKit

/// What holds now but is likely to break, or does nothing.
@MainActor
struct LayoutWarnings {
  let words: LayoutWords
  private var engine: LayoutEngine { words.engine }

  func diagnostics(below root: UIView) -> [HostEvent.Diagnostic] {
    compressedLabels(below: root) + requiredContents(below: root) + constraintsThatNeverBind() + forgottenMasks(below: root)
  }

  private func isShown(_ view: UIView, below root: UIView) -> Bool {
    var current: UIView? = view
    while let view = current {
      if view.isHidden || view.alpha == 0 { return false }
      if view === root { return true }
      current = view.superview
    }
    return false
  }

  // MARK: Labels

  /// Labels whose constraints leave them less room than their text takes.
  ///
  /// A label of several lines wraps where it is narrow, one that shrinks its font is made for it.
  private func compressedLabels(below root: UIView) -> [HostEvent.Diagnostic] {
    var found: [HostEvent.Diagnostic] = []
    for constraint in engine.contentConstraints where constraint.origin == .compression {
      let short = engine.violation(of: constraint)
      let isHorizontal = constraint.attribute == .width
      guard short > 0.5, let label = constraint.item.owner as? UILabel, label.text?.isEmpty == false,
        !isHorizontal || (label.numberOfLines == 1 && !label.adjustsFontSizeToFitWidth), isShown(label, below: root)
      else { continue }
      let (name, size) = (words.name(of: constraint.item), engine.contentSize(of: constraint))
      let presses = engine.derivation(of: [engine.quantity(constraint.item, constraint.attribute)]).first?.constraints.first
      let word = isHorizontal ? "wide" : "high"
      var message =
        "the text of \(name) is cut: it is \(LayoutWords.number(size)) \(word), its constraints leave \(LayoutWords.number(size - short))"
      if let presses { message += "; what presses is \(words.equation(presses))" }
      let origin = (presses?.owner as? NSLayoutConstraint)?.origin
      found.append(
        HostEvent.Diagnostic(
          kind: "compressed-label", message: message, file: origin?.file, line: origin?.line, items: [name],
          constraints: presses.map { [words.line($0)] } ?? []))
    }
    return found
  }

  // MARK: Sizes of contents that are required

  /// More would take long on screens of hundreds of such labels, and say the same.
  private static let trialLimit = 24

  /// Labels and buttons with a required priority on their content's size, where another text would make a conflict.
  ///
  /// Found by trying: content half as large again, or half as large where hugging is required.
  private func requiredContents(below root: UIView) -> [HostEvent.Diagnostic] {
    var found: [HostEvent.Diagnostic] = []
    var trials = 0
    let before = engine.conflicts.count
    for constraint in engine.contentConstraints where engine.priority(of: constraint) >= 1000 && trials < LayoutWarnings.trialLimit {
      guard let view = constraint.item.owner as? UIView, view is UILabel || view is UIButton, isShown(view, below: root),
        engine.violation(of: constraint) == 0
      else { continue }
      let isHorizontal = constraint.attribute == .width
      if isHorizontal, view.hasWidthDependentHeight { continue }
      trials += 1
      let isHugging = constraint.origin == .hugging
      let change = engine.contentSize(of: constraint) * (isHugging ? -0.5 : 0.5)
      let rivals: [LayoutConstraint] = engine.trying(adding: change, to: constraint) {
        guard engine.conflicts.count > before else { return [] }
        return engine.conflicts.first { $0.members.contains { $0 === constraint } }?.members.filter { $0 !== constraint } ?? []
      }
      let users = rivals.filter { $0.origin == .user }
      guard !users.isEmpty else { continue }
      let name = words.name(of: constraint.item)
      let property = isHugging ? "content hugging" : "compression resistance"
      let axis = isHorizontal ? "horizontal" : "vertical"
      let text = isHugging ? "half as \(isHorizontal ? "wide" : "high")" : "half as \(isHorizontal ? "wide" : "high") again"
      let origin = users.lazy.compactMap { ($0.owner as? NSLayoutConstraint)?.origin }.first
      found.append(
        HostEvent.Diagnostic(
          kind: "required-content-size",
          message: """
            the \(axis) \(property) of \(name) is 1000: with content \(text), as another language or type size has it, it could not hold \
            together with \(users.prefix(3).map(words.equation).joined(separator: ", ")); a priority below 1000 would give way
            """,
          file: origin?.file, line: origin?.line, items: [name], constraints: users.map(words.line)))
    }
    return found
  }

  // MARK: Constraints without effect

  /// Constraints of the user's whose quantities other ones of the user's fix, whatever the screen and the texts are.
  private func constraintsThatNeverBind() -> [HostEvent.Diagnostic] {
    engine.idleConstraints.compactMap { idle in
      guard let owner = idle.constraint.owner as? NSLayoutConstraint, let origin = owner.origin, !idle.causes.isEmpty,
        idle.causes.allSatisfy({ ($0.owner as? NSLayoutConstraint)?.origin != nil })
      else { return nil }
      // What does not hold because of them is a wish that never comes true.
      let isBroken = engine.violation(of: idle.constraint) > 1e-6
      let causes = idle.causes.prefix(3).map(words.line).joined(separator: ", ")
      return HostEvent.Diagnostic(
        kind: "constraint-never-binds",
        message:
          "\(words.equation(idle.constraint)) never \(isBroken ? "holds" : "binds"): \(causes) decide\(idle.causes.count == 1 ? "s" : "") already",
        file: origin.file, line: origin.line, items: [words.name(of: idle.constraint.item)],
        constraints: [words.line(idle.constraint)])
    }
  }

  // MARK: Autoresizing masks

  /// Views without a frame that constraints are to place while their mask still says where they are.
  private func forgottenMasks(below root: UIView) -> [HostEvent.Diagnostic] {
    let told = Set(engine.conflicts.flatMap { $0.members }.filter { $0.origin == .autoresizing }.map { ObjectIdentifier($0.item) })
    var (found, stack): ([HostEvent.Diagnostic], [UIView]) = ([], [root])
    while let view = stack.popLast() {
      stack += view.subviews.reversed()
      guard view !== root, view.translatesAutoresizingMaskIntoConstraints, view.bounds.isEmpty, view.viewController == nil,
        let item = view.layoutItem, !told.contains(ObjectIdentifier(item))
      else { continue }
      let placing = view.touchingConstraints.filter { $0.origin != nil && ($0.holder !== view || $0.secondItem == nil) }
      guard let first = placing.first(where: { $0.firstItem === view }), let origin = first.origin else { continue }
      let name = words.names.name(of: view)
      found.append(
        HostEvent.Diagnostic(
          kind: "autoresizing-mask",
          message: """
            translatesAutoresizingMaskIntoConstraints of \(name) was left on: its empty frame stands beside \
            \(first.equation(names: words.names)); set it to false
            """,
          file: origin.file, line: origin.line, items: [name], constraints: [first.equation(names: words.names)]))
    }
    return found
  }
}
