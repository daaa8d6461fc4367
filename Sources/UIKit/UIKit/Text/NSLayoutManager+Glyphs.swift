import CoreGraphics
public import Foundation
import TextLayout

extension NSLayoutManager {
  // MARK: Glyphs and characters

  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs that a container shows.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let page = page(for: container), let first = page.frame.lines.first, let last = page.frame.lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(page.range(of: first), page.range(of: last))
  }

  /// The glyphs on the lines that a rectangle meets.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let page = page(for: container) else { return NSRange(location: 0, length: 0) }
    let ranges = page.frame.lines.filter { page.rect(of: $0).intersects(bounds) }.map(page.range(of:))
    guard let first = ranges.first else { return NSRange(location: 0, length: 0) }
    return ranges.dropFirst().reduce(first, NSUnionRange)
  }

  // MARK: Rectangles

  public func usedRect(for container: NSTextContainer) -> CGRect { page(for: container)?.usedRect ?? .zero }

  public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let page = page(at: glyphIndex) else { return nil }
    effectiveRange?.pointee = glyphRange(for: page.container)
    return page.container
  }

  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
    guard let page = page(at: glyphIndex), let line = page.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = page.range(of: line)
    return page.rect(of: line)
  }

  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
    guard let page = page(at: glyphIndex), let line = page.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = page.range(of: line)
    return page.usedRect(of: line)
  }

  /// Where a glyph stands on its baseline, from the upper left of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let page = page(at: glyphIndex), let line = page.line(at: glyphIndex) else { return .zero }
    let extent = page.extent(of: NSRange(location: glyphIndex, length: 1), in: line)
    return CGPoint(x: extent?.lowerBound ?? line.x, y: line.baseline - line.top)
  }

  /// The smallest rectangle around glyphs, as high as their lines.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.standardizedOrZero
  }

  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for page in layout {
      for line in page.frame.lines where !line.range.isEmpty {
        let range = page.range(of: line)
        guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
        block(page.rect(of: line), page.usedRect(of: line), page.container, range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange, in: textContainer) where !stop.boolValue { block(rect, &stop) }
  }

  private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let page = page(for: container) else { return [] }
    return page.frame.lines.compactMap { line in
      guard let extent = page.extent(of: range, in: line) else { return nil }
      return CGRect(x: extent.lowerBound, y: line.top, width: extent.upperBound - extent.lowerBound, height: line.height)
    }
  }

  /// The empty line behind a line end at the end of the text, or that of an empty text.
  public var extraLineFragmentRect: CGRect { extraLine.map { $0.0.rect(of: $0.1) } ?? .zero }
  public var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.0.usedRect(of: $0.1) } ?? .zero }
  public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.0.container }

  private var extraLine: (TextPage, TextLine)? {
    guard let page = layout.last, let line = page.frame.lines.last, line.range.isEmpty, !page.frame.isTruncated else { return nil }
    return (page, line)
  }

  /// The glyphs that an ellipsis stands for; not found where a line is whole.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let page = page(at: glyphIndex), page.frame.isTruncated, let line = page.line(at: glyphIndex),
      line == page.frame.lines.last
    else { return NSRange(location: NSNotFound, length: 0) }
    let shown = line.runs.filter { !$0.range.isEmpty }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    var position = line.range.lowerBound
    for range in shown where range.lowerBound <= position { position = max(position, range.upperBound) }
    let next = shown.first { $0.lowerBound > position }?.lowerBound ?? line.range.upperBound
    return NSRange(location: page.start + position, length: next - position)
  }

  // MARK: Points

  /// The glyph at a point, the nearest one where there is none.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let page = page(for: container), let line = page.frame.lines.last(where: { $0.top <= point.y }) ?? page.frame.lines.first
    else { return 0 }
    var nearest = (index: page.start + line.range.lowerBound, distance: CGFloat.infinity)
    for index in page.range(of: line).location..<NSMaxRange(page.range(of: line)) {
      guard let extent = page.extent(of: NSRange(location: index, length: 1), in: line) else { continue }
      let distance = max(extent.lowerBound - point.x, point.x - extent.upperBound, 0)
      guard distance < nearest.distance else { continue }
      nearest = (index, distance)
      let width = extent.upperBound - extent.lowerBound
      partialFraction?.pointee = width > 0 ? min(max((point.x - extent.lowerBound) / width, 0), 1) : 0
      if distance == 0 { break }
    }
    return nearest.index
  }

  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  private func page(at glyphIndex: Int) -> TextPage? { layout.last { $0.start <= glyphIndex } ?? layout.first }
}

extension CGRect {
  fileprivate var standardizedOrZero: CGRect { isNull ? .zero : self }
}
