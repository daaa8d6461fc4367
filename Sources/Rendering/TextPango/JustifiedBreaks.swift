import Foundation

/// Where the lines of a justified paragraph end: so that the space left over is shared evenly.
///
/// Filling each line as far as it goes leaves some lines far looser than others. A justified label drawn by the iOS 17.2
/// simulator (square/Blueprint, test_snapshots_justify) breaks earlier than its left-aligned twin; the least sum of the squares
/// of what is left over, the last line aside, gives its lines.
enum JustifiedBreaks {
  /// The clusters at which the lines of a paragraph end, the last one included.
  ///
  /// - Returns: nil where a word is wider than a line or widths depend on places (tabs, soft hyphens): such text is filled line by line.
  static func find(_ paragraph: ShapedParagraph, first: CGFloat, others: CGFloat) -> [Int]? {
    let clusters = paragraph.clusters
    guard !clusters.isEmpty, clusters.allSatisfy({ $0.kind == .ordinary || $0.kind == .whiteSpace }) else { return nil }
    var places = [0]
    for index in clusters.indices.dropFirst() where clusters[index].allowsLineBreak { places.append(index) }
    places.append(clusters.count)
    // Widths up to a place, with and without the white space just before it.
    var full = [CGFloat](repeating: 0, count: clusters.count + 1)
    var visible = full
    for index in clusters.indices {
      full[index + 1] = full[index] + clusters[index].advance
      visible[index + 1] = clusters[index].isWhiteSpace ? visible[index] : full[index + 1]
    }
    var cost = [CGFloat](repeating: .infinity, count: places.count)
    var previous = [Int](repeating: -1, count: places.count)
    cost[0] = 0
    for start in places.indices.dropLast() where cost[start].isFinite {
      let room = start == 0 ? first : others
      for end in places.indices[(start + 1)...] {
        let left = room - (visible[places[end]] - full[places[start]])
        if left < -LineBreaker.tolerance { break }
        let total = cost[start] + (end == places.count - 1 ? 0 : left * left)
        if total < cost[end] { (cost[end], previous[end]) = (total, start) }
      }
    }
    guard cost[places.count - 1].isFinite else { return nil }
    var out: [Int] = []
    var place = places.count - 1
    while place > 0 {
      out.append(places[place])
      place = previous[place]
    }
    return out.reversed()
  }
}
