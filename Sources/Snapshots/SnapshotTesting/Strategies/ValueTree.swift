import Foundation

/// The tree of a value's parts as text: what `.dump` writes.
///
/// The form is that of swift-snapshot-testing, so that references recorded with it hold.
enum ValueTree {
  static func text(of value: Any) -> String {
    text(of: value, inside: [])
  }

  private static func text(of value: Any, inside owners: Set<ObjectIdentifier>) -> String {
    var text = ""
    add(value, label: nil, depth: 0, inside: owners, to: &text)
    return text
  }

  private static func add(_ value: Any, label: String?, depth: Int, inside owners: Set<ObjectIdentifier>, to text: inout String) {
    let start = String(repeating: " ", count: depth * 2)
    var owners = owners
    if Mirror(reflecting: value).displayStyle == .class, !owners.insert(ObjectIdentifier(value as AnyObject)).inserted {
      text += start + "▿ \(label ?? "value") (circular reference detected)\n"
      return
    }
    let node = Node(value, inside: owners)
    text += start + (node.children.isEmpty ? "- " : "▿ ") + (label.map { $0 + ": " } ?? "") + node.description + "\n"
    for child in node.children { add(child.value, label: child.label, depth: depth + 1, inside: owners, to: &text) }
  }

  private struct Node {
    var description: String
    var children: [Mirror.Child]

    init(_ value: Any, inside owners: Set<ObjectIdentifier>) {
      let mirror = Mirror(reflecting: value)
      children = Array(mirror.children)
      let count = children.count
      func counted(_ one: String, _ many: String) -> String { count == 1 ? "1 " + one : "\(count) " + many }
      switch mirror.displayStyle {
      case .collection: description = counted("element", "elements")
      case .dictionary:
        description = counted("key/value pair", "key/value pairs")
        sort(inside: owners)
      case .set:
        description = counted("member", "members")
        sort(inside: owners)
      case .tuple: description = "(" + counted("element", "elements") + ")"
      case .optional: description = Node.name(mirror) + (count == 0 ? ".none" : "")
      default:
        if let value = value as? any AnySnapshotStringConvertible {
          description = value.snapshotDescription
          if !type(of: value).renderChildren { children = [] }
        } else if let value = value as? any CustomStringConvertible {
          description = value.description
        } else if mirror.displayStyle == .enum {
          description = Node.name(mirror) + (children.isEmpty ? ".\(value)" : "")
        } else if mirror.displayStyle == .struct || mirror.displayStyle == .class {
          description = Node.name(mirror)
          sort(inside: owners)
        } else {
          description = String(describing: value)
        }
      }
    }

    /// Types inside functions are named with a number that differs between runs.
    private static func name(_ mirror: Mirror) -> String {
      String(describing: mirror.subjectType).replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    }

    /// Sets and dictionaries have an order of their own in each run; parts of structures are sorted, too, by what they are.
    private mutating func sort(inside owners: Set<ObjectIdentifier>) {
      let keyed = children.map { (key: ($0.label ?? "") + "\n" + ValueTree.text(of: $0.value, inside: owners), child: $0) }
      children = keyed.sorted { $0.key < $1.key }.map(\.child)
    }
  }
}
