/// Which view of a layout is which of another.
struct LayoutMatch {
  /// A view of the new tree, of the old one, or of both; in the order of the new tree, with what is gone where it stood.
  struct Row {
    var old: Int?
    var new: Int?
  }

  private(set) var rows: [Row] = []
  private var oldOfNew: [Int?]
  private var newOfOld: [Int?]

  init(_ old: LayoutTree, _ new: LayoutTree) {
    oldOfNew = Array(repeating: nil, count: new.views.count)
    newOfOld = Array(repeating: nil, count: old.views.count)
    guard !old.views.isEmpty, !new.views.isEmpty else {
      rows = old.views.indices.map { Row(old: $0, new: nil) } + new.views.indices.map { Row(old: nil, new: $0) }
      return
    }
    pair(0, 0)
    var pending = [(0, 0)]
    while let (a, b) = pending.popLast() { pending += matchChildren(old, a, new, b) }
    matchRest(old, new)
    arrange(old, new)
  }

  func old(of index: Int) -> Int? { oldOfNew[index] }
  func isAdded(_ index: Int) -> Bool { index >= 0 && oldOfNew[index] == nil }
  func isRemoved(_ index: Int) -> Bool { index >= 0 && newOfOld[index] == nil }

  private mutating func pair(_ a: Int, _ b: Int) {
    newOfOld[a] = b
    oldOfNew[b] = a
  }

  /// Subviews that agree in name and class, then those without a name that agree in class: each time in their order.
  private mutating func matchChildren(_ old: LayoutTree, _ a: Int, _ new: LayoutTree, _ b: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    func key(_ view: ReferenceLayout.View, _ level: Int) -> String? {
      switch level {
      case 0: return view.name + "\u{0}" + view.class + "\u{0}" + (view.name.isEmpty ? view.value("text") ?? view.value("image") ?? "" : "")
      case 1: return view.name.isEmpty ? view.class : nil
      // The class changed under a name: one view still.
      default: return view.name.isEmpty ? nil : view.name
      }
    }
    for level in 0..<3 {
      var waiting: [String: [Int]] = [:]
      for child in old.children[a].reversed() where newOfOld[child] == nil {
        if let key = key(old.views[child], level) { waiting[key, default: []].append(child) }
      }
      guard !waiting.isEmpty else { break }
      for child in new.children[b] where oldOfNew[child] == nil {
        guard let key = key(new.views[child], level), let partner = waiting[key]?.popLast() else { continue }
        pair(partner, child)
        pairs.append((partner, child))
      }
    }
    return pairs
  }

  /// A view that went to another superview is found by its name, where only one has it.
  private mutating func matchRest(_ old: LayoutTree, _ new: LayoutTree) {
    func unique(_ tree: LayoutTree, _ isFree: (Int) -> Bool) -> [String: Int] {
      var found: [String: Int] = [:]
      var doubled: Set<String> = []
      for index in tree.views.indices where isFree(index) && !tree.views[index].name.isEmpty {
        let key = tree.views[index].name + "\u{0}" + tree.views[index].class
        if found.updateValue(index, forKey: key) != nil { doubled.insert(key) }
      }
      return found.filter { !doubled.contains($0.key) }
    }
    let (gone, added) = (unique(old) { newOfOld[$0] == nil }, unique(new) { oldOfNew[$0] == nil })
    for index in new.views.indices where oldOfNew[index] == nil {
      let key = new.views[index].name + "\u{0}" + new.views[index].class
      guard added[key] == index, let partner = gone[key], newOfOld[partner] == nil else { continue }
      pair(partner, index)
      var pending = [(partner, index)]
      while let (a, b) = pending.popLast() { pending += matchChildren(old, a, new, b) }
    }
  }

  private mutating func arrange(_ old: LayoutTree, _ new: LayoutTree) {
    // Each view that is gone follows the row of the view before it in the old tree.
    var following: [Int: [Int]] = [:]
    var last = -1
    for index in old.views.indices {
      if let kept = newOfOld[index] { last = kept } else { following[last, default: []].append(index) }
    }
    rows = (following[-1] ?? []).map { Row(old: $0, new: nil) }
    for index in new.views.indices {
      rows.append(Row(old: oldOfNew[index], new: index))
      rows += (following[index] ?? []).map { Row(old: $0, new: nil) }
    }
  }
}
