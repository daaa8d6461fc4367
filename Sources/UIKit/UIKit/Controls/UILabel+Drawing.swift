import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension UILabel {
  /// The text as display items in a rectangle, its shadow below it.
  func textItems(in rect: CGRect) -> [DisplayList.Item] {
    let original = labelText
    guard !original.styled.runs.isEmpty else { return [] }
    let text = fitted(original, to: rect)
    let frame = text.layout(width: rect.width, height: heightLimit(of: text, in: rect), lines: numberOfLines)
    let top = self.top(of: frame, text, original, in: rect)
    let origin = CGPoint(x: rect.minX, y: top)
    let snapped = text.snapped(frame, top: top)
    let items = TextDrawing.items(snapped, of: text.source, at: origin, traits: text.traits)
    guard let shadowColor, shadowColor.cgColor(with: text.traits).alpha > 0 else { return items }
    let moved = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
    let shadow = TextDrawing.items(snapped, of: text.source, at: moved, traits: text.traits)
    return ImageDrawing.recolored(shadow, shadowColor.cgColor(with: text.traits)) + items
  }

  /// The height that lines must fit into: never less than one line, and a pixel more than the box, whose edges were rounded.
  private func heightLimit(of text: LabelText, in rect: CGRect) -> CGFloat {
    guard numberOfLines != 1 else { return .infinity }
    return max(rect.height + 1 / text.grid.scale, text.layout(width: rect.width, lines: 1).size.height)
  }

  /// The text shrunk until it is no longer cut, at most to the smallest scale.
  private func fitted(_ text: LabelText, to rect: CGRect) -> LabelText {
    guard adjustsFontSizeToFitWidth, numberOfLines != 0 else { return text }
    func fits(_ text: LabelText) -> Bool {
      let frame = text.layout(width: rect.width, height: heightLimit(of: text, in: rect), lines: numberOfLines)
      return !frame.isTruncated && frame.size.width <= rect.width + 0.01
    }
    guard !fits(text) else { return text }
    let smallest = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.05
    // Halving the interval ten times finds the scale to a thousandth.
    var (low, high) = (smallest, CGFloat(1))
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if fits(text.scaled(by: middle)) { low = middle } else { high = middle }
    }
    return text.scaled(by: low)
  }

  private func top(of frame: TextFrame, _ text: LabelText, _ original: LabelText, in rect: CGRect) -> CGFloat {
    let isShrunk = text.styled != original.styled
    guard isShrunk, baselineAdjustment != .alignCenters else { return text.centeredTop(of: frame, in: rect) }
    let full = original.layout(width: .infinity, lines: 1)
    let fullTop = text.centeredTop(of: full, in: rect)
    guard baselineAdjustment == .alignBaselines, let first = full.lines.first, let shrunk = frame.lines.first else { return fullTop }
    return fullTop + first.baseline - shrunk.baseline
  }
}
