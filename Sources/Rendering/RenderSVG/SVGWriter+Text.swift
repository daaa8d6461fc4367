import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension SVGWriter {
  /// Writes a line: backgrounds, pictures inside the text, then one `<text>`; or the glyphs' outlines.
  func add(_ text: DisplayList.Text, origin: CGPoint) {
    let line = text.line
    let start = CGPoint(x: origin.x + text.origin.x + line.x, y: origin.y + text.origin.y + line.baseline)
    for run in line.runs {
      if let color = run.attributes.backgroundColor, color.alpha > 0 {
        let box = CGRect(x: start.x + run.x, y: start.y - line.ascent, width: run.width, height: line.ascent + line.descent)
        figure(.rect(box), rule: .winding, fill(color))
      }
    }
    for run in line.runs { addAttachment(of: run, at: CGPoint(x: start.x + run.x, y: start.y)) }
    let runs = line.runs.filter { $0.attributes.attachment == nil && $0.string.contains { !$0.isWhitespace } }
    guard !runs.isEmpty else { return }
    switch options.text {
    case .live: live(Self.readingOrder(of: runs, in: line), start: start)
    case .outlines: outlines(runs, start: start)
    }
  }

  private func addAttachment(of run: TextRun, at origin: CGPoint) {
    guard let attachment = run.attributes.attachment, let image = attachment.image else { return }
    let bounds = attachment.bounds
    let x = origin.x + (run.glyphs.first?.x ?? 0) + bounds.minX
    add(
      DisplayList.Image(image: image, rect: CGRect(x: x, y: origin.y - bounds.maxY, width: bounds.width, height: bounds.height)),
      origin: .zero)
  }

  // MARK: Live text

  /// Runs as they are read, which is how they are stored for editing; the layout has them as they stand from left to right.
  private static func readingOrder(of runs: [TextRun], in line: TextLine) -> [TextRun] {
    guard runs.contains(where: \.isRightToLeft) else { return runs }
    let candidates = [runs, runs.reversed()]
    if let whole = candidates.first(where: { $0.map(\.string).joined() == line.string }) { return whole }
    // Mixed directions: each run where its characters first stand in the line.
    return runs.enumerated().map { index, run in
      (line.string.range(of: run.string).map { line.string.distance(from: line.string.startIndex, to: $0.lowerBound) } ?? .max, index, run)
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func live(_ runs: [TextRun], start: CGPoint) {
    hasLiveText = true
    let preserve = runs.contains { SVGText.needsPreservedSpaces($0.string) } ? [("xml:space", "preserve")] : []
    if runs.count == 1, let run = runs.first {
      if let words = run.justifiedWords {
        let spans = words.map { word in
          "<tspan x=\"\(n(start.x + run.x + word.x))\">\(SVGText.escaped(word.text))</tspan>"
        }
        return element(
          "text", [("y", n(start.y - run.attributes.baselineOffset))] + style(of: run), content: spans.joined())
      }
      let length = run.width > 0 ? [("textLength", n(run.width))] : []
      return element("text", preserve + place(of: run, start) + style(of: run) + length, content: content(of: run))
    }
    let shared = sharedStyle(of: runs)
    element(
      "text", preserve + shared,
      content: runs.map { run in
        let own = style(of: run).filter { attribute in !shared.contains { $0 == attribute } }
        let attributes = (place(of: run, start) + own).map { " \($0.0)=\"\(SVGText.escaped($0.1))\"" }.joined()
        return "<tspan\(attributes)>\(content(of: run))</tspan>"
      }.joined())
  }

  private func place(of run: TextRun, _ start: CGPoint) -> Attributes {
    [("x", n(start.x + run.x)), ("y", n(start.y - run.attributes.baselineOffset))]
  }

  /// Right-to-left text keeps its full stop at its left end by the marks around it: renderers disagree about everything else.
  private func content(of run: TextRun) -> String {
    let text = SVGText.escaped(run.string)
    return run.isRightToLeft ? "\u{200F}\(text)\u{200F}" : text
  }

  private func style(of run: TextRun) -> Attributes {
    let (attributes, font) = (run.attributes, run.attributes.font)
    var out: Attributes = [
      ("font-family", SVGText.families(of: run.face)), ("font-size", n(font.size)),
      ("font-weight", String(SVGText.weight(of: run))),
    ]
    if font.isItalic { out.append(("font-style", "italic")) }
    let spacing = letterSpacing(of: run)
    if abs(spacing) >= 0.0005, !run.isRightToLeft { out.append(("letter-spacing", n(spacing))) }
    let decorations = [attributes.underline.map { _ in "underline" }, attributes.strikethrough.map { _ in "line-through" }]
      .compactMap { $0 }
    if !decorations.isEmpty { out.append(("text-decoration", decorations.joined(separator: " "))) }
    return out + fill(attributes.color)
  }

  /// The system font's tracking is not in its file; the engine adds it glyph by glyph.
  private func letterSpacing(of run: TextRun) -> CGFloat {
    let isSystem = run.face.path.contains("/LPSystem")
    let font = run.attributes.font
    return (isSystem ? SanFrancisco.tracking(size: font.size) : 0) + (run.attributes.kern ?? 0)
  }

  /// What all runs have in common stands once, at the line.
  private func sharedStyle(of runs: [TextRun]) -> Attributes {
    let styles = runs.map(style(of:))
    return styles[0].filter { attribute in styles.allSatisfy { $0.contains { $0 == attribute } } }
  }

  // MARK: Outlines

  private func outlines(_ runs: [TextRun], start: CGPoint) {
    guard let engine = options.engine else { return }
    for run in runs {
      let path = CGMutablePath()
      let baseline = start.y - run.attributes.baselineOffset
      for glyph in run.glyphs {
        guard let outline = engine.outline(of: glyph.id, in: run.face, size: run.attributes.font.size) else { continue }
        path.addPath(outline, transform: CGAffineTransform(translationX: start.x + run.x + glyph.x, y: baseline + glyph.y))
      }
      if path.isEmpty {
        // A face without outlines (coloured emoji) stays text.
        live([run], start: start)
      } else {
        figure(.path(path), rule: .winding, fill(run.attributes.color))
      }
    }
  }
}

extension TextRun {
  /// The words of a justified run, each with the space after it, and where they begin; nil where one `textLength` says it all, or
  /// where glyphs and characters do not go one to one.
  fileprivate var justifiedWords: [(text: String, x: CGFloat)]? {
    let scalars = Array(string.unicodeScalars)
    guard attributes.paragraph.alignment == .justified, !isRightToLeft, glyphs.count == scalars.count, scalars.contains(" ") else {
      return nil
    }
    var words: [(text: String, x: CGFloat)] = []
    var isInWord = false
    for (index, scalar) in scalars.enumerated() {
      if scalar != " ", !isInWord { words.append(("", glyphs[index].x)) }
      isInWord = scalar != " "
      guard !words.isEmpty else { return nil }
      words[words.count - 1].text.unicodeScalars.append(scalar)
    }
    return words
  }
}
