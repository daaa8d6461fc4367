import CoreGraphics
import Foundation
import HostProtocol
import LayoutEngine
import UIKit

/// Constraints in words that a developer recognises.
@MainActor
struct LayoutWords {
  let engine: LayoutEngine
  let names: ViewNames

  func name(of item: LayoutItem) -> String { item.owner.map { names.name(of: $0) } ?? "(gone)" }

  /// The equation as code writes it, or what UIKit adds by itself and why.
  func equation(_ constraint: LayoutConstraint) -> String {
    if let owner = constraint.owner as? NSLayoutConstraint {
      let words = owner.equation(names: names)
      return owner.origin == nil ? words + (owner.identifier.map { " (\(LayoutWords.meaning(of: $0)))" } ?? "") : words
    }
    let attribute = "\(name(of: constraint.item)).\(constraint.attribute)"
    let sign = engine.sign(of: constraint)
    switch constraint.origin {
    case .root:
      if sign == ">=" { return "\(attribute) >= 0 (no size is below zero)" }
      return "\(attribute) == \(value(of: constraint)) (the canvas)"
    case .guide: return "\(attribute), which follows from \(guideMeaning(constraint.item))"
    case .autoresizing: return "\(attribute) == \(value(of: constraint)) (\(autoresizing(constraint.item)))"
    case .compression, .hugging:
      let priority = engine.priority(of: constraint)
      let weight = priority < 1000 ? " @\(LayoutWords.number(priority))" : ""
      let what = constraint.origin == .hugging ? "hugs its content" : "content must not be cut"
      return "\(attribute) \(sign) \(LayoutWords.number(engine.contentSize(of: constraint)))\(weight) (\(what))"
    case .user: return attribute
    }
  }

  /// Where a constraint was made, and its equation.
  func reason(_ constraint: LayoutConstraint, shortBy: Double = 0) -> Explanation.Reason {
    let owner = constraint.owner as? NSLayoutConstraint
    return Explanation.Reason(
      text: equation(constraint), priority: engine.priority(of: constraint), file: owner?.origin?.file, line: owner?.origin?.line,
      id: owner?.identifier, binds: engine.sign(of: constraint) != "==", shortBy: shortBy)
  }

  /// The equation and where it was made, for a line of text.
  func line(_ constraint: LayoutConstraint) -> String {
    let owner = constraint.owner as? NSLayoutConstraint
    let label = owner?.origin == nil ? "" : owner?.identifier.map { " '\($0)'" } ?? ""
    let place = owner?.origin.map { " (\($0.file):\($0.line))" } ?? ""
    return equation(constraint) + label + place
  }

  /// The constraint as UIKit's log of conflicts shows it.
  func dump(_ constraint: LayoutConstraint) -> String {
    if let owner = constraint.owner as? NSLayoutConstraint { return owner.dump(names: names) }
    let name = name(of: constraint.item)
    let view = constraint.item.owner as? UIView
    let attribute = "\(name).\(constraint.attribute)"
    let equation = "\(attribute) \(engine.sign(of: constraint)) \(value(of: constraint))   (active)"
    switch constraint.origin {
    case .autoresizing: return "<NSAutoresizingMaskLayoutConstraint:UIKit \(view?.autoresizingFlags ?? "") \(equation)>"
    case .compression, .hugging:
      let axis: NSLayoutConstraint.Axis = constraint.attribute.isHorizontal ? .horizontal : .vertical
      let hugging = LayoutWords.number(Double(view?.contentHuggingPriority(for: axis).rawValue ?? 0))
      let compression = LayoutWords.number(Double(view?.contentCompressionResistancePriority(for: axis).rawValue ?? 0))
      let size = LayoutWords.number(engine.contentSize(of: constraint))
      return
        "<NSContentSizeLayoutConstraint:UIKit \(axis == .horizontal ? "H" : "V"):[\(name)(\(size))] Hug:\(hugging) CompressionResistance:\(compression)   (active)>"
    case .root:
      let sign = engine.sign(of: constraint)
      if sign != "==" { return "<NSLayoutConstraint:UIKit \(attribute) >= 0   (active)>" }
      let label = constraint.attribute.isSize ? "'UIView-Encapsulated-Layout-\(constraint.attribute == .width ? "Width" : "Height")' " : ""
      return "<NSLayoutConstraint:UIKit \(label)\(equation)>"
    case .guide, .user: return "<NSLayoutConstraint:UIKit \(equation)>"
    }
  }

  private func value(of constraint: LayoutConstraint) -> String {
    let quantity = engine.quantity(constraint.item, constraint.attribute)
    switch constraint.attribute {
    case .right, .bottom, .centerX, .centerY:
      let size = engine.value(of: engine.quantity(constraint.item, constraint.attribute.isHorizontal ? .width : .height))
      let share = constraint.attribute == .right || constraint.attribute == .bottom ? 1 : 0.5
      return LayoutWords.number(engine.value(of: quantity) + share * size)
    default:
      // A mask's own size stands in its constraint even where another one won.
      let isAlone = engine.quantities(of: constraint).count == 1
      return LayoutWords.number(isAlone && constraint.origin != .guide ? engine.contentSize(of: constraint) : engine.value(of: quantity))
    }
  }

  private func guideMeaning(_ item: LayoutItem) -> String {
    guard let guide = item.owner as? UILayoutGuide, let view = guide.owningView else { return "the safe area or the margins" }
    return "the \(guide.purpose) of \(names.name(of: view))"
  }

  private func autoresizing(_ item: LayoutItem) -> String {
    guard let view = item.owner as? UIView else { return "autoresizing mask" }
    if LayoutWords.fillsCanvas(item) { return "it fills the canvas" }
    let isDefault = view.autoresizingMask.isEmpty
    return isDefault
      ? "its frame as code set it; translatesAutoresizingMaskIntoConstraints is on"
      : "its frame and autoresizing mask; translatesAutoresizingMaskIntoConstraints is on"
  }

  /// Whether an item is the view that a preview or controller shows, which its window sizes by a mask.
  static func fillsCanvas(_ item: LayoutItem) -> Bool {
    guard let view = item.owner as? UIView else { return false }
    return view.superview is UIWindow || (view.viewController != nil && view.superview?.viewController == nil)
  }

  /// What UIKit's own identifiers of constraints say.
  private static func meaning(of identifier: String) -> String {
    switch identifier {
    case "UISV-canvas-connection": "the stack's edge"
    case "UISV-spacing": "the stack's spacing"
    case "UISV-fill-equally": "the stack fills equally"
    case "UISV-distributing", "UISV-distributing-edge": "the stack's distribution"
    case "UISV-alignment": "the stack's alignment"
    case "UISV-hiding": "hidden in the stack"
    default: identifier.hasPrefix("UISV") ? "of the stack, \(identifier)" : identifier
    }
  }

  /// Three decimals at most.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  static func frame(_ frame: CGRect) -> String {
    "(\(number(frame.minX)), \(number(frame.minY))) \(number(frame.width))×\(number(frame.height))"
  }
}
