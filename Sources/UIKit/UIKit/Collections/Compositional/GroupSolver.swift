import CoreGraphics
import Foundation

/// Solves a group: sizes of its items from the room, places from spacings.
@MainActor
struct GroupSolver {
  let environment: any NSCollectionLayoutEnvironment
  /// The size that an item's content asks for, where it was asked; items are counted from the group's first.
  var measured: (Int) -> CGSize? = { _ in nil }
  /// The most items that are placed.
  var limit = Int.max

  /// What sums of floating point numbers may lack.
  private static let noise: CGFloat = 1e-3

  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupSolution {
    solve(group, in: container, first: 0, given: (nil, nil))
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, given: (width: CGFloat?, height: CGFloat?)
  ) -> GroupSolution {
    let fitting = group.layoutSize.fitting
    var outer = group.layoutSize.size(in: container)
    if let width = given.width { outer.width = width }
    if let height = given.height { outer.height = height }
    let insets = group.contentInsets
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let isOpen = (width: fitting.contains(.width) && given.width == nil, height: fitting.contains(.height) && given.height == nil)
    var solution = GroupSolution()
    func arrange() {
      let inner = CGSize(width: max(0, outer.width - across), height: max(0, outer.height - down))
      let content = self.arrange(group, in: inner, isOpen: isOpen, first: first)
      solution = GroupSolution()
      solution.append(content, at: CGPoint(x: insets.leading, y: insets.top))
      solution.size = outer
      if isOpen.width { solution.size.width = content.size.width + across }
      if isOpen.height { solution.size.height = content.size.height + down }
    }
    arrange()
    // Parts of an open length are parts of what it came to.
    if solution.size != outer, group.subitems.contains(where: { $0.isPart(ofWidth: isOpen.width, height: isOpen.height) }) {
      outer = solution.size
      arrange()
      solution.size = outer
    }
    for badge in group.supplementaryItems where !solution.leaves.isEmpty {
      solution.badges.append(.init(item: badge, container: CGRect(origin: .zero, size: solution.size), leaf: 0))
    }
    return solution
  }

  // MARK: Lines

  /// A subitem in its line.
  fileprivate struct Part {
    var solution: GroupSolution
    var item: NSCollectionLayoutItem
    var length: CGFloat
    var breadth: CGFloat
    /// The room before and after it, along and across the line.
    var along: (CGFloat, CGFloat)
    var aside: (CGFloat, CGFloat)
    /// How many shares of what is left over go before and after it.
    var shares: (Int, Int)
    var shift: CGFloat
    var start: CGFloat = 0

    var wholeLength: CGFloat { along.0 + length + along.1 }
  }

  private func arrange(
    _ group: NSCollectionLayoutGroup, in room: CGSize, isOpen: (width: Bool, height: Bool), first: Int
  ) -> GroupSolution {
    if case .custom(let provider) = group.content { return custom(provider, room) }
    guard !group.subitems.isEmpty else { return GroupSolution(size: room) }
    let isHorizontal = group.axis == .horizontal
    let length = isHorizontal ? room.width : room.height
    let isEndless = isHorizontal ? isOpen.width : isOpen.height
    let spacing = group.interItemSpacing?.spacing ?? 0
    var parts: [Part] = []
    var used: CGFloat = 0
    var next = first
    while next < limit {
      switch group.content {
      case .filled: if isEndless, parts.count >= group.subitems.count { return line(parts, used, group, room, isOpen) }
      case .divided(let count), .repeated(let count): if parts.count >= count { return line(parts, used, group, room, isOpen) }
      case .custom: break
      }
      let item = group.subitems[parts.count % group.subitems.count]
      let part = self.part(item, of: group, in: room, length, spacing, next)
      let more = part.wholeLength + (parts.isEmpty ? 0 : spacing)
      if case .filled = group.content, !isEndless, !parts.isEmpty, used + more > length + GroupSolver.noise { break }
      parts.append(part)
      used += more
      next += max(1, part.solution.leaves.count)
      // Nothing that is without length can fill a group.
      if more <= 0, parts.count >= group.subitems.count { break }
    }
    return line(parts, used, group, room, isOpen)
  }

  private func part(
    _ item: NSCollectionLayoutItem, of group: NSCollectionLayoutGroup, in room: CGSize, _ length: CGFloat, _ spacing: CGFloat, _ first: Int
  ) -> Part {
    let isHorizontal = group.axis == .horizontal
    let edges = item.edgeSpacing
    let (start, end) = isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    let (above, below) = isHorizontal ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
    var given: CGFloat?
    switch group.content {
    case .divided(let count): given = max(0, (length - spacing * CGFloat(count - 1)) / CGFloat(count))
    case .repeated(let count):
      let dimension = isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
      if dimension.kind == (isHorizontal ? .fractionalWidth : .fractionalHeight), spacing > 0, group.interItemSpacing?.isFlexible != true,
        dimension.dimension * CGFloat(count) > 1 - GroupSolver.noise
      {
        given = max(0, dimension.dimension * (length - spacing * CGFloat(count - 1)))
      }
    default: break
    }
    let solution = solve(item, in: room, first, isHorizontal ? (given, nil) : (nil, given))
    let breadth = isHorizontal ? solution.size.height : solution.size.width
    let aside = (above?.spacing ?? 0, below?.spacing ?? 0)
    let left = max(0, (isHorizontal ? room.height : room.width) - aside.0 - breadth - aside.1)
    let shares = (above?.isFlexible == true ? 1 : 0) + (below?.isFlexible == true ? 1 : 0)
    let shift = aside.0 + (above?.isFlexible == true ? left / CGFloat(shares) : 0)
    return Part(
      solution: solution, item: item, length: isHorizontal ? solution.size.width : solution.size.height, breadth: breadth,
      along: (start?.spacing ?? 0, end?.spacing ?? 0), aside: aside,
      shares: (start?.isFlexible == true ? 1 : 0, end?.isFlexible == true ? 1 : 0), shift: shift)
  }

