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
    TextSystem.current.layout(styled, in: container(width: width, height: height, lines: lines))
  }

  private func container(width: CGFloat, height: CGFloat, lines: Int) -> TextContainer {
    var container = TextContainer(
      width: width, height: height, maximumNumberOfLines: max(lines, 0), isRightToLeft: isRightToLeft)
    container.usesFontLeading = false
    return container
  }

  /// The size of the set text, each side up to the pixel.
  func size(width: CGFloat, lines: Int) -> CGSize {
    guard !styled.runs.isEmpty else { return .zero }
    return grid.up(TextSystem.current.size(of: styled, in: container(width: width, height: .infinity, lines: lines)))
  }

  /// The text with every font's size multiplied.
  func scaled(by factor: CGFloat) -> LabelText {
    var result = self
    for index in result.styled.runs.indices {
      result.styled.runs[index].attributes.font.size *= factor
    }
    return result
  }

  /// The frame with its baselines where iOS draws them when its top stands at `top`: the first on a pixel, the others on halves of
  /// pixels, as Blueprint's pictures of five and seven lines show.
  func snapped(_ frame: TextFrame, top: CGFloat) -> TextFrame {
    var frame = frame
    guard let first = frame.lines.first else { return frame }
    let start = grid.nearest(top + first.baseline) - top
    let halves = PixelGrid(scale: grid.scale * 2)
    for index in frame.lines.indices {
      frame.lines[index].baseline = start + halves.nearest(frame.lines[index].baseline - first.baseline)
    }
    return frame
  }

  /// Where the top of text stands in a box that it is centred in: on the nearest pixel.
  func centeredTop(of frame: TextFrame, in box: CGRect) -> CGFloat {
    let full = grid.up(frame.size.height)
    guard frame.lines.count > 1 else { return centeredTop(height: full, in: box) }
    // Several lines are centred by their height to the nearest pixel, but never beyond the box.
    let height = grid.nearest(frame.size.height)
    return min(centeredTop(height: height, in: box), box.minY + max(box.height - full, 0))
  }

  /// Where something whose height is a whole number of pixels stands.
  func centeredTop(height: CGFloat, in box: CGRect) -> CGFloat {
    grid.nearest(box.minY + (box.height - grid.up(height)) / 2)
  }
}
