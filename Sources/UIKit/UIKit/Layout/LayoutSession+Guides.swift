import Cassowary
import CoreGraphics
import Foundation
import LayoutEngine

extension LayoutSession {
  func record(for guide: UILayoutGuide) -> Record {
    if let record = records[ObjectIdentifier(guide)] { return record }
    let parent = guide.owningView.map { self.record(for: $0).item }
    let record = Record(engine.makeItem(parent: parent, owner: guide))
    record.guide = guide
    records[ObjectIdentifier(guide)] = record
    place(record, guide)
    return record
  }

  /// Ties a guide whose place UIKit decides to its view; a guide of the user's own has only the user's constraints.
  private func place(_ record: Record, _ guide: UILayoutGuide) {
    guard guide.role != .user, let owner = guide.owningView else { return }
    for constraint in record.guideConstraints { engine.remove(constraint) }
    record.guideConstraints = []
    let view = self.record(for: owner).item
    let (item, insets) = (record.item, view.alignmentInsets)
    // What is fixed in a scroll view's frame moves against its content.
    let origin = owner is UIScrollView ? owner.bounds.origin : .zero
    func tie(_ terms: [Term], _ constant: CGFloat, _ attribute: LayoutAttribute) {
      record.guideConstraints.append(
        engine.add(
          LinearExpression(terms: terms, constant: Double(constant)), .equal, priority: 1000, item: item, attribute: attribute,
          origin: .guide))
    }
    func one(_ variable: Variable, _ factor: Double = 1) -> Term { Term(variable: variable, coefficient: factor) }
    let wide = insets.left + insets.right
    let tall = insets.top + insets.bottom
    switch owner.placement(of: guide) {
    case .insets(let edges):
      tie([one(item.minX)], -edges.left - origin.x, .left)
      tie([one(item.minY)], -edges.top - origin.y, .top)
      tie([one(item.minX), one(item.width), one(view.width, -1)], edges.right - wide - origin.x, .right)
      tie([one(item.minY), one(item.height), one(view.height, -1)], edges.bottom - tall - origin.y, .bottom)
    case .content(let width, let height):
      tie([one(item.minX)], 0, .left)
      tie([one(item.minY)], 0, .top)
      for (variable, length, attribute) in [(item.width, width, LayoutAttribute.width), (item.height, height, .height)] {
        record.guideConstraints.append(
          engine.add(
            LinearExpression(terms: [one(variable)], constant: -Double(length ?? 0)), length == nil ? .greaterThanOrEqual : .equal,
            priority: 1000, item: item, attribute: attribute, origin: .guide))
      }
    case .contentInsets(let edges):
      let content = self.record(for: owner.systemGuide(.content, "UIScrollView-contentLayoutGuide")).item
      tie([one(item.minX)], -edges.left, .left)
      tie([one(item.minY)], -edges.top, .top)
      tie([one(item.minX), one(item.width), one(content.width, -1)], edges.right, .right)
      tie([one(item.minY), one(item.height), one(content.height, -1)], edges.bottom, .bottom)
    case .readable(let edges, let width):
      // As wide as the margins allow, at most the readable width, in the middle between them.
      tie([one(item.minY)], -edges.top - origin.y, .top)
      tie([one(item.minY), one(item.height), one(view.height, -1)], edges.bottom - tall - origin.y, .bottom)
      tie([one(item.minX, 2), one(item.width), one(view.width, -1)], edges.right - edges.left - wide - 2 * origin.x, .centerX)
      for (relation, priority, terms, constant) in [
        (Relation.lessThanOrEqual, 1000.0, [one(item.width)], -width),
        (.lessThanOrEqual, 1000.0, [one(item.width), one(view.width, -1)], edges.left + edges.right - wide),
        (.equal, 999.0, [one(item.width)], -width),
      ] {
        record.guideConstraints.append(
          engine.add(
            LinearExpression(terms: terms, constant: Double(constant)), relation, priority: priority, item: item, attribute: .width,
            origin: .guide))
      }
    case .band(let top, let height):
      tie([one(item.minX)], 0, .left)
      tie([one(item.width), one(view.width, -1)], -wide, .width)
      tie([one(item.height)], -height, .height)
      if let top {
        tie([one(item.minY)], -top, .top)
      } else {
        tie([one(item.minY), one(item.height), one(view.height, -1)], -tall, .bottom)
      }
    case .free: break
    }
    isDirty = true
  }

  /// Safe area or margins of a view changed: its guides move.
  func guidesDidMove(of view: UIView) {
    for guide in view.layoutState.guides where guide.role != .user {
      if let record = records[ObjectIdentifier(guide)] { place(record, guide) }
    }
  }
}
