import Foundation
import TextLayout

/// Puts the clusters of a line into visual order and joins them to runs of glyphs.
struct LineAssembler {
  let runs: [StyledText.Run]
  let draft: LineDraft
  let isRightToLeft: Bool
  let indent: CGFloat
  /// Points that justification adds to the line.
  let stretch: CGFloat
  /// Where the line begins in the text, in UTF-16.
  let textStart: Int

  private struct Item {
    var part: Int
    var cluster: Cluster
    var level: UInt8
    var advance: CGFloat
    /// What of the text it stands for, in UTF-16.
    var range: Range<Int>
  }

  func assemble() -> (runs: [TextRun], width: CGFloat, string: String) {
    var items: [Item] = []
    var width: CGFloat = 0
    var string = ""
    for (number, part) in draft.parts.enumerated() {
      let clusters = part.source.clusters[part.clusters]
      var position = textStart
      if !part.isInserted, number > 0, let first = clusters.first { position = start(of: first, in: part) }
      for index in part.clusters {
        let cluster = part.source.clusters[index]
        let level = part.isInserted ? (isRightToLeft ? 1 : 0) : part.source.segments[cluster.segment].level
        let advance =
          LineDraft.advance(of: index, in: part.source, end: part.clusters.upperBound, at: indent + width) + draft.tracking
        width += advance
        let units = part.isInserted ? 0 : part.source.units(cluster.start..<cluster.end)
        if units == 0, !part.isInserted, cluster.glyphs.isEmpty { continue }
        items.append(
          Item(part: number, cluster: cluster, level: level, advance: advance, range: position..<(position + units)))
        position += units
      }
      if let first = clusters.first, let last = clusters.last { string += part.source.string(first.start..<last.end) }
    }
    // Rule L1 of the bidirectional algorithm: white space at a line's end runs with the paragraph.
    for index in items.indices.reversed() {
      guard items[index].cluster.isWhiteSpace else { break }
      items[index].level = isRightToLeft ? 1 : 0
    }
    width += justify(&items)
    reorder(&items)
    return (joined(items), width, string)
  }

  /// Where text that follows a cut begins.
  private func start(of cluster: Cluster, in part: LineDraft.Part) -> Int {
    part.source.textStart + part.source.units(0..<cluster.start)
  }

  /// Shares the free space between the words, or between the characters where there are none; says how much it gave away.
  private func justify(_ items: inout [Item]) -> CGFloat {
    guard stretch > 0, items.count > 1 else { return 0 }
    var places = items.indices.filter { items[$0].cluster.kind == .whiteSpace }
    if places.isEmpty { places = Array(items.indices.dropLast()) }
    for index in places { items[index].advance += stretch / CGFloat(places.count) }
    return stretch
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level down, reverse every stretch at that level or above.
  private func reorder(_ items: inout [Item]) {
    guard let highest = items.map(\.level).max(), highest > 0 else { return }
    let lowestOdd = items.map(\.level).filter { !$0.isMultiple(of: 2) }.min() ?? highest + 1
    guard lowestOdd <= highest else { return }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < items.count {
        guard items[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < items.count, items[end].level >= level { end += 1 }
        items[start..<end].reverse()
        start = end
      }
    }
  }

  private func joined(_ items: [Item]) -> [TextRun] {
    var out: [TextRun] = []
    var x: CGFloat = 0
    var index = 0
    while index < items.count {
      let first = items[index]
      let source = draft.parts[first.part].source
      let segment = source.segments[first.cluster.segment]
      var glyphs: [Glyph] = []
      var width: CGFloat = 0
      var bytes = first.cluster.start..<first.cluster.end
      var range = first.range
      while index < items.count, items[index].part == first.part, items[index].cluster.segment == first.cluster.segment,
        items[index].level == first.level
      {
        let item = items[index]
        for glyph in source.glyphs[item.cluster.glyphs] { glyphs.append(Glyph(id: glyph.id, x: width + glyph.x, y: glyph.y)) }
        width += item.advance
        range = min(range.lowerBound, item.range.lowerBound)..<max(range.upperBound, item.range.upperBound)
        bytes = min(bytes.lowerBound, item.cluster.start)..<max(bytes.upperBound, item.cluster.end)
        index += 1
      }
      var run = TextRun(
        string: source.string(bytes), attributes: runs[segment.run].attributes, face: segment.face, x: x, width: width,
        isRightToLeft: !first.level.isMultiple(of: 2), glyphs: glyphs)
      run.range = range
      if segment.glyphScale != 1 {
        // The first of its kind holds.
        let effects = run.attributes.effects
        run.attributes.effects = [.expansion(log(effects.expansion * segment.glyphScale))] + effects
      }
      out.append(run)
      x += width
    }
    return out
  }
}
