import CoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  /// Everything that reaches into a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard owner != nil else { return [] }
    let solution = self.solution
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in solution.sections.indices {
      let section = solution.sections[index]
      if section.end < low && index < solution.sections.count - 1 { continue }
      if section.start > high { break }
      if let header = headerAttributes(index), header.frame.overlaps(rect) { found.append(header) }
      var row = section.rows.firstSorted { $0.end > low }
      while row < section.rows.count, section.rows[row].start < high {
        for item in section.rows[row].items {
          let frame = isVertical ? section.items[item] : section.items[item].turned
          if frame.overlaps(rect) { found.append(itemAttributes(IndexPath(item: item, section: index), frame)) }
        }
        row += 1
      }
      if let footer = footerAttributes(index), footer.frame.overlaps(rect) { found.append(footer) }
    }
    return found
  }

  private func make() -> UICollectionViewLayoutAttributes {
    guard let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      UIKitException.raise(
        "NSInvalidArgumentException",
        "layoutAttributesClass is \(type(of: self).layoutAttributesClass), which is no UICollectionViewLayoutAttributes")
    }
    return AttributesFactory.make(type)
  }

  func itemAttributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = make()
    attributes.indexPath = path
    attributes.frame = frame
    attributes.fitting = isSelfSizing ? .free : []
    return attributes
  }

  // MARK: Headers

  /// Pinned headers stand above what they cover.
  private static let pinnedIndex = 10

  func headerAttributes(_ index: Int) -> UICollectionViewLayoutAttributes? {
    let section = solution.sections[index]
    guard section.header > 0 else { return nil }
    var start = section.start
    if sectionHeadersPinToVisibleBounds, let edge = visibleEdges?.low {
      start = max(start, min(edge, section.contentEnd - section.header))
    }
    return supplementary(UICollectionView.elementKindSectionHeader, index, start, section.header, sectionHeadersPinToVisibleBounds)
  }

  func footerAttributes(_ index: Int) -> UICollectionViewLayoutAttributes? {
    let section = solution.sections[index]
    guard section.footer > 0 else { return nil }
    var start = section.contentEnd
    if sectionFootersPinToVisibleBounds, let edge = visibleEdges?.high {
      start = min(start, max(edge - section.footer, section.contentStart))
    }
    return supplementary(UICollectionView.elementKindSectionFooter, index, start, section.footer, sectionFootersPinToVisibleBounds)
  }

  /// What of the content is seen along the direction of scrolling.
  private var visibleEdges: (low: CGFloat, high: CGFloat)? {
    guard let view = owner else { return nil }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    return isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
  }

  private func supplementary(_ kind: String, _ section: Int, _ start: CGFloat, _ length: CGFloat, _ isPinned: Bool)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = make()
    attributes.take(.supplementaryView, kind)
    attributes.indexPath = IndexPath(item: 0, section: section)
    let across = isVertical ? solution.contentSize.width : solution.contentSize.height
    let frame = CGRect(x: 0, y: start, width: across, height: length)
    attributes.frame = isVertical ? frame : frame.turned
    attributes.zIndex = isPinned ? UICollectionViewFlowLayout.pinnedIndex : 0
    attributes.fitting = []
    return attributes
  }
}
