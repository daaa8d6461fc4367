/// A text that a PNG carries (a tEXt chunk): it stands before the pixels and is found without decoding them.
package struct PNGText: Hashable, Sendable {
  /// 1 to 79 characters of Latin 1.
  package var keyword: String
  /// Latin 1; other characters become `?`.
  package var text: String
  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}
