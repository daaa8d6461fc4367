import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  /// Everything that reaches into a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let solution = self.solution
    var found: [UICollectionViewLayoutAttributes] = []
    for boundary in solution.boundaries {
      let attributes = self.attributes(boundary, from: 0, to: along(solution.contentSize))
      if attributes.frame.overlaps(rect) { found.append(attributes) }
    }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    for section in solution.sections where section.end >= low || section.index == solution.sections.count - 1 {
      if section.start > high { break }
      var own = decorations(section).filter { $0.frame.overlaps(rect) }
      for boundary in section.boundaries {
        let attributes = self.attributes(boundary, from: section.contentStart, to: section.contentEnd, section.section.list)
        if attributes.frame.overlaps(rect) { own.append(attributes) }
      }
      own += items(of: section, in: rect)
      if let handler = section.section.visibleItemsInvalidationHandler, let view = owner {
        handler(own.map(VisibleItem.init), .zero, CompositionalSolver.environment(of: view, configuration))
      }
      found += own
    }
    return found
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func items(of section: SectionSolution, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let local = rect.offsetBy(dx: -section.origin.x, dy: -section.origin.y)
    // Badges may stand outside of their groups.
    let reach: CGFloat = 100
    let run = section.run
    let groups =
      section.isHorizontal
      ? run.groups(from: local.minX - reach, to: local.maxX + reach) : run.groups(from: local.minY - reach, to: local.maxY + reach)
    var found: [UICollectionViewLayoutAttributes] = []
    for group in groups {
      let (solution, origin, first) = (run.solution(of: group), self.origin(of: group, section), run.firstItem(of: group))
      for (index, leaf) in solution.leaves.enumerated() where leaf.frame.offsetBy(dx: origin.x, dy: origin.y).overlaps(rect) {
        found.append(attributes(leaf, at: IndexPath(item: first + index, section: section.index), origin, section))
      }
      for badge in solution.badges {
        let path = IndexPath(item: first + badge.leaf, section: section.index)
        let attributes = attributes(badge, at: path, origin)
        if attributes.frame.overlaps(rect) { found.append(attributes) }
      }
    }
    return found
  }

  private func origin(of group: Int, _ section: SectionSolution) -> CGPoint {
    let start = section.run.start(of: group)
    return section.isHorizontal
      ? CGPoint(x: section.origin.x + start, y: section.origin.y) : CGPoint(x: section.origin.x, y: section.origin.y + start)
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, solution.sections.indices.contains(path.section) else { return nil }
    let section = solution.sections[path.section]
    guard (0..<section.count).contains(path.item), section.run.count > 0 else { return nil }
    let group = section.run.group(ofItem: path.item)
    let leaves = section.run.solution(of: group).leaves
    let index = path.item - section.run.firstItem(of: group)
    guard leaves.indices.contains(index) else { return nil }
    return attributes(leaves[index], at: path, origin(of: group, section), section)
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count < 2 {
      return solution.boundaries.first { $0.item.elementKind == kind }.map { attributes($0, from: 0, to: along(solution.contentSize)) }
    }
    guard solution.sections.indices.contains(path.section) else { return nil }
    let section = solution.sections[path.section]
    if let boundary = section.boundaries.first(where: { $0.item.elementKind == kind }) {
      return attributes(boundary, from: section.contentStart, to: section.contentEnd, section.section.list)
    }
    guard (0..<section.count).contains(path.item), section.run.count > 0 else { return nil }
    let group = section.run.group(ofItem: path.item)
    let index = path.item - section.run.firstItem(of: group)
    return section.run.solution(of: group).badges.first { $0.item.elementKind == kind && $0.leaf == index }
      .map { attributes($0, at: path, origin(of: group, section)) }
  }

  // MARK: Attributes

  private var grid: PixelGrid { PixelGrid(owner?.traitCollection ?? .current) }

  /// Edges on pixels, so that neighbours share them; what content decided stays as long as it is.
  private func rounded(_ frame: CGRect, _ fitting: ElementFitting) -> CGRect {
    let grid = self.grid
    let (x, y) = (grid.nearest(frame.minX), grid.nearest(frame.minY))
    return CGRect(
      x: x, y: y, width: fitting.contains(.width) ? frame.width : grid.nearest(frame.maxX) - x,
      height: fitting.contains(.height) ? frame.height : grid.nearest(frame.maxY) - y)
  }

  private func attributes(
    _ leaf: GroupSolution.Leaf, at path: IndexPath, _ origin: CGPoint, _ section: SectionSolution
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = rounded(leaf.frame.offsetBy(dx: origin.x, dy: origin.y), leaf.fitting)
    attributes.fitting = leaf.fitting
    attributes.zIndex = leaf.zIndex
    if let list = section.section.list { attributes.listPlace = ListSection.place(list, path, count: section.count) }
    return attributes
  }

  private func attributes(_ badge: GroupSolution.Badge, at path: IndexPath, _ origin: CGPoint) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: badge.item.elementKind, with: path)
    let container = badge.container.offsetBy(dx: origin.x, dy: origin.y)
    attributes.frame = rounded(badge.item.frame(size: badge.item.layoutSize.size(in: container.size), in: container), [])
    attributes.fitting = []
    attributes.zIndex = badge.item.zIndex
    return attributes
  }

  /// Headers that are pinned stay in sight while their section is seen.
  private func attributes(
    _ boundary: SectionSolution.Boundary, from start: CGFloat, to end: CGFloat, _ list: UICollectionLayoutListConfiguration? = nil
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: boundary.item.elementKind, with: boundary.path)
    var frame = boundary.frame
    if boundary.item.pinToVisibleBounds, let view = owner {
      let visible = view.bounds.inset(by: view.adjustedContentInset)
      if isVertical {
        if boundary.isStart { frame.origin.y = max(frame.minY, min(visible.minY, end - frame.height)) }
        if boundary.isEnd { frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, start)) }
      } else if !view.items.isMirrored {
        if boundary.isStart { frame.origin.x = max(frame.minX, min(visible.minX, end - frame.width)) }
        if boundary.isEnd { frame.origin.x = min(frame.minX, max(visible.maxX - frame.width, start)) }
      }
    }
    attributes.frame = rounded(frame, boundary.fitting)
    attributes.fitting = boundary.fitting
    attributes.zIndex = boundary.item.zIndex
    if let list { attributes.listPlace = ListSection.place(list, kind: boundary.item.elementKind) }
    return attributes
  }

  func decorations(_ section: SectionSolution) -> [UICollectionViewLayoutAttributes] {
    section.section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
      let (length, size) = (section.end - section.start, solution.contentSize)
      let whole =
        isVertical
        ? CGRect(x: 0, y: section.start, width: size.width, height: length)
        : CGRect(x: section.start, y: 0, width: length, height: size.height)
      let insets = item.contentInsets
      attributes.frame = rounded(
        CGRect(
          x: whole.minX + insets.leading, y: whole.minY + insets.top, width: max(0, whole.width - insets.leading - insets.trailing),
          height: max(0, whole.height - insets.top - insets.bottom)), [])
      attributes.fitting = []
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}
