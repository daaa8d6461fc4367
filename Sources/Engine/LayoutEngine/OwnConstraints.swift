import Cassowary
import CoreGraphics
package import Foundation

/// The constraints that an item has by itself: a fixed place, autoresizing, its content's size.
package final class OwnConstraints {
  private let item: LayoutItem
  private var engine: LayoutEngine { item.engine }
  private var placed: [LayoutConstraint] = []
  private var content: [LayoutConstraint?] = [nil, nil, nil, nil]
  private var contentValues: [ContentBound?] = [nil, nil, nil, nil]

  private struct ContentBound: Equatable {
    var size: CGFloat
    var priority: Double
  }

  package init(_ item: LayoutItem) { self.item = item }

  /// Fixes the alignment rectangle in the parent's coordinates.
  package func place(at rect: CGRect, origin: LayoutConstraint.Origin = .root) {
    let values = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
    if placed.count == 4, placed[0].origin == origin {
      for (constraint, value) in zip(placed, values) { engine.solver.setConstant(-value, of: constraint.handle) }
      return
    }
    unplace()
    for (variable, (attribute, value)) in zip(item.variables, zip([LayoutAttribute.left, .top, .width, .height], values)) {
      placed.append(
        engine.add(
          LinearExpression(terms: [Term(variable: variable, coefficient: 1)], constant: -value), .equal, priority: 1000, item: item,
          attribute: attribute, origin: origin))
    }
  }

  /// Ties the item to its parent as an autoresizing mask does: of the parent's growth beyond `parentSize` the origin moves by
  /// `originShare` and the size takes `sizeShare`.
  package func autoresize(frame: CGRect, parentSize: CGSize, originShare: CGPoint, sizeShare: CGSize) {
    guard let parent = item.parent else { return place(at: frame, origin: .autoresizing) }
    unplace()
    let parentFrame = parent.alignmentInsets
    func tie(_ variable: Variable, _ attribute: LayoutAttribute, _ value: CGFloat, _ share: CGFloat) {
      let size = attribute.isHorizontal ? parent.width : parent.height
      let (insets, whole) =
        attribute.isHorizontal
        ? (parentFrame.left + parentFrame.right, parentSize.width) : (parentFrame.top + parentFrame.bottom, parentSize.height)
      var terms = [Term(variable: variable, coefficient: 1)]
      if share != 0 { terms.append(Term(variable: size, coefficient: -Double(share))) }
      let constant = -Double(value) + Double(share) * Double(whole - insets)
      placed.append(
        engine.add(
          LinearExpression(terms: terms, constant: constant), .equal, priority: 1000, item: item, attribute: attribute,
          origin: .autoresizing))
    }
    tie(item.minX, .left, frame.minX, originShare.x)
    tie(item.minY, .top, frame.minY, originShare.y)
    tie(item.width, .width, frame.width, sizeShare.width)
    tie(item.height, .height, frame.height, sizeShare.height)
  }

  package func unplace() {
    for constraint in placed { engine.remove(constraint) }
    placed = []
  }

  /// The content's size: hugging resists growing, compression resistance shrinking.
  ///
  /// A negative size has no constraint.
  package func setContent(width: CGFloat, height: CGFloat, hugging: (CGFloat, CGFloat), compression: (CGFloat, CGFloat)) {
    set(0, .width, width, .lessThanOrEqual, Double(hugging.0), .hugging)
    set(1, .width, width, .greaterThanOrEqual, Double(compression.0), .compression)
    set(2, .height, height, .lessThanOrEqual, Double(hugging.1), .hugging)
    set(3, .height, height, .greaterThanOrEqual, Double(compression.1), .compression)
  }

  private func set(
    _ slot: Int, _ attribute: LayoutAttribute, _ size: CGFloat, _ relation: Relation, _ priority: Double,
    _ origin: LayoutConstraint.Origin
  ) {
    let bound = size >= 0 && priority > 0 ? ContentBound(size: size, priority: min(priority, 1000)) : nil
    guard bound != contentValues[slot] else { return }
    defer { contentValues[slot] = bound }
    if let bound, let old = contentValues[slot], let constraint = content[slot] {
      if old.size != bound.size { engine.solver.setConstant(-Double(bound.size), of: constraint.handle) }
      if old.priority != bound.priority { engine.solver.setPriority(bound.priority, of: constraint.handle) }
      return
    }
    if let constraint = content[slot] { engine.remove(constraint) }
    content[slot] = bound.map {
      engine.add(
        LinearExpression(
          terms: [Term(variable: attribute == .width ? item.width : item.height, coefficient: 1)], constant: -Double($0.size)),
        relation, priority: $0.priority, item: item, attribute: attribute, origin: origin)
    }
  }

  package func removeAll() {
    unplace()
    for slot in content.indices {
      if let constraint = content[slot] { engine.remove(constraint) }
      content[slot] = nil
      contentValues[slot] = nil
    }
  }
}
