import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// What stands behind, below and through a line's glyphs, in points.
enum TextDecorations {
  struct Line {
    var rect: CGRect
    var color: CGColor
  }

  /// The boxes of the runs that have a background, as high as the line.
  static func backgrounds(of text: DisplayList.Text) -> [Line] {
    text.line.runs.compactMap { run in
      guard let color = run.attributes.backgroundColor else { return nil }
      let rect = CGRect(
        x: text.origin.x + text.line.x + run.x, y: text.origin.y + text.line.baseline - text.line.ascent, width: run.width,
        height: text.line.ascent + text.line.descent)
      return Line(rect: rect, color: color)
    }
  }

  /// Underlines (below the glyphs) and strikethroughs (above them); thickness and place in whole pixels.
  static func lines(of run: TextRun, origin: CGPoint, face: OpenFace?, pixels: CGFloat) -> (below: [Line], above: [Line]) {
    let size = run.attributes.font.size
    func make(_ style: TextAttributes.Line?, top: CGFloat, thickness: CGFloat, baseline: CGFloat) -> [Line] {
      guard let style, pixels > 0 else { return [] }
      let height = max(1, (thickness * size * (style.isThick ? 2 : 1) * pixels).rounded()) / pixels
      let y = ((baseline + top * size) * pixels).rounded() / pixels
      let color = style.color ?? run.attributes.color
      var lines = [Line(rect: CGRect(x: origin.x, y: y, width: run.width, height: height), color: color)]
      if style.isDouble { lines.append(Line(rect: lines[0].rect.offsetBy(dx: 0, dy: 2 * height), color: color)) }
      return lines
    }
    let baseline = origin.y - run.attributes.baselineOffset
    let underline = face?.underline ?? (offset: 0.1, thickness: 0.05)
    let strike = face?.strikethrough ?? (height: 0.26, thickness: 0.05)
    return (
      make(run.attributes.underline, top: underline.offset, thickness: underline.thickness, baseline: baseline),
      make(run.attributes.strikethrough, top: -strike.height - strike.thickness / 2, thickness: strike.thickness, baseline: baseline)
    )
  }

  /// A picture inside the text; its bounds are measured upwards from the baseline.
  static func image(_ attachment: TextAttributes.Attachment, _ image: CGImage, of run: TextRun, origin: CGPoint) -> DisplayList.Image {
    let bounds = attachment.bounds
    return DisplayList.Image(
      image: image,
      rect: CGRect(
        x: origin.x + (run.glyphs.first?.x ?? 0) + bounds.minX, y: origin.y - bounds.maxY, width: bounds.width, height: bounds.height))
  }
}
