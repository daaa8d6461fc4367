import HostProtocol

/// A view tree as text and as JSON.
enum ViewTreeText {
  static func text(_ root: HostEvent.Node, style: Console.Style, shown: (String) -> String) -> String {
    var lines: [String] = []
    // No recursion: a tree may be ten thousand levels deep.
    var pending: [(node: HostEvent.Node, depth: Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      let indent = String(repeating: "  ", count: min(depth, 60)) + (depth > 60 ? "(\(depth)) " : "")
      lines.append(indent + title(node, style: style))
      for constraint in node.constraints { lines.append("\(indent)    \(style.dim(describe(constraint, shown: shown)))") }
      for child in node.children.reversed() { pending.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func title(_ node: HostEvent.Node, style: Console.Style) -> String {
    let name = node.name.isEmpty || node.name == node.class ? "" : " " + style.bold(Console.printable(node.name))
    var title = "\(style.cyan(Console.printable(node.class)))\(name) \(frame(node.frame))"
    if node.hidden { title += " " + style.dim("hidden") }
    if node.placeholder { title += " " + style.yellow("placeholder") }
    if !node.ambiguous.isEmpty { title += " " + style.yellow("ambiguous: \(node.ambiguous.joined(separator: ", "))") }
    return title
  }

  /// x, y width×height in points, three decimals at most.
  static func frame(_ frame: [Double]) -> String {
    guard frame.count == 4 else { return "?" }
    let parts = frame.map(number)
    return "(\(parts[0]), \(parts[1])) \(parts[2])×\(parts[3])"
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return OutputNames.shown(rounded == 0 ? 0 : rounded)
  }

  private static func describe(_ constraint: HostEvent.Constraint, shown: (String) -> String) -> String {
    var text = Console.printable(constraint.description)
    if constraint.priority != 1000, !text.contains(" @") { text += " @\(number(constraint.priority))" }
    if !constraint.active { text += " (inactive)" }
    if let file = constraint.file { text += "  \(shown(file))\(constraint.line.map { ":\($0)" } ?? "")" }
    return text
  }

  /// Children before their parents, without recursion.
  static func json(_ root: HostEvent.Node, shown: (String) -> String) -> JSON {
    var order: [(node: HostEvent.Node, parent: Int)] = []
    var pending: [(node: HostEvent.Node, parent: Int)] = [(root, -1)]
    while let (node, parent) = pending.popLast() {
      order.append((node, parent))
      for child in node.children.reversed() { pending.append((child, order.count - 1)) }
    }
    var children = Array(repeating: [JSON](), count: order.count)
    for index in order.indices.reversed() {
      let (node, parent) = order[index]
      let value = json(node, children: children[index].reversed(), shown: shown)
      children[index] = []
      if parent < 0 { return value }
      children[parent].append(value)
    }
    return .null
  }

  private static func json(_ node: HostEvent.Node, children: [JSON], shown: (String) -> String) -> JSON {
    [
      "id": JSON(node.id), "class": .string(node.class), "name": .string(node.name), "frame": .array(node.frame.map { JSON($0) }),
      "hidden": .bool(node.hidden), "ambiguous": node.ambiguous.isEmpty ? false : JSON(node.ambiguous),
      "placeholder": .bool(node.placeholder),
      "constraints": .array(
        node.constraints.map { constraint in
          [
            "description": .string(constraint.description), "priority": JSON(constraint.priority), "active": .bool(constraint.active),
            "file": JSON(constraint.file.map(shown)), "line": JSON(constraint.line), "id": JSON(constraint.id),
          ]
        }), "children": .array(children),
    ]
  }
}
