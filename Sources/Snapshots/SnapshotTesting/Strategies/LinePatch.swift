/// The difference of two texts as a patch: changed lines with those around them.
enum LinePatch {
  /// Lines that stay and are shown around each change.
  private static let context = 4

  private enum Line {
    case kept(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .kept(let text): " " + text
      case .removed(let text): "-" + text
      case .added(let text): "+" + text
      }
    }

    var isKept: Bool { if case .kept = self { true } else { false } }
    var isOld: Bool { if case .added = self { false } else { true } }
    var isNew: Bool { if case .removed = self { false } else { true } }
  }

  static func text(from old: String, to new: String) -> String {
    let lines = lines(from: parts(old), to: parts(new))
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where !line.isKept {
      for near in max(0, index - context)...min(lines.count - 1, index + context) { shown[near] = true }
    }
    var (output, oldNumber, newNumber, index) = ([String](), 1, 1, 0)
    while index < lines.count {
      let end = lines[index...].indices.first { shown[$0] != shown[index] } ?? lines.count
      let chunk = lines[index..<end]
      let (oldCount, newCount) = (chunk.count { $0.isOld }, chunk.count { $0.isNew })
      if shown[index] {
        output.append("@@ -\(oldNumber),\(oldCount) +\(newNumber),\(newCount) @@")
        output += chunk.map(\.text)
      }
      (oldNumber, newNumber, index) = (oldNumber + oldCount, newNumber + newCount, end)
    }
    return output.joined(separator: "\n")
  }

  private static func parts(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    var (removals, insertions) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    var (lines, at, to) = ([Line](), 0, 0)
    while at < old.count || to < new.count {
      if at < old.count, removals.contains(at) {
        lines.append(.removed(String(old[at])))
        at += 1
      } else if to < new.count, insertions.contains(to) {
        lines.append(.added(String(new[to])))
        to += 1
      } else {
        lines.append(.kept(String(old[at])))
        (at, to) = (at + 1, to + 1)
      }
    }
    return lines
  }
}
