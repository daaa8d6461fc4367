import CoreGraphics
import Foundation
import TextLayout

/// What one text container shows of a text.
struct TextPage {
  let container: NSTextContainer
  var frame: TextFrame
  /// Where its text begins, in UTF-16; the ranges of the frame's lines count from there.
  var start: Int

  /// Fills containers in their order, each with what the one before it has no room for.
  static func fill(_ containers: [NSTextContainer], with text: StyledText, isRightToLeft: Bool) -> [TextPage] {
    var pages: [TextPage] = []
    var start = 0
    var rest = text
    for (number, container) in containers.enumerated() {
      var frame = TextSystem.current.layout(
        prepared(rest, for: container), in: container.engineContainer(width: nil, isRightToLeft: isRightToLeft))
      var end: Int?
      if container.limitsHeight, !container.lineBreakMode.truncates {
        let fitting = frame.lines.filter { $0.top + $0.height <= container.size.height + 0.01 }
        // A single container shows all lines: its view cuts them.
        if number + 1 < containers.count || number > 0, fitting.count < frame.lines.count {
          end = frame.lines[fitting.count].range.lowerBound
          frame.lines = fitting
          frame.size.height = fitting.map { $0.top + $0.height }.max() ?? 0
        }
      }
      pages.append(TextPage(container: container, frame: frame, start: start))
      guard let end, number + 1 < containers.count else { break }
      start += end
      rest = rest.dropping(end)
    }
    return pages
  }

  /// The text as a container's own line break mode wants it.
  static func prepared(_ text: StyledText, for container: NSTextContainer) -> StyledText {
    guard container.lineBreakMode != .byWordWrapping else { return text }
    var text = text
    let mode = ParagraphStyle.LineBreakMode(container.lineBreakMode)
    for index in text.runs.indices where text.runs[index].attributes.paragraph.lineBreakMode == .byWordWrapping {
      text.runs[index].attributes.paragraph.lineBreakMode = mode
    }
    return text
  }

  /// The text with attributes over those of its links.
  static func linked(_ text: NSAttributedString, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var ranges: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      if values[.link] != nil { ranges.append(range) }
    }
    guard !ranges.isEmpty else { return text }
    let copy = NSMutableAttributedString(attributedString: text)
    for range in ranges { copy.addAttributes(attributes, range: range) }
    return copy
  }

  // MARK: Geometry

  var padding: CGFloat { container.lineFragmentPadding }

  /// A line's rectangle over the container's whole width.
  func rect(of line: TextLine) -> CGRect {
    let width = container.size.width > 0 && container.size.width < 1e6 ? container.size.width : frame.size.width + padding
    return CGRect(x: 0, y: line.top, width: width, height: line.height)
  }

  /// What of it glyphs take, padding included.
  func usedRect(of line: TextLine) -> CGRect {
    CGRect(x: line.x - padding, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  var usedRect: CGRect {
    let rects = frame.lines.map(usedRect(of:))
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  func range(of line: TextLine) -> NSRange { NSRange(location: start + line.range.lowerBound, length: line.range.count) }

  /// The line that shows a character; the last one for the end of the text.
  func line(at index: Int) -> TextLine? {
    let place = index - start
    return frame.lines.first { $0.range.contains(place) } ?? (place >= 0 ? frame.lines.last : nil)
  }

  /// Where the characters of a range stand in a line, from left to right in the container.
  ///
  /// Inside a run places follow its glyphs where each unit has one, else they are shared out evenly.
  func extent(of range: NSRange, in line: TextLine) -> ClosedRange<CGFloat>? {
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for run in line.runs {
      let low = max(run.range.lowerBound, range.location - start)
      let high = min(run.range.upperBound, NSMaxRange(range) - start)
      guard low < high else { continue }
      let places = [low, high].map { line.x + run.x + run.place(of: $0 - run.range.lowerBound) }
      left = min(left, places.min() ?? left)
      right = max(right, places.max() ?? right)
    }
    return left <= right ? left...right : nil
  }
}

extension TextRun {
  /// The distance of the boundary before a unit from the run's left end.
  func place(of unit: Int) -> CGFloat {
    guard range.count > 0 else { return 0 }
    let index = isRightToLeft ? range.count - unit : unit
    if glyphs.count == range.count { return index < glyphs.count ? glyphs[index].x : width }
    return width * CGFloat(index) / CGFloat(range.count)
  }
}

extension StyledText {
  /// The text after some UTF-16 units.
  fileprivate func dropping(_ count: Int) -> StyledText {
    var left = count
    var kept: [Run] = []
    for run in runs {
      let length = run.text.utf16.count
      if left >= length {
        left -= length
        continue
      }
      kept.append(
        Run(
          text: left == 0 ? run.text : String(decoding: Array(run.text.utf16.dropFirst(left)), as: UTF16.self), attributes: run.attributes))
      left = 0
    }
    return StyledText(runs: kept)
  }
}
