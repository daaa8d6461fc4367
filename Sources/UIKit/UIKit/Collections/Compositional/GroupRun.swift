import CoreGraphics
import Foundation

/// A section's groups one after the other.
///
/// Groups that look alike share one solution, so that a section costs what of it is seen.
@MainActor
struct GroupRun {
  private(set) var count = 0
  private(set) var length: CGFloat = 0
  private(set) var breadth: CGFloat = 0
  private let isHorizontal: Bool
  private let spacing: CGFloat
  private var capacity = 1
  private var template = GroupSolution()
  private var others: [Int: GroupSolution] = [:]
  /// Where groups start, and their first items; empty where all are alike.
  private var starts: [CGFloat] = []
  private var firsts: [Int] = []

  init(
    _ section: NSCollectionLayoutSection, items: Int, in container: CGSize, isHorizontal: Bool,
    _ environment: any NSCollectionLayoutEnvironment, measured: [Int: CGSize]
  ) {
    self.isHorizontal = isHorizontal
    spacing = section.interGroupSpacing
    guard items > 0 else { return }
    var solver = GroupSolver(environment: environment)
    if section.group.hasOpenCapacity {
      var first = 0
      while first < items {
        let start = first
        solver.measured = { measured[start + $0] }
        solver.limit = items - first
        let solution = solver.solve(section.group, in: container)
        guard !solution.leaves.isEmpty else { break }
        others[count] = solution
        firsts.append(first)
        count += 1
        first += solution.leaves.count
      }
    } else {
      template = solver.solve(section.group, in: container)
      capacity = template.leaves.count
      guard capacity > 0 else { return }
      count = (items + capacity - 1) / capacity
      let rest = items - (count - 1) * capacity
      let isSelfSizing = section.group.isSelfSizing
      if rest < capacity, !isSelfSizing { others[count - 1] = template.prefix(rest) }
      if isSelfSizing {
        var changed = Set(measured.keys.map { $0 / capacity })
        if rest < capacity { changed.insert(count - 1) }
        for index in changed where index < count {
          let start = index * capacity
          solver.measured = { measured[start + $0] }
          solver.limit = min(capacity, items - start)
          others[index] = solver.solve(section.group, in: container)
        }
      }
    }
    measure()
  }

  private func extent(of solution: GroupSolution) -> CGFloat { isHorizontal ? solution.size.width : solution.size.height }

  private mutating func measure() {
    guard count > 0 else { return }
    let sizes = others.values.map(\.size) + (capacity > 0 && firsts.isEmpty ? [template.size] : [])
    breadth = sizes.map { isHorizontal ? $0.height : $0.width }.max() ?? 0
    if !others.isEmpty {
      starts.reserveCapacity(count)
      var position: CGFloat = 0
      let step = extent(of: template) + spacing
      for (index, other) in others.sorted(by: { $0.key < $1.key }) {
        while starts.count < index {
          starts.append(position)
          position += step
        }
        starts.append(position)
        position += extent(of: other) + spacing
      }
      while starts.count < count {
        starts.append(position)
        position += step
      }
    }
    length = start(of: count - 1) + extent(of: solution(of: count - 1))
  }

  func solution(of group: Int) -> GroupSolution { others[group] ?? template }

  func start(of group: Int) -> CGFloat {
    starts.isEmpty ? CGFloat(group) * (extent(of: template) + spacing) : starts[group]
  }

  func firstItem(of group: Int) -> Int { firsts.isEmpty ? group * capacity : firsts[group] }

  func group(ofItem item: Int) -> Int { firsts.isEmpty ? item / capacity : max(0, firsts.firstSorted { $0 > item } - 1) }

  /// The groups that reach into a stretch.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, low < high else { return 0..<0 }
    if starts.isEmpty {
      let step = extent(of: template) + spacing
      guard step > 0 else { return 0..<count }
      let first = max(0, min(CGFloat(count), (low / step).rounded(.down)))
      let end = max(first, min(CGFloat(count), (high / step).rounded(.up)))
      return Int(first)..<Int(end)
    }
    let first = max(0, starts.firstSorted { $0 > low } - 1)
    let end = starts.firstSorted { $0 >= high }
    return first..<max(first, end)
  }
}

extension GroupSolution {
  /// The first items only, where they stand in the whole group.
  fileprivate func prefix(_ count: Int) -> GroupSolution {
    var part = self
    part.leaves = Array(leaves.prefix(count))
    part.badges = badges.filter { $0.leaf < count }
    return part
  }
}
