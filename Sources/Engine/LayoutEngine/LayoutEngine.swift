package import Cassowary
import CoreGraphics
package import Foundation

/// The layout of one view tree: items with their equations over a constraint solver.
///
/// Knows no views.
package final class LayoutEngine {
  package let solver = Solver()
  /// By the numbers of their handles.
  private var constraints: [LayoutConstraint?] = []
  /// By variable.
  private var items: [LayoutItem?] = []
  private var itemCount = 0

  package init() {}

  // MARK: Items

  package func makeItem(parent: LayoutItem?, owner: AnyObject?) -> LayoutItem {
    itemCount += 1
    let item = LayoutItem(engine: self, parent: parent, order: itemCount)
    item.owner = owner
    for variable in item.variables {
      while items.count <= variable.index { items.append(nil) }
      items[variable.index] = item
    }
    return item
  }

  /// Forgets an item; its constraints must be gone.
  package func remove(_ item: LayoutItem) {
    for variable in item.variables {
      items[variable.index] = nil
      solver.removeVariable(variable)
    }
  }

  // MARK: Constraints

  /// - Parameter yields: in a conflict this one goes before those that do so less; of several edges the outermost.
  package func add(
    _ equation: LayoutEquation, origin: LayoutConstraint.Origin = .user, owner: AnyObject? = nil, yields: LayoutYield? = nil
  ) -> LayoutConstraint {
    let expression = equation.expression
    let tag = LayoutEngine.tag(of: equation, origin: origin, yields: yields)
    let handle = solver.add(expression, equation.relation, priority: equation.priority, tag: tag)
    let constraint = LayoutConstraint(
      origin: origin, owner: owner, item: equation.first, attribute: equation.firstAttribute, handle: handle,
      baseConstant: expression.constant + Double(equation.constant))
    note(constraint)
    return constraint
  }

  /// Adds `expression REL 0`, for what the engine makes itself.
  package func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double, item: LayoutItem, attribute: LayoutAttribute,
    origin: LayoutConstraint.Origin
  ) -> LayoutConstraint {
    let tag = LayoutEngine.tag(rank: origin.rawValue, item: item, attribute: attribute)
    let handle = solver.add(expression, relation, priority: priority, tag: tag)
    let constraint = LayoutConstraint(
      origin: origin, owner: nil, item: item, attribute: attribute, handle: handle, baseConstant: 0)
    note(constraint)
    return constraint
  }

  package func remove(_ constraint: LayoutConstraint) {
    constraints[Int(constraint.handle.slot)] = nil
    solver.remove(constraint.handle)
  }

  /// Edits the constant of an equation (`multiplier × second + constant`).
  package func setConstant(_ constant: CGFloat, of constraint: LayoutConstraint) {
    solver.setConstant(constraint.baseConstant - Double(constant), of: constraint.handle)
  }

  package func setPriority(_ priority: Double, of constraint: LayoutConstraint) {
    solver.setPriority(priority, of: constraint.handle)
  }

  /// Decides which constraint of a conflict goes, the highest first: a rule on the tree and not on the order of calls.
  ///
  /// In public logs UIKit gives up a size of the smaller, deeper view in seven of eight cases.
  private static func tag(of equation: LayoutEquation, origin: LayoutConstraint.Origin, yields: LayoutYield?) -> Int {
    var rank = origin.rawValue
    if origin == .user {
      rank = equation.second == nil ? 9 : (equation.firstAttribute.isSize ? 8 : 7)
    }
    let deeper =
      (equation.second?.depth ?? 0) > equation.first.depth ? equation.second ?? equation.first : equation.first
    switch yields {
    case nil: break
    case .size: return tag(rank: 11, item: deeper, attribute: equation.firstAttribute)
    case .edge: return (10 << 56) + ((0xFFFF - min(deeper.depth, 0xFFFF)) << 40) + (min(deeper.order, 0xFFF_FFFF) << 8)
    }
    return tag(rank: rank, item: deeper, attribute: equation.firstAttribute)
  }

  private static func tag(rank: Int, item: LayoutItem, attribute: LayoutAttribute) -> Int {
    (rank << 56) + (min(item.depth, 0xFFFF) << 40) + (min(item.order, 0xFFF_FFFF) << 8)
  }

  // MARK: Solving

  /// Solves what changed and returns the items whose place or size is another one than before.
  package func solve() -> [LayoutItem] {
    solver.solve()
    var changed: [LayoutItem] = []
    var last: LayoutItem?
    for variable in solver.changedVariables {
      guard let item = items[variable.index], item !== last else { continue }
      changed.append(item)
      last = item
    }
    return changed
  }

  package var conflicts: [LayoutConflict] {
    solver.conflicts.compactMap { conflict in
      guard let dropped = constraint(conflict.dropped) else { return nil }
      return LayoutConflict(dropped: dropped, members: conflict.members.compactMap { constraint($0) }, source: conflict)
    }
  }

  func constraint(_ handle: Constraint) -> LayoutConstraint? {
    guard handle.slot < constraints.count, let constraint = constraints[Int(handle.slot)], constraint.handle == handle else { return nil }
    return constraint
  }

  func item(of variable: Variable) -> LayoutItem? {
    variable.index < items.count ? items[variable.index] : nil
  }

  private func note(_ constraint: LayoutConstraint) {
    let slot = Int(constraint.handle.slot)
    while constraints.count <= slot { constraints.append(nil) }
    constraints[slot] = constraint
  }

  /// Whether another solution, as good as this one, places the item otherwise along the axis.
  package func isAmbiguous(_ item: LayoutItem, horizontally: Bool) -> Bool {
    horizontally
      ? !solver.isDetermined(item.minX) || !solver.isDetermined(item.width)
      : !solver.isDetermined(item.minY) || !solver.isDetermined(item.height)
  }
}
