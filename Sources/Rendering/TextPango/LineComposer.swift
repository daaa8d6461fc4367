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
  struct Placed {
    var draft: LineDraft
    var paragraph: Int
    var start: Int
    var isFirstOfParagraph: Bool
    var top: CGFloat
    var height = LineHeight(total: 0, baseline: 0, ascent: 0, descent: 0)
    /// The part of the container's width that is free at the line's height.
    var room: ClosedRange<CGFloat>
  }

  func size(of placed: [Placed], widths: [CGFloat]) -> CGSize {
    CGSize(
      width: max(0, zip(placed, widths).map { $0.room.lowerBound + indent($0).leading + $1 }.max() ?? 0),
      height: placed.map { $0.top + $0.height.total }.max() ?? 0)
  }

  func frame() -> TextFrame {
    var missing: [String] = []
    for paragraph in paragraphs {
      for character in paragraph.missingCharacters where !missing.contains(character) { missing.append(character) }
    }
    let (placed, isTruncated) = place()
    // Without a width to align in, lines are aligned in the widest one.
    let widths = placed.map { $0.draft.width(indent: indent($0).leading) }
    let size = size(of: placed, widths: widths)
    var position = 0
    var previous: Placed?
    var lines: [TextLine] = []
    lines.reserveCapacity(placed.count)
    for (line, width) in zip(placed, widths) {
      let paragraph = paragraphs[line.paragraph]
      if let previous, previous.paragraph == line.paragraph {
        position += paragraph.units(byte(previous.start, paragraph)..<byte(line.start, paragraph))
      } else {
        position = paragraph.textStart
      }
      lines.append(self.line(line, width: width, widest: size.width, textStart: position))
      previous = line
    }
    setRanges(&lines, isTruncated: isTruncated)
    return TextFrame(size: size, lines: lines, isTruncated: isTruncated, missingCharacters: missing)
  }

  private func byte(_ cluster: Int, _ paragraph: ShapedParagraph) -> Int {
    cluster < paragraph.clusters.count ? paragraph.clusters[cluster].start : paragraph.text.count
  }

  /// Each line reaches to where the next begins, the last one to the end of the text.
  private func setRanges(_ lines: inout [TextLine], isTruncated: Bool) {
    guard let last = paragraphs.last else { return }
    for index in lines.indices {
      let start = lines[index].range.lowerBound
      let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : last.textStart + last.units(last.text.indices)
      lines[index].range = start..<max(start, end)
    }
  }

  /// NaN and negative widths hold nothing; what is not finite breaks nowhere.
  private var containerWidth: CGFloat { container.width.isNaN ? 0 : max(0, container.width) }
  private var containerHeight: CGFloat { container.height.isNaN ? 0 : container.height }

  // MARK: Lines

  func place() -> ([Placed], isTruncated: Bool) {
    var placed: [Placed] = []
    var y: CGFloat = 0
    let figuresEnd = figuresEnd
    for (number, paragraph) in paragraphs.enumerated() {
      let breaker = LineBreaker(paragraph: paragraph) { insertion($0, $1, paragraph) }
      let style = paragraph.style
      if number > 0 { y += finite(style.paragraphSpacingBefore) }
      let justified = justifiedBreaks(of: number)
      let first = placed.count
      var start = 0
      repeat {
        var row = rooms(at: y, height: height(of: LineDraft(parts: [], next: 0, endsParagraph: true), paragraph).total)
        var rowHeight: CGFloat = 0
        repeat {
          let room = row.removeFirst()
          var line = Placed(
            draft: LineDraft(parts: [], next: 0, endsParagraph: true), paragraph: number, start: start, isFirstOfParagraph: start == 0,
            top: y, room: room)
          if let end = justified?.first(where: { $0 > start }) {
            line.draft = breaker.line(from: start, to: end)
          } else {
            line.draft = breaker.line(from: start, width: lineWidth(line), indent: indent(line).leading)
            // A gap beside a figure that is too narrow for a word stays empty.
            if y < figuresEnd || !row.isEmpty, isTooNarrow(line, breaker) {
              rowHeight = max(rowHeight, height(of: line.draft, paragraph).total)
              continue
            }
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
          rowHeight = max(rowHeight, line.height.total)
          start = line.draft.next
        } while start < paragraph.clusters.count && !row.isEmpty
        y += rowHeight + finite(style.lineSpacing)
      } while start < paragraph.clusters.count
      if style.avoidsOrphans, justified == nil { avoidOrphan(&placed, from: first, breaker) }
      y += finite(style.paragraphSpacing)
    }
    return (placed, false)
  }

  private func justifiedBreaks(of number: Int) -> [Int]? {
    let style = paragraphs[number].style
    guard style.alignment == .justified, style.lineBreakMode != .byCharWrapping, containerWidth.isFinite, container.exclusions.isEmpty
    else { return nil }
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

  /// Gives a last line of one word the word before it.
  ///
  /// Since iOS 11 the last line of a label has two words at least; `NSParagraphStyle.LineBreakStrategy.pushOut` says that one word
  /// is what is usually moved.
  private func avoidOrphan(_ placed: inout [Placed], from first: Int, _ breaker: LineBreaker) {
    guard placed.count - first >= 2, container.exclusions.isEmpty else { return }
    var (line, last) = (placed[placed.count - 2], placed[placed.count - 1])
    guard let place = breaker.wordBefore(last.start, lineStart: line.start) else { return }
    let moved = breaker.line(from: place, width: lineWidth(last), indent: indent(last).leading)
    guard moved.next == last.draft.next, moved.endsParagraph else { return }
    line.draft = breaker.line(from: line.start, to: place)
    line.height = height(of: line.draft, breaker.paragraph)
    last.start = place
    last.draft = moved
    last.height = height(of: moved, breaker.paragraph)
    guard line.height.total + last.height.total == placed.suffix(2).reduce(0, { $0 + $1.height.total }) else { return }
    last.top = line.top + line.height.total + finite(breaker.paragraph.style.lineSpacing)
    placed.replaceSubrange((placed.count - 2)..., with: [line, last])
  }

  // MARK: Widths

  /// The parts of the width that no figure covers between two heights, in reading order; at least one.
  private func rooms(at top: CGFloat, height: CGFloat) -> [ClosedRange<CGFloat>] {
    let whole: ClosedRange<CGFloat> = 0...containerWidth
    guard !container.exclusions.isEmpty, containerWidth.isFinite else { return [padded(whole)] }
    let free = ExclusionBands.free(of: whole, figures: container.exclusions, from: top, to: top + height).map(padded)
    return free.isEmpty ? [0...0] : container.isRightToLeft ? free.reversed() : free
  }

  private func padded(_ room: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let padding = max(0, finite(container.padding))
    return (room.lowerBound + padding)...max(room.lowerBound + padding, room.upperBound - padding)
  }

  /// Where the lowest figure ends.
  private var figuresEnd: CGFloat {
    container.exclusions.map(\.boundingBoxOfPath).filter { !$0.isNull && !$0.isInfinite }.map(\.maxY).max() ?? 0
  }

  private func isTooNarrow(_ line: Placed, _ breaker: LineBreaker) -> Bool {
    guard !container.exclusions.isEmpty else { return false }
    return breaker.cutsWord(line.draft) || line.draft.width(indent: indent(line).leading) > lineWidth(line) + LineBreaker.tolerance
  }

  /// Distances of a line's ends from its room's leading and trailing sides.
  private func indents(of style: ParagraphStyle, isFirst: Bool, width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let leading = max(0, finite(isFirst ? style.firstLineHeadIndent : style.headIndent))
    let tail = finite(style.tailIndent)
    if tail > 0 { return (leading, width.isFinite ? max(0, width - tail) : 0) }
    return (leading, -tail)
  }

  private func lineWidth(of style: ParagraphStyle, isFirst: Bool) -> CGFloat {
    let room = padded(0...containerWidth)
    let width = room.upperBound - room.lowerBound
    let (leading, trailing) = indents(of: style, isFirst: isFirst, width: width)
    return max(0, width - leading - trailing)
  }

  func indent(_ line: Placed) -> (leading: CGFloat, trailing: CGFloat) {
    indents(of: paragraphs[line.paragraph].style, isFirst: line.isFirstOfParagraph, width: line.room.upperBound - line.room.lowerBound)
  }

  func lineWidth(_ line: Placed) -> CGFloat {
    let (leading, trailing) = indent(line)
    return max(0, line.room.upperBound - line.room.lowerBound - leading - trailing)
  }

  func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  // MARK: Placing

  private func line(_ placed: Placed, width: CGFloat, widest: CGFloat, textStart: Int) -> TextLine {
    let paragraph = paragraphs[placed.paragraph]
    let (leading, trailing) = indent(placed)
    let room = containerWidth.isFinite ? placed.room.upperBound - placed.room.lowerBound : widest - placed.room.lowerBound
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
    let assembler = LineAssembler(
      runs: runs, draft: placed.draft, isRightToLeft: isRightToLeft, indent: leading, stretch: stretch, textStart: textStart)
    let made = assembler.assemble()
    var line = TextLine(
      string: made.string, x: placed.room.lowerBound + position, baseline: placed.top + placed.height.baseline, width: made.width,
      ascent: placed.height.ascent, descent: placed.height.descent, isRightToLeft: isRightToLeft, runs: made.runs)
    line.range = textStart..<textStart
    (line.top, line.height) = (placed.top, placed.height.total)
    return line
  }
}
