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

  /// Advance from the left end, tabs included.
  func width(indent: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    for part in parts {
      for cluster in part.source.clusters[part.clusters] { width += LineDraft.advance(of: cluster, at: indent + width) }
    }
    return width
  }

  /// The default tab stops of a paragraph style lie 28 points apart.
  static let tabInterval: CGFloat = 28

  static func advance(of cluster: Cluster, at x: CGFloat) -> CGFloat {
    cluster.kind == .tab ? ((x / tabInterval).rounded(.down) + 1) * tabInterval - x : cluster.advance
  }
}
