import CoreGraphics
import Foundation
import TextLayout

extension LineComposer {
  /// The size of the frame, without setting its glyphs.
  ///
  /// On the canvas a label that wraps is as wide as its lines with the space that they break at, as far as there is room for it: ten
  /// labels that Xcode stored, with nothing against it.
  func size() -> CGSize {
    let (placed, _) = place()
    return size(
      of: placed,
      widths: placed.map { line in
        let width = line.draft.width(indent: indent(line).leading)
        guard SanFrancisco.isCanvas, !line.draft.endsParagraph else { return width }
        return max(width, min(width + trailingSpace(of: line), lineWidth(line)))
      })
  }

  /// The white space that a line breaks at.
  private func trailingSpace(of line: Placed) -> CGFloat {
    let clusters = paragraphs[line.paragraph].clusters
    guard let part = line.draft.parts.last, !part.isInserted, part.clusters.upperBound <= line.draft.next else { return 0 }
    return clusters[part.clusters.upperBound..<line.draft.next].reduce(0) { $0 + ($1.isWhiteSpace ? $1.advance : 0) }
  }
}
