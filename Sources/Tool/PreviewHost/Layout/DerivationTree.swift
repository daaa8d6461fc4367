import Foundation
import HostProtocol
import LayoutEngine
import UIKit

/// Writes down how quantities come about, as a tree in the order of reading.
@MainActor
struct DerivationTree {
  let words: LayoutWords
  /// Constraints that do not hold, by the item that they speak of.
  let broken: [ObjectIdentifier: [LayoutConstraint]]
  private(set) var steps: [Explanation.Step] = []
  /// Those met, in that order, with those that give way to them.
  private(set) var constraints: [LayoutConstraint] = []
  private var derivation: [Key: LayoutStep] = [:]
  private var told: Set<Key> = []

  private struct Key: Hashable {
    var item: ObjectIdentifier
    var attribute: LayoutAttribute
    init(_ quantity: LayoutQuantity) {
      item = ObjectIdentifier(quantity.item)
      attribute = quantity.attribute
    }
  }

  init(words: LayoutWords, broken: [ObjectIdentifier: [LayoutConstraint]]) {
    self.words = words
    self.broken = broken
  }

  mutating func grow(from quantities: [LayoutQuantity]) {
    learn(quantities)
    var pending = quantities.reversed().map { (quantity: $0, depth: 0) }
    while let (quantity, depth) = pending.popLast() {
      if derivation[Key(quantity)] == nil { learn([quantity]) }
      guard let step = derivation[Key(quantity)] else { continue }
      let isRepeated = told.contains(Key(quantity))
      told.formUnion(step.quantities.map(Key.init))
      steps.append(written(isRepeated ? LayoutStep(quantities: [quantity], constraints: [], inputs: []) : step, depth, isRepeated))
      guard !isRepeated else { continue }
      note(step)
      for input in (step.inputs + wrappedWidths(of: step)).reversed() { pending.append((input, depth + 1)) }
    }
  }

  private mutating func learn(_ quantities: [LayoutQuantity]) {
    for step in words.engine.derivation(of: quantities) {
      for quantity in step.quantities where derivation[Key(quantity)] == nil { derivation[Key(quantity)] = step }
    }
  }

  private mutating func note(_ step: LayoutStep) {
    for constraint in step.constraints + givesWay(to: step) where !constraints.contains(where: { $0 === constraint }) {
      constraints.append(constraint)
    }
  }

  /// The height of text of several lines follows from its width.
  private func wrappedWidths(of step: LayoutStep) -> [LayoutQuantity] {
    step.constraints.filter { $0.attribute == .height && ($0.origin == .compression || $0.origin == .hugging) }.compactMap { constraint in
      (constraint.item.owner as? UIView)?.hasWidthDependentHeight == true ? words.engine.quantity(constraint.item, .width) : nil
    }
  }

  private func givesWay(to step: LayoutStep) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for quantity in step.quantities {
      for constraint in broken[ObjectIdentifier(quantity.item)] ?? []
      where constraint.attribute.isHorizontal == quantity.attribute.isHorizontal && !found.contains(where: { $0 === constraint }) {
        let isOfQuantity = words.engine.quantities(of: constraint).contains { Key($0) == Key(quantity) }
        if isOfQuantity { found.append(constraint) }
      }
    }
    return found
  }

  private func written(_ step: LayoutStep, _ depth: Int, _ isRepeated: Bool) -> Explanation.Step {
    let engine = words.engine
    return Explanation.Step(
      depth: depth,
      quantities: step.quantities.map {
        Explanation.Quantity(view: words.name(of: $0.item), attribute: "\($0.attribute)", value: engine.value(of: $0))
      },
      constraints: step.constraints.map { words.reason($0) },
      givesWay: isRepeated ? [] : givesWay(to: step).map { words.reason($0, shortBy: engine.violation(of: $0)) },
      isOpen: !isRepeated && step.constraints.count < step.quantities.count, isRepeated: isRepeated)
  }
}
