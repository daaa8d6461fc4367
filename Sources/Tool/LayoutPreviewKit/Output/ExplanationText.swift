import HostProtocol

/// Why a frame is what it is, as text and as JSON.
enum ExplanationText {
  /// A row far down a list follows from all rows above it.
  private static let stepLimit = 60

  static func text(_ explanation: Explanation, style: Console.Style, shown: (String) -> String) -> String {
    let name = explanation.view == explanation.class ? "" : " " + style.bold(Console.printable(explanation.view))
    var lines = ["\(style.cyan(Console.printable(explanation.class)))\(name) \(ViewTreeText.frame(explanation.frame))"]
    lines += explanation.notes.map { "  " + Console.printable($0) }
    for part in explanation.parts {
      let open = part.isAmbiguous ? " " + style.yellow("ambiguous: the constraints allow others") : ""
      lines += ["", style.bold("\(part.attribute) = \(number(part.value))") + open]
      for step in part.steps.prefix(stepLimit) { lines += text(step, style: style, shown: shown) }
      if part.steps.count > stepLimit { lines.append("  … and \(part.steps.count - stepLimit) steps more (--json has them all)") }
      if !part.changes.isEmpty { lines.append("  " + style.bold("what would change it")) }
      lines += part.changes.map { "    " + text($0, part, style: style, shown: shown) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ step: Explanation.Step, style: Console.Style, shown: (String) -> String) -> [String] {
    let indent = String(repeating: "  ", count: min(step.depth, 30) + 1)
    let values = step.quantities.map { "\(Console.printable($0.view)).\($0.attribute) = \(number($0.value))" }
    if step.isRepeated { return ["\(indent)\(values.joined(separator: ", "))" + style.dim("  (see above)")] }
    let together = step.quantities.count > 1 ? style.dim("  (together)") : ""
    var lines = ["\(indent)\(values.joined(separator: ", "))\(together)"]
    for reason in step.constraints {
      let binds = reason.binds ? style.dim(", which binds") : ""
      lines.append("\(indent)    \(text(reason, style: style, shown: shown, note: binds))")
    }
    if step.isOpen { lines.append("\(indent)    " + style.yellow("no constraint decides it")) }
    for reason in step.givesWay {
      lines.append(
        "\(indent)    \(style.yellow("gives way:")) \(text(reason, style: style, shown: shown, note: ", short by \(number(reason.shortBy))"))"
      )
    }
    return lines
  }

  private static func text(
    _ reason: Explanation.Reason, style: Console.Style, shown: (String) -> String, note: String = ""
  ) -> String {
    let id = reason.file == nil ? "" : reason.id.map { " '\(Console.printable($0))'" } ?? ""
    let place = reason.file.map { style.dim("   \(shown($0))\(reason.line.map { ":\($0)" } ?? "")") } ?? ""
    return Console.printable(reason.text) + id + note + place
  }

  private static func text(
    _ change: Explanation.Change, _ part: Explanation.Part, style: Console.Style, shown: (String) -> String
  ) -> String {
    var effects: [String] = []
    switch change.perPoint {
    case nil: effects.append("a point on its constant makes a conflict")
    case 0?: break
    case let rate?: effects.append("a point on its constant moves it by \(number(rate))")
    }
    if let priority = change.priority, let value = change.atPriority {
      effects.append("at priority \(number(priority)) it is \(number(value))")
    }
    switch change.without {
    case nil: effects.append("without it the \(part.attribute) is ambiguous")
    case let value? where abs(value - part.value) > 1e-6: effects.append("without it the \(part.attribute) is \(number(value))")
    default: break
    }
    return text(change.reason, style: style, shown: shown) + ": " + effects.joined(separator: "; ")
  }

  private static func number(_ value: Double) -> String { ViewTreeText.number(value) }

  // MARK: JSON

  static func json(_ explanation: Explanation, of preview: HostEvent.Preview, variant: String, shown: (String) -> String) -> JSON {
    [
      "preview": .string(preview.name), "file": .string(shown(preview.file)), "line": JSON(preview.line), "variant": .string(variant),
      "view": .string(explanation.view), "class": .string(explanation.class), "frame": .array(explanation.frame.map { JSON($0) }),
      "notes": JSON(explanation.notes),
      "attributes": .array(
        explanation.parts.map { part in
          [
            "attribute": .string(part.attribute), "value": JSON(part.value), "ambiguous": .bool(part.isAmbiguous),
            "steps": .array(part.steps.map { json($0, shown) }), "changes": .array(part.changes.map { json($0, shown) }),
          ]
        }),
    ]
  }

  private static func json(_ step: Explanation.Step, _ shown: (String) -> String) -> JSON {
    [
      "depth": JSON(step.depth),
      "quantities": .array(
        step.quantities.map { ["view": .string($0.view), "attribute": .string($0.attribute), "value": JSON($0.value)] }),
      "constraints": .array(step.constraints.map { json($0, shown) }), "givesWay": .array(step.givesWay.map { json($0, shown) }),
      "open": .bool(step.isOpen), "repeated": .bool(step.isRepeated),
    ]
  }

  private static func json(_ reason: Explanation.Reason, _ shown: (String) -> String) -> JSON {
    [
      "description": .string(reason.text), "priority": JSON(reason.priority), "file": JSON(reason.file.map(shown)),
      "line": JSON(reason.line), "id": JSON(reason.id), "binds": .bool(reason.binds), "shortBy": JSON(reason.shortBy),
    ]
  }

  private static func json(_ change: Explanation.Change, _ shown: (String) -> String) -> JSON {
    [
      "constraint": json(change.reason, shown), "perPoint": change.perPoint.map { JSON($0) } ?? .null,
      "without": change.without.map { JSON($0) } ?? .null, "priority": change.priority.map { JSON($0) } ?? .null,
      "atPriority": change.atPriority.map { JSON($0) } ?? .null,
    ]
  }
}
