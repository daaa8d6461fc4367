import CoreGraphics
import Foundation
import HostProtocol
import LayoutEngine
import UIKit

/// Says why a view's frame is what it is: the constraints that decide it, down to what code wrote, and what would change it.
@MainActor
struct LayoutExplainer {
  let canvas: PreviewCanvas
  let words: LayoutWords
  var engine: LayoutEngine { words.engine }

  init?(_ canvas: PreviewCanvas) {
    guard let engine = canvas.window.layoutEngine else { return nil }
    self.canvas = canvas
    words = LayoutWords(engine: engine, names: canvas.names.qualified(in: canvas.window))
  }

  func explanation(of target: HostRequest.Target) throws(HostFailure) -> Explanation {
    let view = try ViewFinder(canvas: canvas, names: words.names).view(named: target.view)
    let frame = view.frame
    var explanation = Explanation(
      view: words.names.name(of: view), class: String(describing: type(of: view)),
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
    explanation.notes = notes(on: view)
    guard let item = view.layoutItem else { return explanation }
    let violated = brokenConstraints()
    for attribute in target.attribute.map({ [$0] }) ?? ["left", "top", "width", "height"] {
      explanation.parts.append(part(Measure(attribute, of: item, view: view, engine: engine), violated))
    }
    return explanation
  }

  private func notes(on view: UIView) -> [String] {
    var notes: [String] = []
    if view.superview == nil || view === canvas.window {
      notes.append("it is the root: the device and the preview's traits give its size")
    } else if view.translatesAutoresizingMaskIntoConstraints {
      notes.append(
        view === canvas.content
          ? "it fills the canvas"
          : "translatesAutoresizingMaskIntoConstraints is on: the frame is what code, or its superview's layoutSubviews, set")
    } else if view.touchingConstraints.isEmpty {
      notes.append("it has no constraints; only its content gives it a size")
    }
    if view.isHidden { notes.append("it is hidden; its constraints act all the same") }
    let insets = view.alignmentRectInsets
    if insets != .zero {
      notes.append(
        "constraints act on its alignment rectangle, which lies (\(LayoutWords.number(Double(insets.top))), \(LayoutWords.number(Double(insets.left))), \(LayoutWords.number(Double(insets.bottom))), \(LayoutWords.number(Double(insets.right)))) inside the frame"
      )
    }
    if view.transform != .identity { notes.append("it has a transform; constraints place it as if it had none") }
    return notes
  }

  /// Constraints that do not hold, by what they speak of.
  private func brokenConstraints() -> [ObjectIdentifier: [LayoutConstraint]] {
    var broken: [ObjectIdentifier: [LayoutConstraint]] = [:]
    for constraint in engine.allConstraints where engine.violation(of: constraint) > 1e-6 {
      for quantity in engine.quantities(of: constraint) { broken[ObjectIdentifier(quantity.item), default: []].append(constraint) }
    }
    return broken
  }

  private func part(_ measure: Measure, _ broken: [ObjectIdentifier: [LayoutConstraint]]) -> Explanation.Part {
    var tree = DerivationTree(words: words, broken: broken)
    tree.grow(from: measure.quantities)
    return Explanation.Part(
      attribute: measure.name, value: measure.value(engine), isAmbiguous: !measure.quantities.allSatisfy(engine.isDetermined),
      steps: tree.steps, changes: LayoutTrials(words: words, measure: measure).changes(tree.constraints))
  }
}

/// An attribute as a sum of quantities.
@MainActor
struct Measure {
  let name: String
  private let terms: [(quantity: LayoutQuantity, factor: Double)]
  private let constant: Double

  var quantities: [LayoutQuantity] { terms.map(\.quantity) }

  init(_ name: String, of item: LayoutItem, view: UIView, engine: LayoutEngine) {
    self.name = name
    let (left, top, width, height) = (
      engine.quantity(item, .left), engine.quantity(item, .top), engine.quantity(item, .width), engine.quantity(item, .height)
    )
    // A view's reading direction is its superview's where constraints say leading and trailing.
    let isRightToLeft = (view.superview ?? view).effectiveUserInterfaceLayoutDirection == .rightToLeft
    var constant = 0.0
    switch name {
    case "right", isRightToLeft ? "leading" : "trailing": terms = [(left, 1), (width, 1)]
    case "left", isRightToLeft ? "trailing" : "leading": terms = [(left, 1)]
    case "centerX": terms = [(left, 1), (width, 0.5)]
    case "width": terms = [(width, 1)]
    case "bottom": terms = [(top, 1), (height, 1)]
    case "centerY": terms = [(top, 1), (height, 0.5)]
    case "height": terms = [(height, 1)]
    case "firstBaseline":
      terms = [(top, 1)]
      constant = Double(item.firstBaseline)
    case "lastBaseline":
      terms = [(top, 1), (height, 1)]
      constant = -Double(item.lastBaseline)
    default: terms = [(top, 1)]
    }
    self.constant = constant
  }

  func value(_ engine: LayoutEngine) -> Double {
    terms.reduce(constant) { $0 + $1.factor * engine.value(of: $1.quantity) }
  }
}
