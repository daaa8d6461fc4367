/// The views of a layout with what their order alone tells.
struct LayoutTree {
  let views: [ReferenceLayout.View]
  /// The index of each view's superview; -1 for the root.
  private(set) var parents: [Int] = []
  private(set) var children: [[Int]]
  /// Frames in points from the root's corner.
  private(set) var places: [[Double]] = []
  /// Whether neither the view nor one above it is hidden.
  private(set) var isShown: [Bool] = []

  init(_ views: [ReferenceLayout.View]) {
    self.views = views
    children = Array(repeating: [], count: views.count)
    var above: [Int] = []
    for (index, view) in views.enumerated() {
      above.removeLast(max(0, above.count - view.depth))
      let parent = above.last ?? -1
      parents.append(parent)
      if parent >= 0 { children[parent].append(index) }
      // A superview of what is scrolled shows it moved by its offset.
      let origin = parent < 0 ? [0, 0] : places[parent]
      let offset = parent < 0 ? [] : (views[parent].value("offset") ?? "").split(separator: " ").compactMap { Double($0) }
      let scrolled = offset.count == 2 ? offset : [0, 0]
      let corner = parent < 0 ? [0, 0] : [view.frame[0] + origin[0] - scrolled[0], view.frame[1] + origin[1] - scrolled[1]]
      places.append([corner[0], corner[1], view.frame[2], view.frame[3]])
      let isHidden = view.value("hidden") == "true" || view.value("alpha") == "0"
      isShown.append(!isHidden && (parent < 0 || isShown[parent]))
      above.append(index)
    }
  }

  /// The names from the root.
  func path(of index: Int) -> String {
    var names: [String] = []
    var at = index
    // Of the deepest trees the end tells enough.
    while at >= 0, names.count < 64 {
      names.append(views[at].title)
      at = parents[at]
    }
    return names.reversed().joined(separator: " › ")
  }
}
