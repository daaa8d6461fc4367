import CoreGraphics
import Foundation

/// Where the items of a group stand, from the group's leading upper corner.
struct GroupSolution {
  struct Leaf {
    var frame: CGRect
    var item: NSCollectionLayoutItem?
    var fitting: ElementFitting = []
    var zIndex = 0
  }

  /// A badge of an item or of a group.
  struct Badge {
    var item: NSCollectionLayoutSupplementaryItem
    /// What the badge is tied to.
    var container: CGRect
    /// The item that the badge belongs to, counted in the group.
    var leaf: Int
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var badges: [Badge] = []

  mutating func append(_ other: GroupSolution, at origin: CGPoint) {
    let first = leaves.count
    leaves += other.leaves.map {
      var leaf = $0
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      return leaf
    }
    badges += other.badges.map {
      Badge(item: $0.item, container: $0.container.offsetBy(dx: origin.x, dy: origin.y), leaf: $0.leaf + first)
    }
  }
}
