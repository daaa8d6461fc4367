extension InterfaceDocument {
  /// The document with its texts as a table of strings has them, by keys like `abc-de-fgh.text`.
  package func localized(_ string: (_ key: String) -> String?) -> InterfaceDocument {
    var document = self
    document.scenes = scenes.map { scene in
      var scene = scene
      scene.root = scene.root.localized(string)
      return scene
    }
    return document
  }
}

extension InterfaceObject {
  /// Texts that stand in attributes, or in elements where they have several lines.
  private static let texts = ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue"]

  func localized(_ string: (_ key: String) -> String?) -> InterfaceObject {
    var object = self
    object.translate(string)
    for index in parts.indices { object.parts[index].object = parts[index].object.localized(string) }
    for (key, list) in lists { object.lists[key] = list.map { $0.localized(string) } }
    return object
  }

  private mutating func translate(_ string: (_ key: String) -> String?) {
    guard !id.isEmpty else { return }
    let id = id
    /// Interface Builder writes some keys with a prefix where the text is an attributed one.
    func value(_ name: String) -> String? {
      string("\(id).\(name)") ?? string("\(id).ibShadowed\(name.prefix(1).uppercased())\(name.dropFirst())")
    }
    for name in InterfaceObject.texts {
      let index = elements.firstIndex { ($0.tag == "string" || $0.tag == "mutableString") && $0["key"] == name }
      guard attributes[name] != nil || index != nil, let text = value(name) else { continue }
      attributes[name] = text
    }
    for index in elements.indices {
      switch elements[index].tag {
      case "state":
        guard let state = elements[index]["key"] else { continue }
        if let text = value("\(state)Title") { elements[index].attributes["title"] = text }
        let name = "attributed\(state.prefix(1).uppercased())\(state.dropFirst())Title"
        if let text = value(name), let child = elements[index].children.firstIndex(where: { $0["key"] == "attributedTitle" }) {
          elements[index].children[child].children = InterfaceObject.fragments(elements[index].children[child].children, text)
        }
      case "segments":
        for (number, child) in elements[index].children.indices.enumerated() {
          if let text = value("segmentTitles[\(number)]") { elements[index].children[child].attributes["title"] = text }
        }
      case "scopeButtonTitles":
        for (number, child) in elements[index].children.indices.enumerated() {
          if let text = value("scopeButtonTitles[\(number)]") { elements[index].children[child].text = text }
        }
      case "buttonConfiguration":
        for name in ["title", "subtitle"] {
          guard let text = value("configuration.\(name)") else { continue }
          elements[index].attributes[name] = text
          elements[index].children.removeAll { $0["key"] == name && $0.tag == "string" }
        }
      case "attributedString":
        guard let name = elements[index]["key"], let text = value(name) else { continue }
        elements[index].children = InterfaceObject.fragments(elements[index].children, text)
      case "accessibility":
        if let text = value("accessibilityLabel") { elements[index].attributes["label"] = text }
      default: continue
      }
    }
  }

  /// A translated text has the attributes that the first part of the original has.
  private static func fragments(_ original: [InterfaceElement], _ text: String) -> [InterfaceElement] {
    guard var first = original.first(where: { $0.tag == "fragment" }) else { return original }
    first.attributes["content"] = text
    first.children.removeAll { $0["key"] == "content" }
    return [first]
  }
}
