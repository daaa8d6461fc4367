extension InterfaceObject {
  /// Lists of objects by the element that holds them.
  private static let listTags: Set<String> = [
    "subviews", "cells", "prototypes", "sections", "items", "toolbarItems", "viewControllers", "leftBarButtonItems", "rightBarButtonItems",
    "gestureRecognizers",
  ]
  /// Elements that have an id and are no objects.
  private static let plainTags: Set<String> = ["constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include"]

  /// Sorts what an element holds; a line and an id go along with everything.
  package init(_ element: InterfaceElement) {
    kind = element.tag
    id = element["id"] ?? ""
    attributes = element.attributes
    line = element.line
    for child in element.children {
      switch child.tag {
      case _ where InterfaceObject.listTags.contains(child.tag):
        let key = child["key"] ?? child.tag
        lists[key, default: []] += child.children.map(InterfaceObject.init)
      case "constraints": constraints += child.all("constraint").map(InterfaceConstraint.init)
      case "connections":
        connections += child.children.map { InterfaceConnection(kind: $0.tag, attributes: $0.attributes, line: $0.line) }
      case "layoutGuides":
        guides += child.children.map { InterfaceGuide(role: $0["type"] ?? $0["key"] ?? "", id: $0["id"] ?? "") }
      case "viewLayoutGuide", "viewLayoutGuides", "layoutGuide", "keyboardLayoutGuide":
        guides.append(InterfaceGuide(role: child["key"] ?? "", id: child["id"] ?? ""))
      case "userDefinedRuntimeAttributes":
        runtimeAttributes += child.all("userDefinedRuntimeAttribute").map {
          InterfaceRuntimeAttribute(
            keyPath: $0["keyPath"] ?? "", type: $0["type"] ?? "", attributes: $0.attributes, value: $0.children.first, line: $0.line)
        }
      case "variation": variations.append(InterfaceVariation(child))
      default:
        // The content views of older files have no id.
        let isObject = child["id"] != nil || child.children.contains { $0.tag == "rect" && $0["key"] == "frame" }
        if let key = child["key"], isObject, !InterfaceObject.plainTags.contains(child.tag) {
          parts.append(Part(key: key, object: InterfaceObject(child)))
        } else {
          elements.append(child)
        }
      }
    }
  }
}

extension InterfaceVariation {
  package init(_ element: InterfaceElement) {
    key = element["key"] ?? "default"
    attributes = element.attributes
    (excluded, included, elements) = ([:], [:], [])
    for child in element.children {
      guard child.tag == "mask", let what = child["key"] else {
        elements.append(child)
        continue
      }
      excluded[what, default: []] += child.all("exclude").compactMap { $0["reference"] }
      included[what, default: []] += child.all("include").compactMap { $0["reference"] }
    }
  }

  /// Whether the variation holds for a pair of size classes, `compact` or `regular`; `default` always does.
  package func applies(width: String, height: String) -> Bool {
    guard key != "default" else { return true }
    return key.split(separator: "-").allSatisfy { part in
      part == "widthClass=\(width)" || part == "heightClass=\(height)"
    }
  }

  /// How many classes it names: the more, the later it is applied.
  package var specificity: Int { key == "default" ? 0 : key.split(separator: "-").count }
}
