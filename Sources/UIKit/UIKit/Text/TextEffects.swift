import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// Draws what few runs have: outlines, slants, widths, shadows, dashed lines.
///
/// Such runs become shapes: back ends know only plain text.
enum TextEffects {
  /// Whether a run's lines are more than one unbroken rectangle.
  static func needsOwnLines(_ attributes: TextAttributes) -> Bool {
    [attributes.underline, attributes.strikethrough].contains { $0.map { !$0.pattern.isEmpty || $0.isByWord } ?? false }
  }

  static func items(_ line: TextLine, at origin: CGPoint, traits: UITraitCollection) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var index = 0
    while index < line.runs.count {
      let shadow = line.runs[index].attributes.effects.first(where: \.isShadow)
      var end = index + 1
      while end < line.runs.count, line.runs[end].attributes.effects.first(where: \.isShadow) == shadow { end += 1 }
      let made = self.items(Array(line.runs[index..<end]), of: line, at: origin, traits: traits)
      index = end
      guard case .shadow(let color, let offset, let blur)? = shadow, color.alpha > 0 else {
        items += made
        continue
      }
      // A context's blur is twice the deviation of what it blurs with, a layer's radius is about one.
      let value = DisplayList.Shadow(color: color, offset: offset, radius: max(0, blur) / 2, shape: nil)
      items.append(.group(DisplayList.Group(name: "text", kind: "NSShadow", shadow: value, items: made)))
    }
    return items
  }

  private static func items(
    _ runs: [TextRun], of line: TextLine, at origin: CGPoint, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    var plain = line
    plain.runs = []
    var shapes: [DisplayList.Item] = []
    for var run in runs {
      let start = CGPoint(x: origin.x + line.x + run.x, y: origin.y + line.baseline - run.attributes.baselineOffset)
      let figure = outline(of: run, at: start)
      var lines: (below: [DisplayList.Item], above: [DisplayList.Item]) = ([], [])
      if figure != nil || needsOwnLines(run.attributes) {
        lines = decorations(of: run, at: start, grid: PixelGrid(traits))
        run.attributes.underline = nil
        run.attributes.strikethrough = nil
      }
      shapes += lines.below
      if let figure {
        shapes += paint(figure, run.attributes)
        // What is left for the back ends: the box behind the letters.
        run.glyphs = []
        run.string = ""
      }
      if figure == nil || run.attributes.backgroundColor != nil { plain.runs.append(run) }
      shapes += lines.above
    }
    return (plain.runs.isEmpty ? [] : [.text(DisplayList.Text(line: plain, origin: origin))]) + shapes
  }

  /// The letters of a run that are not drawn as its font has them; nil for plain ones and for coloured bitmaps.
  private static func outline(of run: TextRun, at start: CGPoint) -> CGPath? {
    let effects = run.attributes.effects
    let (slant, expansion) = (effects.obliqueness, effects.expansion)
    guard slant != 0 || expansion != 1 || effects.stroke != nil, !run.glyphs.isEmpty, !run.face.isColor else { return nil }
    let path = CGMutablePath()
    for glyph in run.glyphs {
      guard let outline = TextSystem.current.outline(of: glyph.id, in: run.face, size: run.attributes.font.size) else { continue }
      path.addPath(
        outline, transform: CGAffineTransform(a: expansion, b: 0, c: -slant, d: 1, tx: start.x + glyph.x, ty: start.y + glyph.y))
    }
    return path
  }

  private static func paint(_ figure: CGPath, _ attributes: TextAttributes) -> [DisplayList.Item] {
    let fill = DisplayList.Item.fill(.path(figure), .color(attributes.color), .winding)
    guard let stroke = attributes.effects.stroke else { return [fill] }
    let width = abs(stroke.width) / 100 * attributes.font.size
    let line = DisplayList.Item.stroke(
      .path(figure), DisplayList.Stroke(paint: .color(stroke.color ?? attributes.color), width: width))
    return stroke.width < 0 ? [fill, line] : [line]
  }

  private static func decorations(
    of run: TextRun, at start: CGPoint, grid: PixelGrid
  ) -> (below: [DisplayList.Item], above: [DisplayList.Item]) {
    let size = run.attributes.font.size
    /// `top` in em from the baseline, downwards.
    func items(_ style: TextAttributes.Line?, top: CGFloat) -> [DisplayList.Item] {
      guard let style else { return [] }
      // Most fonts name a twentieth of an em.
      let thickness = max(1 / grid.scale, grid.nearest(size * 0.05 * (style.isThick ? 2 : 1)))
      let y = grid.nearest(start.y + top * size)
      let color = DisplayList.Paint.color(style.color ?? run.attributes.color)
      var items: [DisplayList.Item] = []
      for part in style.isByWord ? words(of: run) : [0...max(run.width, 0)] {
        for number in 0..<(style.isDouble ? 2 : 1) {
          let rect = CGRect(
            x: start.x + part.lowerBound, y: y + CGFloat(number) * 2 * thickness, width: part.upperBound - part.lowerBound,
            height: thickness)
          guard !style.pattern.isEmpty else {
            items.append(.fill(.rect(rect), color, .winding))
            continue
          }
          let path = CGMutablePath()
          path.move(to: CGPoint(x: rect.minX, y: rect.midY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
          let dash = style.pattern.map { $0 * thickness }
          items.append(.stroke(.path(path), DisplayList.Stroke(paint: color, width: thickness, dash: dash)))
        }
      }
      return items
    }
    return (items(run.attributes.underline, top: 0.1), items(run.attributes.strikethrough, top: -0.285))
  }

  /// The stretches of a run without white space; the whole run where glyphs and characters do not go one to one.
  private static func words(of run: TextRun) -> [ClosedRange<CGFloat>] {
    let scalars = Array(run.string.unicodeScalars)
    guard scalars.count == run.glyphs.count else { return [0...max(run.width, 0)] }
    let isSpace = run.isRightToLeft ? scalars.reversed().map(\.properties.isWhitespace) : scalars.map(\.properties.isWhitespace)
    var words: [ClosedRange<CGFloat>] = []
    for (index, space) in isSpace.enumerated() where !space {
      let left = run.glyphs[index].x
      let right = max(left, index + 1 < run.glyphs.count ? run.glyphs[index + 1].x : run.width)
      if index > 0, !isSpace[index - 1], let last = words.last {
        words[words.count - 1] = last.lowerBound...max(last.upperBound, right)
      } else {
        words.append(left...right)
      }
    }
    return words
  }
}

extension TextEffect {
  fileprivate var isShadow: Bool {
    if case .shadow = self { true } else { false }
  }
}
