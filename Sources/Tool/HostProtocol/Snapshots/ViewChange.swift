/// One thing that happened to a view between the recording and now.
package struct ViewChange: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case moved, resized, text, color, font, constraint, added, removed
    /// Anything else that the layout file tells: hidden, alpha, an image, a corner.
    case appearance
  }

  package var kind: Kind
  /// The view's name, `titleLabel`, or its class where it has none.
  package var view: String
  /// Its names from the root, joined with ` › `.
  package var path: String
  /// One line for people: `titleLabel moved by 0, 8 pt`.
  package var description: String
  /// The old and the new value as text, `"Sign in"`; nil where there is none.
  package var before: String?
  package var after: String?
  /// Where the view stood and stands, in points from the picture's corner: x, y, width, height.
  package var oldFrame: [Double]?
  package var newFrame: [Double]?

  package init(
    kind: Kind, view: String, path: String, description: String, before: String? = nil, after: String? = nil,
    oldFrame: [Double]? = nil, newFrame: [Double]? = nil
  ) {
    self.kind = kind
    self.view = view
    self.path = path
    self.description = description
    self.before = before
    self.after = after
    self.oldFrame = oldFrame
    self.newFrame = newFrame
  }
}
