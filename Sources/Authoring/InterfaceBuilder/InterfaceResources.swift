/// What a file notes of the resources it uses, so that it can be shown without them.
package struct InterfaceResources: Hashable, Sendable {
  package struct Image: Hashable, Sendable {
    package var width: Double
    package var height: Double
    /// Symbols of the system.
    package var isSymbol: Bool
  }

  package var images: [String: Image] = [:]
  /// The colour element inside, by name.
  package var namedColors: [String: InterfaceElement] = [:]
  package var systemColors: [String: InterfaceElement] = [:]

  init(_ element: InterfaceElement?) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.tag {
      case "image":
        images[name] = Image(
          width: child.number("width") ?? 0, height: child.number("height") ?? 0, isSymbol: child["catalog"] == "system")
      case "namedColor": namedColors[name] = child.children.first
      case "systemColor": systemColors[name] = child.children.first
      default: continue
      }
    }
  }
}