  private func solve(
    _ item: NSCollectionLayoutItem, in room: CGSize, _ first: Int, _ given: (width: CGFloat?, height: CGFloat?)
  ) -> GroupSolution {
    if let group = item as? NSCollectionLayoutGroup { return solve(group, in: room, first: first, given: given) }
    var fitting = item.layoutSize.fitting
    var size = item.layoutSize.size(in: room)
    if given.width != nil { fitting.remove(.width) }
    if given.height != nil { fitting.remove(.height) }
    if let asked = measured(first) {
      if fitting.contains(.width) { size.width = min(asked.width, room.width > 0 ? max(room.width, 1) : asked.width) }
      if fitting.contains(.height) { size.height = asked.height }
    }
    size = CGSize(width: given.width ?? size.width, height: given.height ?? size.height)
    var solution = GroupSolution(size: size)
    var frame = CGRect(origin: .zero, size: size)
    let insets = item.contentInsets
    if !fitting.contains(.width) {
      frame.origin.x += insets.leading
      frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
    }
    if !fitting.contains(.height) {
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    }
    solution.leaves = [.init(frame: frame, item: item, fitting: fitting)]
    solution.badges = item.supplementaryItems.map { .init(item: $0, container: frame, leaf: 0) }
    return solution
  }

  /// Gives what is left over to flexible room, and places the parts.
  private func line(
    _ parts: [Part], _ used: CGFloat, _ group: NSCollectionLayoutGroup, _ room: CGSize, _ isOpen: (width: Bool, height: Bool)
  ) -> GroupSolution {
    let isHorizontal = group.axis == .horizontal
    let isEndless = isHorizontal ? isOpen.width : isOpen.height
    let gap = group.interItemSpacing
    var shares = parts.reduce(0) { $0 + $1.shares.0 + $1.shares.1 }
    if gap?.isFlexible == true { shares += max(0, parts.count - 1) }
    let rest = isEndless ? 0 : max(0, (isHorizontal ? room.width : room.height) - used)
    let share = shares > 0 ? rest / CGFloat(shares) : 0
    let tallest = uniformLength(parts, isHorizontal)
    var solution = GroupSolution()
    var position: CGFloat = 0
    var breadth: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { position += (gap?.spacing ?? 0) + (gap?.isFlexible == true ? share : 0) }
      position += part.along.0 + share * CGFloat(part.shares.0)
      var own = part.solution
      if let tallest { own.stretch(to: tallest, isHorizontal: isHorizontal) }
      solution.append(own, at: isHorizontal ? CGPoint(x: position, y: part.shift) : CGPoint(x: part.shift, y: position))
      position += part.length + part.along.1 + share * CGFloat(part.shares.1)
      breadth = max(breadth, part.aside.0 + max(part.breadth, part.hasUniformBreadth(isHorizontal) ? tallest ?? 0 : 0) + part.aside.1)
    }
    let natural = isHorizontal ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position)
    solution.size = CGSize(width: isOpen.width ? natural.width : room.width, height: isOpen.height ? natural.height : room.height)
    return solution
  }

  /// The breadth that the items share which are to be alike.
  private func uniformLength(_ parts: [Part], _ isHorizontal: Bool) -> CGFloat? {
    let alike = parts.filter { part in
      (isHorizontal ? part.item.layoutSize.heightDimension : part.item.layoutSize.widthDimension).isUniformAcrossSiblings
    }
    return alike.map(\.breadth).max()
  }

  private func custom(_ provider: NSCollectionLayoutGroupCustomItemProvider, _ room: CGSize) -> GroupSolution {
    let own = LayoutEnvironment(LayoutContainer(room, .zero), environment.traitCollection)
    var solution = GroupSolution(size: room)
    solution.leaves = provider(own).map { .init(frame: $0.frame, item: nil, zIndex: $0.zIndex) }
    return solution
  }
}

extension GroupSolver.Part {
  @MainActor
  fileprivate func hasUniformBreadth(_ isHorizontal: Bool) -> Bool {
    (isHorizontal ? item.layoutSize.heightDimension : item.layoutSize.widthDimension).isUniformAcrossSiblings
  }
}

extension GroupSolution {
  /// Items that are alike across a line take the largest one's breadth.
  @MainActor
  fileprivate mutating func stretch(to breadth: CGFloat, isHorizontal: Bool) {
    guard leaves.count == 1, let item = leaves[0].item else { return }
    if isHorizontal, item.layoutSize.heightDimension.isUniformAcrossSiblings { leaves[0].frame.size.height = breadth }
    if !isHorizontal, item.layoutSize.widthDimension.isUniformAcrossSiblings { leaves[0].frame.size.width = breadth }
  }
}
