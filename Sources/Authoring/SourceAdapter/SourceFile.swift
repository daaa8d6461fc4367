/// A Swift file of the user's, as it was read.
package struct SourceFile: Hashable, Sendable {
  /// The path that messages, `#file` and previews name.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last component of the path.
  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// The file's name without its ending; for `Contents.swift` in a playground or a page of one, that one's.
  var playgroundName: String {
    let parts = path.split(separator: "/").suffix(2)
    let isContents = name == "Contents.swift" && [".playground", ".xcplaygroundpage"].contains { parts.first?.hasSuffix($0) ?? false }
    let component = (isContents ? parts.first : parts.last) ?? ""
    return String(component.prefix(upTo: component.lastIndex(of: ".") ?? component.endIndex))
  }
}
