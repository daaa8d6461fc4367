package import HostProtocol

/// What happened to the views between two layouts.
package struct LayoutComparison {
  /// Most telling first.
  package private(set) var changes: [ViewChange] = []
  /// The new tree with the views that are gone, in pre-order.
  package private(set) var views: [SnapshotView] = []
  /// The view that moved most beyond the tolerance, and by how much; nil where none did.
  package private(set) var farthest: (view: String, distance: Double)?

  private let tolerance: Double
  private let isIgnored: (ReferenceLayout.View) -> Bool

  /// - Parameters:
  ///   - tolerance: Points up to which a view counts as where it was.
  ///   - isIgnored: Views that are not looked at, with all that is in them.
  package init(
    _ old: [ReferenceLayout.View], _ new: [ReferenceLayout.View], tolerance: Double,
    isIgnored: @escaping (ReferenceLayout.View) -> Bool = { _ in false }
  ) {
    self.tolerance = tolerance
    self.isIgnored = isIgnored
    let (before, after) = (LayoutTree(old), LayoutTree(new))
    compare(LayoutMatch(before, after), before, after)
    let order = ViewChange.Kind.telling
    changes = changes.enumerated().sorted { (order[$0.element.kind] ?? 9, $0.offset) < (order[$1.element.kind] ?? 9, $1.offset) }
      .map(\.element)
  }

  private mutating func compare(_ match: LayoutMatch, _ old: LayoutTree, _ new: LayoutTree) {
    // Views that are gone stand where they stood: before the first kept view that follows them.
    var skipped: Int?
    for row in match.rows {
      let (index, tree) = row.new.map { ($0, new) } ?? (row.old ?? 0, old)
      let view = tree.views[index]
      if let depth = skipped, view.depth > depth { continue }
      skipped = nil
      if isIgnored(view) {
        skipped = view.depth
        continue
      }
      var line = SnapshotView(
        depth: view.depth, name: view.title, class: view.class, state: .same, frame: tree.places[index])
      switch (row.old, row.new) {
      case (let before?, let after?):
        // Of a view that went to another superview the place in the picture is what can be compared.
        let isAtHome = new.parents[after] < 0 || match.old(of: new.parents[after]) == old.parents[before]
        let found = differences(old, before, new, after, isAtHome: isAtHome)
        line.changes = found.map(\.description)
        line.state = found.isEmpty ? .same : .changed
        changes += found
      case (nil, let after?):
        line.state = .added
        // What stands below a new view came with it.
        if !match.isAdded(new.parents[after]) {
          add(.added, view, new, after, "\(view.title)\(kind(view)) is new", old: nil, new: new.places[after])
        }
      case (let before?, nil):
        line.state = .removed
        if !match.isRemoved(old.parents[before]) {
          add(.removed, view, old, before, "\(view.title)\(kind(view)) is gone", old: old.places[before], new: nil)
        }
      case (nil, nil): continue
      }
      views.append(line)
    }
  }

  private func kind(_ view: ReferenceLayout.View) -> String { view.name.isEmpty ? "" : " (\(view.class))" }

  private mutating func add(
    _ kind: ViewChange.Kind, _ view: ReferenceLayout.View, _ tree: LayoutTree, _ index: Int, _ text: String, old: [Double]?, new: [Double]?
  ) {
    changes.append(
      ViewChange(kind: kind, view: view.title, path: tree.path(of: index), description: text, oldFrame: old, newFrame: new))
  }

  private mutating func differences(
    _ old: LayoutTree, _ before: Int, _ new: LayoutTree, _ after: Int, isAtHome: Bool
  ) -> [ViewChange] {
    let (a, b) = (old.views[before], new.views[after])
    var found: [ViewChange] = []
    func note(_ kind: ViewChange.Kind, _ text: String, _ was: String?, _ isNow: String?) {
      found.append(
        ViewChange(
          kind: kind, view: b.title, path: new.path(of: after), description: text, before: was, after: isNow,
          oldFrame: old.places[before], newFrame: new.places[after]))
    }
    for (was, isNow) in AttributeMatch.differences(a.attributes, b.attributes) {
      let key = was?.key ?? isNow?.key ?? ""
      if key == "=" {
        let text =
          switch (was?.value, isNow?.value) {
          case (let was?, let isNow?): "constraint \(was) → \(isNow)"
          case (let was?, nil): "constraint \(was) is gone"
          default: "constraint \(isNow?.value ?? "") is new"
          }
        note(.constraint, text, was?.value, isNow?.value)
      } else {
        let kind = ViewChange.Kind(attribute: key)
        note(kind, "\(b.title): \(key) \(was?.value ?? "none") → \(isNow?.value ?? "none")", was?.value, isNow?.value)
      }
    }
    let (from, to) = isAtHome ? (a.frame, b.frame) : (old.places[before], new.places[after])
    if let moved = movement(b.title, from, to, isShown: old.isShown[before] && new.isShown[after]) {
      func text(_ frame: [Double]) -> String { frame.map(ReferenceLayout.brief).joined(separator: " ") }
      note(moved.kind, moved.text, text(from), text(to))
    }
    return found
  }

  private mutating func movement(
    _ title: String, _ from: [Double], _ to: [Double], isShown: Bool
  ) -> (kind: ViewChange.Kind, text: String)? {
    // Frames are written with three decimals, which no binary fraction holds exactly.
    func differs(_ index: Int) -> Bool {
      !(abs(from[index] - to[index]) <= tolerance + 1e-6) && ReferenceLayout.brief(from[index]) != ReferenceLayout.brief(to[index])
    }
    let isMoved = differs(0) || differs(1)
    let isResized = differs(2) || differs(3)
    guard isMoved || isResized else { return nil }
    let distance = zip(from, to).map { abs($0 - $1) }.max() ?? 0
    if isShown, distance > farthest?.distance ?? -1 { farthest = (title, distance) }
    let shift = "\(ReferenceLayout.brief(to[0] - from[0])), \(ReferenceLayout.brief(to[1] - from[1])) pt"
    guard isResized else { return (.moved, "\(title) moved by \(shift)") }
    func size(_ frame: [Double]) -> String { "\(ReferenceLayout.brief(frame[2])) × \(ReferenceLayout.brief(frame[3]))" }
    return (.resized, "\(title) resized from \(size(from)) to \(size(to)) pt\(isMoved ? ", moved by \(shift)" : "")")
  }
}

extension ViewChange.Kind {
  /// What tends to be the cause comes first.
  static let telling: [ViewChange.Kind: Int] = [
    .text: 0, .font: 1, .constraint: 2, .added: 3, .removed: 4, .appearance: 5, .color: 6, .resized: 7, .moved: 8,
  ]

  init(attribute key: String) {
    switch key {
    case "text", "placeholder": self = .text
    case "font": self = .font
    case "color", "background", "tint": self = .color
    default: self = .appearance
    }
  }
}
