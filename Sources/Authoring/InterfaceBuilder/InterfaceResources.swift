/// What a file notes of the resources and the code it uses, so that it can be shown without them.
package struct InterfaceResources: Hashable, Sendable {
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double
  }

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
  /// The content sizes of views whose classes draw themselves on the canvas (`IBDesignable`), by object id.
  package var designableSizes: [String: Size] = [:]

  init(document: InterfaceElement) {
    for designable in document.first("designables")?.children ?? [] {
      guard let name = designable["name"], let size = designable.first("size"), size["key"] == "intrinsicContentSize",
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      designableSizes[name] = Size(width: width, height: height)
    }
    for child in document.first("resources")?.children ?? [] {
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
