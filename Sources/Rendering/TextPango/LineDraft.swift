import Foundation
import TextLayout

/// A line before it is placed: stretches of clusters in the order of the text, of the paragraph or put in (ellipsis, hyphen).
struct LineDraft {
  struct Part {
    var source: ShapedParagraph
    var clusters: Range<Int>
    /// What takes the paragraph's own direction, whatever its characters say.
    var isInserted: Bool
  }

  var parts: [Part]
  /// Where the next line of the paragraph begins.
  var next: Int
  /// True for the last line of a paragraph and for those that end at a line separator: they are not justified.
  var endsParagraph: Bool
  /// Points added after each cluster: below zero where letters move together instead of being truncated.
  var tracking: CGFloat = 0

  /// Advance from the left end, tabs included.
  func width(indent: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    for part in parts {
      for index in part.clusters {
        width += LineDraft.advance(of: index, in: part.source, end: part.clusters.upperBound, at: indent + width) + tracking
      }
    }
    return width
  }

  /// How far a cluster leads that begins at `x`, a tab to its stop.
  static func advance(of index: Int, in paragraph: ShapedParagraph, end: Int, at x: CGFloat) -> CGFloat {
    let cluster = paragraph.clusters[index]
    return cluster.kind == .tab ? TabStops(paragraph.style).advance(of: index, in: paragraph, end: end, at: x) : cluster.advance
  }
}
