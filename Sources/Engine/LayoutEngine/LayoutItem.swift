package import Cassowary
import CoreGraphics
package import Foundation

/// Something with a place: a view or a guide, as the engine sees it.
///
/// Its variables are the alignment rectangle in the coordinates of the parent item; what an owner draws is the frame, the rectangle grown
/// by `alignmentInsets`.
package final class LayoutItem {
  package unowned let engine: LayoutEngine
  package private(set) var parent: LayoutItem?
  /// Position in the tree's order of creation: breaks ties between constraints.
  package let order: Int
  package let depth: Int
  package let minX: Variable
  package let minY: Variable
  package let width: Variable
  package let height: Variable

  /// What the frame has beyond the alignment rectangle at each edge.
  package var alignmentInsets = EdgeInsets()
  /// From the top of the alignment rectangle down to the first line's baseline, and from its bottom up to the last one's.
  package var firstBaseline: CGFloat = 0
  package var lastBaseline: CGFloat = 0
  /// The height that the two hold for where text stands in the middle of its view; nil where they keep their distance from the edges.
  ///
  /// The baselines then move by half of what the item grows.
  package var baselineHeight: CGFloat?
  /// Where the item's own coordinates start (`bounds.origin`, a scroll offset).
  package var boundsOrigin = CGPoint.zero
  /// The owner's view or guide; engine reports carry it back.
  package weak var owner: AnyObject?

  init(engine: LayoutEngine, parent: LayoutItem?, order: Int) {
    self.engine = engine
    self.parent = parent
    self.order = order
    depth = (parent?.depth ?? -1) + 1
    minX = engine.solver.makeVariable()
    minY = engine.solver.makeVariable()
    width = engine.solver.makeVariable()
    height = engine.solver.makeVariable()
  }

  package var variables: [Variable] { [minX, minY, width, height] }

  /// The solved frame in the parent's coordinates, not yet rounded to pixels.
  package var frame: CGRect {
    let solver = engine.solver
    return CGRect(
      x: solver.value(of: minX) - alignmentInsets.left, y: solver.value(of: minY) - alignmentInsets.top,
      width: solver.value(of: width) + alignmentInsets.left + alignmentInsets.right,
      height: solver.value(of: height) + alignmentInsets.top + alignmentInsets.bottom)
  }

  /// The item and its parents, from the item upwards.
  var ancestry: some Sequence<LayoutItem> { sequence(first: self) { $0.parent } }

  func isDescendant(of other: LayoutItem) -> Bool { ancestry.contains { $0 === other } }
}

/// Distances from four edges, in points.
package struct EdgeInsets: Hashable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat
  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
