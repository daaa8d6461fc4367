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
}
