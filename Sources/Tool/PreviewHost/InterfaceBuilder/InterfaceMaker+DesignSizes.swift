import CoreGraphics
import InterfaceBuilder
import UIKit

/// Sizes that views without content have in stacks on the canvas, where the file says none.
extension InterfaceMaker {
  /// Measured on stored frames of Interface Builder files: see Documentation/Fidelity.md.
  func pinDesignSize(_ view: UIView, _ object: InterfaceObject, in stack: UIStackView, beside siblings: [InterfaceObject]) {
    guard stage.isCanvas else { return }
    let version = stage.document.toolsVersion.major
    if object.kind == "view", !object.subviews.isEmpty { return pinContainer(view, object, in: stack, version: version) }
    guard isEmpty(view, object) else { return }
    let isColumn = stack.axis == .vertical
    // Up to Xcode 7 the 240 × 128 points of a view from the library.
    let size = version < 11000 ? CGSize(width: 240, height: 128) : CGSize(width: isColumn ? 240 : 50, height: 50)
    let placeholder = view.layoutState.placeholderSize
    // Spacers of equal height share what the rest leaves (seven in two stacks).
    func isTied(_ attribute: String) -> Bool { ties.contains("\(attribute) \(object.id)") }
    if placeholder.width == nil, !isTied("width"), object.kind == "view", !isColumn || stack.alignment != .fill {
      pin(view, .width, size.width, object, .horizontal)
    }
    // A row's height is that of what stands beside it.
    let isFiller =
      !isColumn && stack.alignment == .fill && object.customClass == nil
      && siblings.contains { $0.kind != "view" && $0.kind != "imageView" }
    if placeholder.height == nil, !isTied("height"), !isFiller, isColumn || object.kind == "view" {
      pin(view, .height, size.height, object, .vertical)
    }
  }

  /// A plain view with contents has sizes of design as well.
  private func pinContainer(_ view: UIView, _ object: InterfaceObject, in stack: UIStackView, version: Int) {
    switch version {
    case ..<11000: return
    case ..<14110:
      // Xcode 8 and 9: the 1000 × 1000 points of frames that are not there yet, stronger than what the contents ask for.
      for attribute in [NSLayoutConstraint.Attribute.width, .height] { pin(view, attribute, .equal, 1000, priority: 751) }
    default:
      // At least 50 points of height in a column, against what the contents hug; a priority of the view's own counts (two views of 250).
      guard stack.axis == .vertical, stack.distribution == .fill else { return }
      let own = object.number("verticalCompressionResistancePriority").map { Float(min(max($0, 1), 999)) }
      pin(view, .height, .greaterThanOrEqual, 50, priority: own ?? InterfaceMaker.spacerPriority)
    }
  }

  /// A plain view without a priority of its own is the first to shrink (nine spacers in three files).
  private static let spacerPriority: Float = 740

  /// A size that is tied to another's is no matter of design, nor is what has neighbours at all edges.
  func noteTies(_ constraint: InterfaceConstraint, of object: InterfaceObject) {
    guard let second = constraint.secondItem, case let first = constraint.firstItem ?? object.id, first != second else { return }
    for (id, attribute) in [(first, constraint.firstAttribute), (second, constraint.secondAttribute ?? constraint.firstAttribute)]
    where attribute == "width" || attribute == "height" || InterfaceMaker.edges.joined().contains(attribute) {
      ties.insert("\(attribute) \(id)")
    }
  }

  /// Wheels that have less room than the 216 points of their content want 162 (measured: see Documentation/Fidelity.md); says whether one does
  /// since it was last asked.
  func shrinkPickers() -> Bool {
    guard stage.isCanvas else { return false }
    let height: CGFloat = 162
    let low = pickers.filter { $0.bounds.height < $0.layoutContentSize.height && $0.layoutContentSize.height > height }
    for picker in low {
      picker.layoutState.placeholderSize.height = height
      picker.invalidateIntrinsicContentSize()
    }
    return !low.isEmpty
  }

  /// Whether nothing in the view gives it a size.
  private func isEmpty(_ view: UIView, _ object: InterfaceObject) -> Bool {
    switch view {
    case let label as UILabel: label.attributedText?.string.isEmpty ?? label.text?.isEmpty ?? true
    case let image as UIImageView: image.image == nil
    default: object.kind == "view"
    }
  }

  /// Held as content holds its size: it yields to what resists, and grows before anything else where nothing says how much it hugs.
  private func pin(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat, _ object: InterfaceObject, _ axis: NSLayoutConstraint.Axis
  ) {
    let counts = object.kind == "view" || object.kind == "imageView" && stage.document.toolsVersion.major >= 11000
    let hugs = counts && object[axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority"] != nil
    pin(view, attribute, .lessThanOrEqual, length, priority: hugs ? min(view.contentHuggingPriority(for: axis).rawValue, 999) : 60)
    let resists = object[axis == .horizontal ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority"] != nil
    let isSpacer = object.kind == "view" && object.customClass == nil && !resists
    // The room of views and labels is stronger than what texts beside them ask for (four stacks in two files); that of images is not.
    let more: Float = object.kind == "imageView" ? 0 : 1
    let priority = isSpacer ? InterfaceMaker.spacerPriority : min(view.contentCompressionResistancePriority(for: axis).rawValue + more, 999)
    pin(view, attribute, .greaterThanOrEqual, length, priority: priority)
  }

  private func pin(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ length: CGFloat, priority: Float
  ) {
    let constraint = NSLayoutConstraint(
      view, attribute, relation, nil, .notAnAttribute, constant: length, priority: UILayoutPriority(priority), origin: nil)
    constraint.isActive = true
  }
}
