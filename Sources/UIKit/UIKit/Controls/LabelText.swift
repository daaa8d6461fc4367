import Foundation
import TextLayout

/// Text set for a label or a field: the layout, and where its lines stand in a box.
struct LabelText {
  var styled: StyledText
  /// The text with attachments and shadows; nil where it has one style.
  var source: NSAttributedString?
  var traits: UITraitCollection
  var isRightToLeft = false

  var grid: PixelGrid { PixelGrid(traits) }

  /// Natural alignment follows the interface's direction in labels and fields, whatever the text's own.
  mutating func resolveNaturalAlignment() {
    for index in styled.runs.indices where styled.runs[index].attributes.paragraph.alignment == .natural {
      styled.runs[index].attributes.paragraph.alignment = isRightToLeft ? .right : .left
    }
  }

  func layout(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> TextFrame {
    TextSystem.current.layout(
      styled,
      in: TextContainer(width: width, height: height, maximumNumberOfLines: lines, isRightToLeft: isRightToLeft))
  }

  /// The size of the set text, each side up to the pixel.
  func size(width: CGFloat, lines: Int) -> CGSize {
    guard !styled.runs.isEmpty else { return .zero }
    return grid.up(layout(width: width, lines: lines).size)
  }

  /// The text with every font's size multiplied.
  func scaled(by factor: CGFloat) -> LabelText {
    var result = self
    for index in result.styled.runs.indices {
      result.styled.runs[index].attributes.font.size *= factor
    }
    return result
  }

  /// The frame with each baseline on a pixel, as text is drawn on iOS, when its top stands at `top`.
  func snapped(_ frame: TextFrame, top: CGFloat) -> TextFrame {
    var frame = frame
    for index in frame.lines.indices {
      frame.lines[index].baseline = grid.nearest(top + frame.lines[index].baseline) - top
    }
    return frame
  }

  /// Where the top of text of a height stands in a box that it is centred in: on the nearest pixel.
  func centeredTop(height: CGFloat, in box: CGRect) -> CGFloat {
    grid.nearest(box.minY + (box.height - grid.up(height)) / 2)
  }
}
