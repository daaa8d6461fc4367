import CoreGraphics
import Foundation

/// Breaks the items of a section into rows.
struct FlowRows {
  /// The room across, without the section's inset.
  var room: CGFloat
  var inset: CGFloat
  var spacing: CGFloat
  var lineSpacing: CGFloat
  var grid: PixelGrid

  /// What sums of floating point numbers may lack.
  private static let noise: CGFloat = 1e-3

  /// Adds the rows of a section's items, the first of which starts at `start`; answers where the last one ends.
  func arrange(_ sizes: [CGSize], from start: CGFloat, into section: inout FlowSolution.Section) -> CGFloat {
    section.items.reserveCapacity(sizes.count)
    var top = start
    var first = 0
    while first < sizes.count {
      var width = sizes[first].width
      var height = sizes[first].height
      var end = first + 1
      while end < sizes.count, width + spacing + sizes[end].width <= room + FlowRows.noise {
        width += spacing + sizes[end].width
        height = max(height, sizes[end].height)
        end += 1
      }
      if first > 0 { top += lineSpacing }
      place(sizes, first..<end, width: width, top: top, height: height, isLast: end == sizes.count, into: &section)
      section.rows.append(FlowSolution.Row(items: first..<end, start: top, end: top + height))
      top += height
      first = end
    }
    return top
  }

  /// Rows are spread from edge to edge, their items centred along the line.
  ///
  /// A row of one item is centred. The last row stands as if more items of its last one's size followed, so that the items of a grid
  /// stay below each other.
  private func place(
    _ sizes: [CGSize], _ items: Range<Int>, width: CGFloat, top: CGFloat, height: CGFloat, isLast: Bool,
    into section: inout FlowSolution.Section
  ) {
    var (used, count) = (width, items.count)
    if isLast, let step = sizes[items].last.map({ $0.width + spacing }), step > 0 {
      let more = ((room - used + FlowRows.noise) / step).rounded(.down)
      if more > 0, more.isFinite {
        used += more * step
        count += Int(min(more, 1_000_000))
      }
    }
    let rest = max(0, room - used)
    let gap = count > 1 ? spacing + rest / CGFloat(count - 1) : spacing
    var x = count > 1 ? inset : inset + rest / 2
    for index in items {
      let size = sizes[index]
      let origin = CGPoint(x: grid.nearest(x), y: grid.nearest(top + (height - size.height) / 2))
      section.items.append(CGRect(origin: origin, size: size))
      x += size.width + gap
    }
  }
}
