import Foundation
import TextLayout

/// Decides where the lines of one paragraph end.
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// Sets a text (an ellipsis, a hyphen) in the style of a run of the paragraph.
  let insertion: (_ text: String, _ run: Int) -> ShapedParagraph

  /// Widths that differ by less than this are equal: a label's own width comes back rounded.
  static let tolerance: CGFloat = 0.01

  /// A word that ours is a point too wide for was not cut by the canvas, whose letters were a little narrower.
  private var wordTolerance: CGFloat { SanFrancisco.isCanvas ? 1 : LineBreaker.tolerance }

  /// The line that begins at a cluster.
  func line(from start: Int, width available: CGFloat, indent: CGFloat) -> LineDraft {
    let clusters = paragraph.clusters
    let byCharacter = paragraph.style.lineBreakMode == .byCharWrapping
    var width: CGFloat = 0
    var breakable: Int?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if index > start, byCharacter ? cluster.allowsCharacterBreak : cluster.allowsLineBreak, hyphenFits(before: index, width, available) {
        breakable = index
      }
      width += LineDraft.advance(of: index, in: paragraph, end: clusters.count, at: indent + width)
      if cluster.kind == .lineSeparator { return draft(start, index + 1, endsParagraph: true) }
      // White space at a line's end hangs out of the line.
      if !cluster.isWhiteSpace, width > available + (breakable == nil ? wordTolerance : LineBreaker.tolerance) {
        return draft(start, breakable ?? characterBreak(start, index), endsParagraph: false)
      }
      index += 1
    }
    var last = draft(start, clusters.count, endsParagraph: true)
    // At a paragraph's end white space counts as far as there is room for it.
    while width > available + LineBreaker.tolerance, let end = last.parts.first?.clusters.upperBound, end > start,
      clusters[end - 1].isWhiteSpace
    {
      width -= clusters[end - 1].advance
      last.parts[0].clusters = start..<(end - 1)
    }
    return last
  }

  /// The line between two clusters, where another rule than the width decides.
  func line(from start: Int, to end: Int) -> LineDraft {
    draft(start, end, endsParagraph: end == paragraph.clusters.count)
  }

  /// Whether a line ends inside a word because its first word is too wide for it.
  func cutsWord(_ draft: LineDraft) -> Bool {
    draft.next < paragraph.clusters.count && paragraph.style.lineBreakMode != .byCharWrapping
      && !paragraph.clusters[draft.next].allowsLineBreak && paragraph.clusters[draft.next - 1].kind != .lineSeparator
  }

  /// Where the word before a last line begins, or its part after a hyphen, if that line is one word and the line before it has more than
  /// one.
  ///
  /// "Presenting status of long-running process" in two lines is stored as wide as what ends at the hyphen.
  func wordBefore(_ last: Int, lineStart: Int) -> Int? {
    let clusters = paragraph.clusters
    let end = trimmed(last..<clusters.count)
    guard end > last, last > 0, clusters[last - 1].kind == .whiteSpace, paragraph.style.lineBreakMode != .byCharWrapping,
      !clusters[last..<end].contains(where: { $0.isWhiteSpace })
    else { return nil }
    var place = trimmed(lineStart..<last) - 1
    while place > lineStart, !clusters[place].allowsLineBreak { place -= 1 }
    return place > lineStart ? place : nil
  }

  /// A word that is wider than a whole line is cut between characters; a line holds at least one.
  private func characterBreak(_ start: Int, _ overflow: Int) -> Int {
    let clusters = paragraph.clusters
    var index = overflow
    while index > start, !clusters[index].allowsCharacterBreak { index -= 1 }
    if index > start { return index }
    index = start + 1
    while index < clusters.count, !clusters[index].allowsCharacterBreak { index += 1 }
    return index
  }

  private func hyphenFits(before index: Int, _ width: CGFloat, _ available: CGFloat) -> Bool {
    let last = paragraph.clusters[index - 1]
    guard last.kind == .softHyphen else { return true }
    let hyphen = insertion("-", paragraph.segments[last.segment].run)
    return width + hyphen.clusters.reduce(0) { $0 + $1.advance } <= available + LineBreaker.tolerance
  }

  private func draft(_ start: Int, _ end: Int, endsParagraph: Bool) -> LineDraft {
    let clusters = paragraph.clusters
    let kept = end < clusters.count ? trimmed(start..<end) : end
    var parts = [LineDraft.Part(source: paragraph, clusters: start..<kept, isInserted: false)]
    if end < clusters.count, end > start, clusters[end - 1].kind == .softHyphen {
      let hyphen = insertion("-", paragraph.segments[clusters[end - 1].segment].run)
      parts.append(LineDraft.Part(source: hyphen, clusters: 0..<hyphen.clusters.count, isInserted: true))
    }
    return LineDraft(parts: parts, next: end, endsParagraph: endsParagraph)
  }

  /// The end of a stretch without the white space at its end.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, paragraph.clusters[end - 1].isWhiteSpace { end -= 1 }
    return end
  }

  /// The last line that may be shown, which begins at a cluster and stands for all that follows.
  func lastLine(from start: Int, width available: CGFloat, indent: CGFloat, moreFollows: Bool) -> LineDraft {
    let plain = line(from: start, width: available, indent: indent)
    let end = paragraph.clusters.count
    guard plain.next < end || moreFollows else { return plain }
    if let tightened = tightened(from: start, width: available, indent: indent, moreFollows: moreFollows) { return tightened }
    switch paragraph.style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return plain
    case .byClipping:
      let cut = min(end, prefix(from: start, width: available, indent: indent) + 1)
      return LineDraft(
        parts: [LineDraft.Part(source: paragraph, clusters: start..<cut, isInserted: false)], next: end, endsParagraph: true)
    case .byTruncatingTail: return truncatedTail(start, available, indent)
    case .byTruncatingHead: return truncatedHead(start, available)
    case .byTruncatingMiddle: return truncatedMiddle(start, available, indent)
    }
  }

  /// The rest of the paragraph on one line with its letters closer together; nil where truncating is the better way.
  ///
  /// The limit is AppKit's `tighteningFactorForTruncation`: text up to 5 % wider than the line is tightened.
  private func tightened(from start: Int, width available: CGFloat, indent: CGFloat, moreFollows: Bool) -> LineDraft? {
    switch paragraph.style.lineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: break
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    }
    guard paragraph.style.allowsTightening, !moreFollows, available.isFinite else { return nil }
    let end = trimmed(start..<paragraph.clusters.count)
    guard end > start, prefix(from: start, width: available * 1.05, indent: indent) >= end,
      paragraph.clusters[start..<end].allSatisfy({ $0.kind != .tab && $0.kind != .lineSeparator })
    else { return nil }
    var draft = LineDraft(
      parts: [LineDraft.Part(source: paragraph, clusters: start..<end, isInserted: false)], next: paragraph.clusters.count,
      endsParagraph: true)
    draft.tracking = (available - draft.width(indent: indent)) / CGFloat(end - start)
    return draft
  }

  /// The first cluster that does not fit whole into a width, at a character's boundary.
  private func prefix(from start: Int, width available: CGFloat, indent: CGFloat) -> Int {
    var width: CGFloat = 0
    var fitting = start
    for index in start..<paragraph.clusters.count {
      if paragraph.clusters[index].allowsCharacterBreak || index == start { fitting = index }
      width += LineDraft.advance(of: index, in: paragraph, end: paragraph.clusters.count, at: indent + width)
      if width > available + LineBreaker.tolerance { return fitting }
    }
    return paragraph.clusters.count
  }

  /// The first cluster of the longest end of the paragraph that fits into a width.
  private func suffix(from start: Int, width available: CGFloat) -> Int {
    var width: CGFloat = 0
    var fitting = paragraph.clusters.count
    for index in (start..<paragraph.clusters.count).reversed() {
      width += LineDraft.advance(of: index, in: paragraph, end: paragraph.clusters.count, at: 0)
      if width > available + LineBreaker.tolerance { return fitting }
      if paragraph.clusters[index].allowsCharacterBreak || index == start { fitting = index }
    }
    return start
  }

  private func ellipsis(at cluster: Int) -> (part: LineDraft.Part, width: CGFloat) {
    let clusters = paragraph.clusters
    let run =
      clusters.isEmpty ? paragraph.firstRun : paragraph.segments[clusters[min(max(cluster, 0), clusters.count - 1)].segment].run
    let text = insertion("…", run)
    let width = text.clusters.reduce(0) { $0 + $1.advance }
    return (LineDraft.Part(source: text, clusters: 0..<text.clusters.count, isInserted: true), width)
  }

  private func truncatedTail(_ start: Int, _ available: CGFloat, _ indent: CGFloat) -> LineDraft {
    // The ellipsis takes the style of what it follows, which depends on its width: one correction settles it.
    var cut = paragraph.clusters.count
    var mark = ellipsis(at: cut - 1)
    for _ in 0..<2 {
      cut = prefix(from: start, width: available - mark.width, indent: indent)
      mark = ellipsis(at: max(start, cut - 1))
    }
    let kept = LineDraft.Part(source: paragraph, clusters: start..<trimmed(start..<max(start, cut)), isInserted: false)
    return LineDraft(parts: [kept, mark.part], next: paragraph.clusters.count, endsParagraph: true)
  }

  private func truncatedHead(_ start: Int, _ available: CGFloat) -> LineDraft {
    let end = trimmed(start..<paragraph.clusters.count)
    let mark = ellipsis(at: start)
    let cut = skippingWhiteSpace(min(end, suffix(from: start, width: available - mark.width)))
    return LineDraft(
      parts: [mark.part, LineDraft.Part(source: paragraph, clusters: min(cut, end)..<end, isInserted: false)],
      next: paragraph.clusters.count, endsParagraph: true)
  }

  private func truncatedMiddle(_ start: Int, _ available: CGFloat, _ indent: CGFloat) -> LineDraft {
    let end = trimmed(start..<paragraph.clusters.count)
    let mark = ellipsis(at: start)
    let room = available - mark.width
    let cut = prefix(from: start, width: room / 2, indent: indent)
    let head = paragraph.clusters[start..<cut].reduce(0) { $0 + $1.advance }
    let tail = skippingWhiteSpace(max(cut, min(end, suffix(from: cut, width: room - head))))
    return LineDraft(
      parts: [
        LineDraft.Part(source: paragraph, clusters: start..<trimmed(start..<cut), isInserted: false), mark.part,
        LineDraft.Part(source: paragraph, clusters: min(tail, end)..<end, isInserted: false),
      ], next: paragraph.clusters.count, endsParagraph: true)
  }

  private func skippingWhiteSpace(_ index: Int) -> Int {
    var index = index
    while index < paragraph.clusters.count, paragraph.clusters[index].isWhiteSpace { index += 1 }
    return index
  }
}
