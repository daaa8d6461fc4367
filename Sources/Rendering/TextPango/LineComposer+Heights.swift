import Foundation
import TextLayout

/// What a line takes of its container's height.
struct LineHeight {
  var total: CGFloat
  var baseline: CGFloat
  var ascent: CGFloat
  var descent: CGFloat
}

extension LineComposer {
  /// The height of a line is its fonts' as asked for, not that of fonts that stood in for single characters.
  func height(of draft: LineDraft, _ paragraph: ShapedParagraph) -> LineHeight {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    var seen = -1
    func include(_ run: Int) {
      let font = metrics(run)
      let attributes = runs[run].attributes
      let raised = finite(attributes.baselineOffset)
      ascent = max(ascent, font.ascender + raised)
      descent = max(descent, -font.descender - raised)
      leading = max(leading, font.leading)
      if let bounds = attributes.attachment?.bounds {
        ascent = max(ascent, finite(bounds.maxY) + raised)
        descent = max(descent, -finite(bounds.minY) - raised)
      }
    }
    for part in draft.parts {
      for cluster in part.source.clusters[part.clusters] {
        let run = part.source.segments[cluster.segment].run
        if run != seen { include(run) }
        seen = run
      }
    }
    if seen < 0, runs.indices.contains(paragraph.firstRun) { include(paragraph.firstRun) }
    let natural = ascent + descent + (container.usesFontLeading ? leading : 0)
    let style = paragraph.style
    var total = natural
    if style.lineHeightMultiple > 0 { total *= finite(style.lineHeightMultiple) }
    if style.minimumLineHeight > 0 { total = max(total, finite(style.minimumLineHeight)) }
    if style.maximumLineHeight > 0 { total = min(total, finite(style.maximumLineHeight)) }
    // What a style adds to a line or takes from it is added and taken above the letters.
    return LineHeight(total: total, baseline: total - natural + ascent, ascent: ascent, descent: descent)
  }
}
