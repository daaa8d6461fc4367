/// An element of an Interface Builder file as it stands there.
package struct InterfaceElement: Hashable, Sendable {
  package var tag: String
  package var attributes: [String: String]
  package var children: [InterfaceElement]
  /// The text between the tags, without that of the children.
  package var text: String
  /// Where the element begins, from 1.
  package var line: Int

  package init(tag: String, attributes: [String: String] = [:], children: [InterfaceElement] = [], text: String = "", line: Int = 0) {
    self.tag = tag
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  package subscript(_ name: String) -> String? { attributes[name] }

  package func first(_ tag: String) -> InterfaceElement? { children.first { $0.tag == tag } }
  package func all(_ tag: String) -> [InterfaceElement] { children.filter { $0.tag == tag } }
}

/// How values are written in attributes.
package protocol InterfaceAttributes {
  var attributes: [String: String] { get }
}

extension InterfaceElement: InterfaceAttributes {}

extension InterfaceAttributes {
  /// A number; nil where there is none, or none that is finite.
  package func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  package func integer(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

  /// `YES` or `NO`.
  package func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
