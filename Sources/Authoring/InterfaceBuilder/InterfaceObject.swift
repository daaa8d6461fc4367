/// A view, controller, bar item or other object of a document.
package struct InterfaceObject: Sendable, InterfaceAttributes {
  /// The element's name, `label`, `tableViewCell`.
  package var kind: String
  /// Interface Builder's object id.
  package var id: String
  package var attributes: [String: String]
  package var line: Int
  /// Objects in properties: `contentView`, `view`, `navigationBar`.
  package var parts: [Part] = []
  /// Objects in lists: `subviews`, `cells`, `sections`, `items`.
  package var lists: [String: [InterfaceObject]] = [:]
  package var constraints: [InterfaceConstraint] = []
  package var connections: [InterfaceConnection] = []
  package var guides: [InterfaceGuide] = []
  package var runtimeAttributes: [InterfaceRuntimeAttribute] = []
  package var variations: [InterfaceVariation] = []
  /// Everything else, as it stands in the file: rectangles, colours, fonts, states.
  package var elements: [InterfaceElement] = []

  package struct Part: Sendable {
    package var key: String
    package var object: InterfaceObject
  }

  package subscript(_ name: String) -> String? { attributes[name] }

  package var subviews: [InterfaceObject] { lists["subviews"] ?? [] }
  package func part(_ key: String) -> InterfaceObject? { parts.first { $0.key == key }?.object }

  /// The element of a property, `<color key="backgroundColor">`.
  package func value(_ key: String) -> InterfaceElement? { elements.first { $0["key"] == key } }
  package func elements(_ tag: String) -> [InterfaceElement] { elements.filter { $0.tag == tag } }

  /// A text that stands in an attribute, or in an element of its own where it has several lines.
  package func string(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    guard let element = elements.first(where: { ($0.tag == "string" || $0.tag == "mutableString") && $0["key"] == key }) else { return nil }
    if element["base64-UTF8"] == "YES" { return InterfaceText.decodedBase64(element.text) }
    return element.text
  }

  /// The class that code gives the object.
  package var customClass: String? { attributes["customClass"] }

  /// Every object inside, the parents first.
  package var descendants: [InterfaceObject] {
    var (found, stack): ([InterfaceObject], [InterfaceObject]) = ([], [self])
    while let next = stack.popLast() {
      found.append(next)
      stack += (next.parts.map(\.object) + next.lists.keys.sorted().flatMap { next.lists[$0] ?? [] }).reversed()
    }
    return found
  }
}

/// A guide that a view or controller offers its constraints.
package struct InterfaceGuide: Hashable, Sendable {
  /// `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`; `top` and `bottom` of a controller.
  package var role: String
  package var id: String
}

/// An outlet, action or segue.
package struct InterfaceConnection: Hashable, Sendable, InterfaceAttributes {
  /// `outlet`, `outletCollection`, `action`, `segue`.
  package var kind: String
  package var attributes: [String: String]
  package var line: Int

  package var destination: String { attributes["destination"] ?? "" }
}

/// A value that Interface Builder sets by key path when the object is loaded.
package struct InterfaceRuntimeAttribute: Hashable, Sendable {
  /// `layer.cornerRadius`.
  package var keyPath: String
  /// `boolean`, `number`, `string`, `color`, `point`, `size`, `rect`, `image`, `nil`.
  package var type: String
  package var attributes: [String: String]
  package var value: InterfaceElement?
  package var line: Int
}

/// What an object has otherwise in a size class, or in general (`default`).
package struct InterfaceVariation: Hashable, Sendable, InterfaceAttributes {
  /// `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact`.
  package var key: String
  package var attributes: [String: String]
  /// Ids taken out and put in, by what they are: `constraints`, `subviews`.
  package var excluded: [String: [String]]
  package var included: [String: [String]]
  package var elements: [InterfaceElement]
}
