import CoreGraphics
import Foundation

/// Where a section and everything of it stands.
struct SectionSolution {
  /// A header or footer.
  struct Boundary {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var path: IndexPath
    var frame: CGRect
    var isStart: Bool
    var isEnd: Bool
    var fitting: ElementFitting
  }

  var section: NSCollectionLayoutSection
  var index: Int
  var count: Int
  var run: GroupRun
  /// Whether the groups follow each other from left to right.
  var isHorizontal: Bool
  var origin: CGPoint
  /// Along the direction of scrolling, paddings included.
  var start: CGFloat
  var end: CGFloat
  /// From where to where headers may be pinned.
  var contentStart: CGFloat
  var contentEnd: CGFloat
  var boundaries: [Boundary] = []
}
