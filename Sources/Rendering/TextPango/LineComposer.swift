import CoreGraphics
import Foundation
import TextLayout

/// Sets shaped paragraphs into a container: lines, their heights and places.
struct LineComposer {
  let runs: [StyledText.Run]
  let paragraphs: [ShapedParagraph]
  let container: TextContainer
  /// Line metrics of a run's font in points.
  let metrics: (_ run: Int) -> FontMetrics
  let insertion: (_ text: String, _ run: Int, _ paragraph: ShapedParagraph) -> ShapedParagraph

  /// A line and where it stands.
  private struct Placed {
    var draft: LineDraft
    var paragraph: Int
    var start: Int
    var isFirstOfParagraph: Bool
    var top: CGFloat
    var height: LineHeight
  }

  private struct LineHeight {
    var total: CGFloat
    var baseline: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
  }

  func frame() -> TextFrame {
    var missing: [String] = []
    for paragraph in paragraphs {
      for character in paragraph.missingCharacters where !missing.contains(character) { missing.append(character) }
    }
    let (placed, isTruncated) = place()
    // Without a width to align in, lines are aligned in the widest one.
    let widths = placed.map { $0.draft.width(indent: indent($0).leading) }
    let widest = max(0, zip(placed, widths).map { indent($0).leading + $1 }.max() ?? 0)
    let room = containerWidth.isFinite ? containerWidth : widest
    let lines = zip(placed, widths).map { line($0, width: $1, room: room) }
    let height = placed.last.map { $0.top + $0.height.total } ?? 0
    return TextFrame(
      size: CGSize(width: widest, height: height), lines: lines, isTruncated: isTruncated, missingCharacters: missing)
  }

  /// NaN and negative widths hold nothing; what is not finite breaks nowhere.
  private var containerWidth: CGFloat { container.width.isNaN ? 0 : max(0, container.width) }
  private var containerHeight: CGFloat { container.height.isNaN ? 0 : container.height }

  private func place() -> ([Placed], isTruncated: Bool) {
    var placed: [Placed] = []
    var y: CGFloat = 0
    for (number, paragraph) in paragraphs.enumerated() {
      let breaker = LineBreaker(paragraph: paragraph) { insertion($0, $1, paragraph) }
      let style = paragraph.style
      if number > 0 { y += finite(style.paragraphSpacingBefore) }
      let justified = justifiedBreaks(of: number)
      var start = 0
      repeat {
        var line = Placed(
          draft: LineDraft(parts: [], next: 0, endsParagraph: true), paragraph: number, start: start, isFirstOfParagraph: start == 0,
          top: y, height: LineHeight(total: 0, baseline: 0, ascent: 0, descent: 0))
        if let end = justified?.first(where: { $0 > start }) {
          line.draft = breaker.line(from: start, to: end)
        } else {
          line.draft = breaker.line(from: start, width: lineWidth(line), indent: indent(line).leading)
        }
        line.height = height(of: line.draft, paragraph)
        if !placed.isEmpty, y + line.height.total > containerHeight + LineBreaker.tolerance {
          return (truncatingLast(placed), true)
        }
        placed.append(line)
        let isMore = line.draft.next < paragraph.clusters.count || number + 1 < paragraphs.count
        if container.maximumNumberOfLines > 0, placed.count == container.maximumNumberOfLines, isMore {
          return (truncatingLast(placed), true)
        }
        y += line.height.total + finite(style.lineSpacing)
        start = line.draft.next
      } while start < paragraph.clusters.count
      y += finite(style.paragraphSpacing)
    }
    return (placed, false)
  }

  private func justifiedBreaks(of number: Int) -> [Int]? {
    let style = paragraphs[number].style
    guard style.alignment == .justified, style.lineBreakMode != .byCharWrapping, containerWidth.isFinite else { return nil }
    return JustifiedBreaks.find(
      paragraphs[number], first: lineWidth(of: style, isFirst: true), others: lineWidth(of: style, isFirst: false))
  }

  private func truncatingLast(_ placed: [Placed]) -> [Placed] {
    guard var last = placed.last else { return placed }
    let paragraph = paragraphs[last.paragraph]
    let breaker = LineBreaker(paragraph: paragraph) { insertion($0, $1, paragraph) }
    last.draft = breaker.lastLine(
      from: last.start, width: lineWidth(last), indent: indent(last).leading, moreFollows: last.paragraph + 1 < paragraphs.count)
    last.height = height(of: last.draft, paragraph)
    return placed.dropLast() + [last]
  }

  // MARK: Widths

  /// Distances of a line's ends from the container's leading and trailing sides.
  private func indents(of style: ParagraphStyle, isFirst: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    let leading = max(0, finite(isFirst ? style.firstLineHeadIndent : style.headIndent))
    let tail = finite(style.tailIndent)
    if tail > 0 { return (leading, containerWidth.isFinite ? max(0, containerWidth - tail) : 0) }
    return (leading, -tail)
  }

  private func lineWidth(of style: ParagraphStyle, isFirst: Bool) -> CGFloat {
    let (leading, trailing) = indents(of: style, isFirst: isFirst)
    return max(0, containerWidth - leading - trailing)
  }

  private func indent(_ line: Placed) -> (leading: CGFloat, trailing: CGFloat) {
    indents(of: paragraphs[line.paragraph].style, isFirst: line.isFirstOfParagraph)
  }

  private func lineWidth(_ line: Placed) -> CGFloat {
    lineWidth(of: paragraphs[line.paragraph].style, isFirst: line.isFirstOfParagraph)
  }

  // MARK: Heights

  /// The height of a line is its fonts' as asked for, not that of fonts that stood in for single characters.
  private func height(of draft: LineDraft, _ paragraph: ShapedParagraph) -> LineHeight {
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
    let natural = ascent + descent + leading
    let style = paragraph.style
    var total = natural
    if style.lineHeightMultiple > 0 { total *= finite(style.lineHeightMultiple) }
    if style.minimumLineHeight > 0 { total = max(total, finite(style.minimumLineHeight)) }
    if style.maximumLineHeight > 0 { total = min(total, finite(style.maximumLineHeight)) }
    // What a style adds to a line or takes from it is added and taken above the letters.
    return LineHeight(total: total, baseline: total - natural + ascent, ascent: ascent, descent: descent)
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  // MARK: Placing

  private func line(_ placed: Placed, width: CGFloat, room: CGFloat) -> TextLine {
    let paragraph = paragraphs[placed.paragraph]
    let (leading, trailing) = indent(placed)
    let free = room - leading - trailing - width
    let isRightToLeft = paragraph.isRightToLeft
    var stretch: CGFloat = 0
    var position: CGFloat
    switch paragraph.style.alignment {
    case .left: position = isRightToLeft ? trailing : leading
    case .right: position = (isRightToLeft ? trailing : leading) + max(0, free)
    case .center: position = (isRightToLeft ? trailing : leading) + max(0, free) / 2
    case .natural, .justified: position = isRightToLeft ? trailing + max(0, free) : leading
    }
    if paragraph.style.alignment == .justified, !placed.draft.endsParagraph, free > 0, containerWidth.isFinite {
      stretch = free
      position = isRightToLeft ? trailing : leading
    }
    let assembler = LineAssembler(runs: runs, draft: placed.draft, isRightToLeft: isRightToLeft, indent: leading, stretch: stretch)
    let made = assembler.assemble()
    return TextLine(
      string: made.string, x: position, baseline: placed.top + placed.height.baseline, width: made.width,
      ascent: placed.height.ascent, descent: placed.height.descent, isRightToLeft: isRightToLeft, runs: made.runs)
  }
}
