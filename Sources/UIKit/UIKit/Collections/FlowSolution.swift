import CoreGraphics
import Foundation

/// Where a flow layout puts everything.
///
/// Along and across mean the direction of scrolling and the other one, so that rows and columns are one and the same.
struct FlowSolution {
  struct Row {
    var items: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  struct Section {
    /// From where the header starts to where the footer ends.
    var start: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var end: CGFloat = 0
    var rows: [Row] = []
    /// Each item's place: `x` across, `y` along.
    var items: [CGRect] = []

    var contentStart: CGFloat { start + header }
    var contentEnd: CGFloat { end - footer }
  }

  var sections: [Section] = []
  var contentSize = CGSize.zero

  func frame(ofItem path: IndexPath, isVertical: Bool) -> CGRect? {
    guard path.count == 2, sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    let frame = sections[path.section].items[path.item]
    return isVertical ? frame : frame.turned
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// With the axes exchanged.
  var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension CGSize {
  /// With the axes exchanged.
  var turned: CGSize { CGSize(width: height, height: width) }
}

extension Array {
  /// The index of the first element that a condition holds for, where it holds for all those behind it.
  func firstSorted(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
