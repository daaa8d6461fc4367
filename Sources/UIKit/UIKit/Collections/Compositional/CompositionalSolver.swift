import CoreGraphics
import Foundation

/// Puts the sections of a compositional layout one after the other.
@MainActor
struct CompositionalSolver {
  let view: UICollectionView
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let measured: [Int: [Int: CGSize]]
  let measuredElements: [UICollectionView.ElementKey: CGSize]
  let environment: LayoutEnvironment
  /// The room for content: the bounds without the content's inset.
  let room: CGSize

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  static func environment(of view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration) -> LayoutEnvironment
  {
    let reference = insets(configuration.contentInsetsReference, of: view)
    let (inset, isMirrored) = (view.adjustedContentInset, view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let insets = NSDirectionalEdgeInsets(
      top: inset.top, leading: (isMirrored ? inset.right : inset.left) + reference.leading, bottom: inset.bottom,
      trailing: (isMirrored ? inset.left : inset.right) + reference.trailing)
    return LayoutEnvironment(LayoutContainer(view.bounds.size, insets), view.traitCollection)
  }

  /// What of the surroundings is not in the content's inset already.
  static func insets(_ reference: UIContentInsetsReference, of view: UICollectionView) -> NSDirectionalEdgeInsets {
    let wanted: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: wanted = view.safeAreaInsets
    case .layoutMargins: wanted = view.layoutMargins
    case .readableContent:
      let (frame, bounds) = (view.readableContentGuide.layoutFrame, view.bounds)
      wanted = UIEdgeInsets(
        top: view.layoutMargins.top, left: frame.minX - bounds.minX, bottom: view.layoutMargins.bottom, right: bounds.maxX - frame.maxX)
    }
    let inset = view.adjustedContentInset
    let (left, right) = (max(0, wanted.left - inset.left), max(0, wanted.right - inset.right))
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: max(0, wanted.top - inset.top), leading: isMirrored ? right : left, bottom: max(0, wanted.bottom - inset.bottom),
      trailing: isMirrored ? left : right)
  }

  func solve(_ sections: [NSCollectionLayoutSection]) -> CompositionalSolution {
    var solution = CompositionalSolution()
    let whole = CGRect(origin: .zero, size: room)
    var position: CGFloat = 0
    let globals = configuration.boundarySupplementaryItems
    let path = IndexPath(index: 0)
    position = place(globals, path, isStart: true, in: whole, at: position, &solution.boundaries)
    for (index, section) in sections.enumerated() {
      if index > 0 { position += configuration.interSectionSpacing }
      let solved = solve(section, index, from: position)
      position = solved.end
      solution.sections.append(solved)
    }
    let end = position
    position = place(globals, path, isStart: false, in: whole, at: position, &solution.boundaries)
    overlay(globals, path, in: whole, from: 0, to: end, &solution.boundaries)
    solution.contentSize = isVertical ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    return solution
  }

  // MARK: Sections

  private func solve(_ section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat) -> SectionSolution {
    let reference = section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
    let outer = across(CompositionalSolver.insets(reference, of: view))
    let insets = section.contentInsets
    let area = CGRect(
      x: outer.leading + insets.leading, y: outer.top + insets.top,
      width: max(0, room.width - outer.leading - outer.trailing - insets.leading - insets.trailing),
      height: max(0, room.height - outer.top - outer.bottom - insets.top - insets.bottom))
    let headerReference =
      section.supplementaryContentInsetsReference == .automatic ? reference : section.supplementaryContentInsetsReference
    let headerOuter = across(CompositionalSolver.insets(headerReference, of: view))
    let headerArea =
      section.supplementariesFollowContentInsets
      ? area
      : CGRect(
        x: headerOuter.leading, y: headerOuter.top, width: max(0, room.width - headerOuter.leading - headerOuter.trailing),
        height: max(0, room.height - headerOuter.top - headerOuter.bottom))
    let padding = ListSection.padding(section, index, view)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let count = view.numberOfItems(inSection: index)
    let isHorizontal = isVertical == isOrthogonal
    let run = GroupRun(
      section, items: count, in: area.size, isHorizontal: isHorizontal, environment, measured: measured[index] ?? [:])
    var boundaries: [SectionSolution.Boundary] = []
    let path = IndexPath(item: 0, section: index)
    var position = start + padding.top
    position = place(section.boundarySupplementaryItems, path, isStart: true, in: headerArea, at: position, &boundaries)
    position += isVertical ? insets.top : insets.leading
    let contentStart = position
    position += isOrthogonal ? run.breadth : run.length
    let contentEnd = position
    position += isVertical ? insets.bottom : insets.trailing
    let pinEnd = position
    position = place(section.boundarySupplementaryItems, path, isStart: false, in: headerArea, at: position, &boundaries)
    overlay(section.boundarySupplementaryItems, path, in: headerArea, from: contentStart, to: contentEnd, &boundaries)
    var origin = isVertical ? CGPoint(x: area.minX, y: contentStart) : CGPoint(x: contentStart, y: area.minY)
    if section.orthogonalScrollingBehavior == .groupPagingCentered, run.count > 0 {
      // The first group stands in the middle before anybody scrolls.
      let first = run.solution(of: 0).size
      if isVertical { origin.x = (room.width - first.width) / 2 } else { origin.y = (room.height - first.height) / 2 }
    }
    return SectionSolution(
      section: section, index: index, count: count, run: run, isHorizontal: isHorizontal, origin: origin, start: start,
      end: position + padding.bottom, contentStart: contentStart, contentEnd: pinEnd, boundaries: boundaries)
  }

  /// Surroundings count across the direction of scrolling only.
  private func across(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    isVertical
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  // MARK: Headers

  private func isAt(_ start: Bool, _ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    let edges = item.alignment.edges
    return start ? edges.contains(isVertical ? .top : .leading) : edges.contains(isVertical ? .bottom : .trailing)
  }

  /// Places what extends a boundary; items of one alignment stand behind each other, others beside each other.
  private func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ path: IndexPath, isStart: Bool, in area: CGRect, at position: CGFloat,
    _ boundaries: inout [SectionSolution.Boundary]
  ) -> CGFloat {
    var ends: [NSRectAlignment: CGFloat] = [:]
    for item in items where item.extendsBoundary && isAt(isStart, item) {
      let size = size(of: item, path, in: area.size)
      let along = ends[item.alignment] ?? position
      boundaries.append(boundary(item, path, size, along: along, in: area, isStart: isStart))
      ends[item.alignment] = along + (isVertical ? size.height : size.width)
    }
    return ends.values.max().map { max($0, position) } ?? position
  }

  /// Places what covers the items instead.
  private func overlay(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ path: IndexPath, in area: CGRect, from start: CGFloat, to end: CGFloat,
    _ boundaries: inout [SectionSolution.Boundary]
  ) {
    for item in items where !item.extendsBoundary || !isAt(true, item) && !isAt(false, item) {
      let size = size(of: item, path, in: area.size)
      let length = isVertical ? size.height : size.width
      let along = isAt(true, item) ? start : isAt(false, item) ? end - length : (start + end - length) / 2
      boundaries.append(boundary(item, path, size, along: along, in: area, isStart: isAt(true, item)))
    }
  }

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, in room: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: room)
    let fitting = item.layoutSize.fitting
    let key = UICollectionView.ElementKey(kind: item.elementKind, path: path, isDecoration: false)
    if let asked = measuredElements[key] {
      if fitting.contains(.width) { size.width = asked.width }
      if fitting.contains(.height) { size.height = asked.height }
    }
    return size
  }

  private func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ size: CGSize, along: CGFloat, in area: CGRect, isStart: Bool
  ) -> SectionSolution.Boundary {
    let edges = item.alignment.edges
    var frame = CGRect(origin: .zero, size: size)
    if isVertical {
      frame.origin.x =
        edges.contains(.leading) ? area.minX : edges.contains(.trailing) ? area.maxX - size.width : area.midX - size.width / 2
      frame.origin.y = along
    } else {
      frame.origin.x = along
      frame.origin.y =
        edges.contains(.top) ? area.minY : edges.contains(.bottom) ? area.maxY - size.height : area.midY - size.height / 2
    }
    frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
    let (insets, fitting) = (item.contentInsets, item.layoutSize.fitting)
    if !fitting.contains(.width) {
      frame.origin.x += insets.leading
      frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
    }
    if !fitting.contains(.height) {
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    }
    return SectionSolution.Boundary(
      item: item, path: path, frame: frame, isStart: isStart, isEnd: !isStart && isAt(false, item), fitting: fitting)
  }
}
