/// What changed between two SVG drawings, told by their elements.
///
/// Elements are the same where their ids are, as those that the SVG writer gives to views; without one, by their place among their
/// siblings of one name.
struct DrawingComparison {
  struct Change: Equatable {
    enum Kind: String, CaseIterable {
      case added, removed, moved, text, color, font, other
    }

    var kind: Kind
    /// The id of the element, or of the one it is in and its place there.
    var element: String
    /// What it was and is; nil where it was added or removed.
    var before: String?
    var after: String?
  }

  private(set) var changes: [Change] = []

  init(_ first: XMLElement, _ second: XMLElement) {
    let (old, new) = (DrawingComparison.index(first), DrawingComparison.index(second))
    for (key, element) in old.elements where new.byKey[key] == nil && new.byKey[old.parents[key] ?? ""] != nil {
      changes.append(Change(kind: .removed, element: key, before: element.name, after: nil))
    }
    for (key, element) in new.elements {
      if let before = old.byKey[key] {
        compare(before, element, key)
      } else if old.byKey[new.parents[key] ?? ""] != nil {
        changes.append(Change(kind: .added, element: key, before: nil, after: element.name))
      }
    }
  }

  private struct Index {
    var elements: [(key: String, element: XMLElement)] = []
    var byKey: [String: XMLElement] = [:]
    /// The key of each element's parent.
    var parents: [String: String] = [:]
  }

  private static func index(_ root: XMLElement) -> Index {
    var index = Index()
    var waiting: [(element: XMLElement, key: String, parent: String)] = [(root, root.name, "")]
    while let (element, key, parent) = waiting.popLast() {
      index.elements.append((key, element))
      index.byKey[key] = element
      index.parents[key] = parent
      var counts: [String: Int] = [:]
      var children: [(XMLElement, String, String)] = []
      for child in element.children {
        if let id = child["id"] {
          children.append((child, id, key))
        } else {
          let place = counts[child.name, default: 0] + 1
          counts[child.name] = place
          children.append((child, "\(key)/\(child.name)\(place > 1 ? "[\(place)]" : "")", key))
        }
      }
      waiting += children.reversed()
    }
    return index
  }

  private static let geometry: Set<String> = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "x2", "y1", "y2", "fx", "fy", "fr", "d", "points", "transform",
    "viewBox",
    "dx", "dy", "textLength",
  ]

  private static let paint: Set<String> = [
    "fill", "stroke", "color", "opacity", "fill-opacity", "stroke-opacity", "stop-color", "stop-opacity", "flood-color", "flood-opacity",
  ]

  private mutating func compare(_ before: XMLElement, _ after: XMLElement, _ key: String) {
    var parts: [Change.Kind: (before: [String], after: [String])] = [:]
    func differ(_ kind: Change.Kind, _ name: String, _ old: String?, _ new: String?) {
      parts[kind, default: ([], [])].before.append("\(name) \(old ?? "–")")
      parts[kind, default: ([], [])].after.append("\(name) \(new ?? "–")")
    }
    if before.name != after.name { differ(.other, "element", before.name, after.name) }
    var names = before.attributes.map(\.name)
    names += after.attributes.map(\.name).filter { !names.contains($0) }
    for name in names where name != "id" && before[name] != after[name] {
      let kind: Change.Kind =
        DrawingComparison.geometry.contains(name)
        ? .moved : DrawingComparison.paint.contains(name) ? .color : name.hasPrefix("font") || name == "letter-spacing" ? .font : .other
      differ(kind, name, before[name], after[name])
    }
    let (old, new) = (DrawingComparison.shown(before.text), DrawingComparison.shown(after.text))
    if old != new { parts[.text] = (["\"\(old)\""], ["\"\(new)\""]) }
    for kind in Change.Kind.allCases {
      guard let part = parts[kind] else { continue }
      changes.append(
        Change(kind: kind, element: key, before: part.before.joined(separator: ", "), after: part.after.joined(separator: ", ")))
    }
  }

  /// Line breaks and indents between elements are no text.
  private static func shown(_ text: String) -> String {
    text.contains { !$0.isWhitespace } ? text : ""
  }
}
